import type { CheckOptions } from "../../plugins/gatsby-plugin-content-schema";
import { buildDate } from "./build-day";
import { checkOptionsWith } from "./check-options-with";
import { countryOutlines } from "./country-outlines";
import type { DeskCheckData } from "./desk-check-options";
import { anchoredSections, pageSections, readProjectText } from "./project-files";
import { claimTexts } from "./rules/claims/check-claims";

/** What the content check has to know of this site, for the build, the development server and `npm run check`. */
export const checkOptions: CheckOptions = {
  ...checkOptionsWith({ pageSections, anchoredSections, readText: readProjectText, outlines: countryOutlines }),
  now: buildDate,
};

/** Reads what the check at the editors' desk needs of the project's files. */
export function deskCheckData(): DeskCheckData {
  return {
    sections: [...pageSections()],
    anchored: [...anchoredSections()],
    texts: claimTexts(readProjectText),
    outlines: countryOutlines(),
  };
}
