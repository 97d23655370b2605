import { countryOutlines } from "./country-outlines";
import type { DeskCheckData } from "./desk-check-options";
import { anchoredSections, pageSections } from "./page-sections";
import { readProjectText } from "./project-text";
import { claimTexts } from "./rules/claims/check-claims";

/** Reads what the check at the editors' desk needs of the project's files. */
export function deskCheckData(): DeskCheckData {
  return {
    sections: [...pageSections()],
    anchored: [...anchoredSections()],
    texts: claimTexts(readProjectText),
    outlines: countryOutlines(),
  };
}
