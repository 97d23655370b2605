import type { ContentRule } from "../../../plugins/gatsby-plugin-content-schema/browser";
import { checkCaseStudies } from "./case-studies";
import { checkContrast } from "./contrast";
import { checkDatesSinceFounding, checkRecordings, checkTimes } from "./dates";
import { checkFormerIds } from "./former-ids";
import { checkHeadings } from "./headings";
import { checkLinkGroups, checkLinkLabels } from "./links";
import { checkNetworks } from "./networks";
import { checkOfficeLists, checkPlacesOfWork, checkSeats } from "./offices";
import { checkSpeakers } from "./people";
import { checkSwitchedOff } from "./switched-off";

/** What the content of this site has to keep to besides its schemas. */
export const contentRules: readonly ContentRule[] = [
  checkCaseStudies,
  checkContrast,
  checkDatesSinceFounding,
  checkFormerIds,
  checkHeadings,
  checkLinkGroups,
  checkLinkLabels,
  checkNetworks,
  checkOfficeLists,
  checkPlacesOfWork,
  checkRecordings,
  checkSeats,
  checkSpeakers,
  checkSwitchedOff,
  checkTimes,
];
