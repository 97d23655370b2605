import type { ContentRule } from "../../../plugins/gatsby-plugin-content-schema";
import { checkHeadings } from "./addresses";
import { checkCaseStudies } from "./case-studies";
import { checkLinkGroups } from "./links";

/** What the content of this site has to keep to besides its schemas. */
export const contentRules: readonly ContentRule[] = [checkCaseStudies, checkHeadings, checkLinkGroups];
