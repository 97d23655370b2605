import type { ContentRule } from "../../../plugins/gatsby-plugin-content-schema";
import { checkHeadings } from "./addresses";
import { checkCaseStudies } from "./case-studies";
import { checkDatesSinceFounding } from "./dates";
import { checkLinkGroups, checkLinkLabels, checkNetworks } from "./links";
import { checkOfficeLists, checkPlacesOfWork } from "./offices";
import { checkSpeakers } from "./people";

/** What the content of this site has to keep to besides its schemas. */
export const contentRules: readonly ContentRule[] = [
  checkCaseStudies,
  checkDatesSinceFounding,
  checkHeadings,
  checkLinkGroups,
  checkLinkLabels,
  checkNetworks,
  checkOfficeLists,
  checkPlacesOfWork,
  checkSpeakers,
];
