import type { CheckOptions } from "../../plugins/gatsby-plugin-content-schema";
import { checkOptionsWith } from "./check-options-with";
import type { CountryOutlines } from "./rules/coordinates";

/** What the build hands to the desk of files that browsers can't read. */
export interface DeskCheckData {
  /** A page's id with the ids of its sections. */
  readonly sections: readonly (readonly [page: string, sections: readonly string[]])[];
  /** The documents that the check reads, by their paths. */
  readonly texts: Readonly<Record<string, string>>;
  readonly outlines: CountryOutlines;
}

/** Makes the options of the content check at the editors' desk, which can't read the project's files. */
export default function deskCheckOptions(data: unknown): CheckOptions {
  const { sections, texts, outlines } = data as DeskCheckData;
  const pages = new Map(sections);
  return checkOptionsWith({ pageSections: () => pages, readText: (file) => texts[file], outlines: () => outlines });
}
