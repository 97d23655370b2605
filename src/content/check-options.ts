import type { CheckOptions } from "../../plugins/gatsby-plugin-content-schema";
import { buildDate } from "./build-date";
import { checkOptionsWith } from "./check-options-with";
import { countryOutlines } from "./country-outlines";
import { anchoredSections, pageSections } from "./page-sections";
import { readProjectText } from "./project-text";

/** What the content check has to know of this site, for the build, the development server and `npm run check`. */
export const checkOptions: CheckOptions = {
  ...checkOptionsWith({ pageSections, anchoredSections, readText: readProjectText, outlines: countryOutlines }),
  now: buildDate,
};
