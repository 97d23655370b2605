import type { CheckOptions } from "../../plugins/gatsby-plugin-content-schema";
import { checkOptionsWith } from "./check-options-with";
import type { CountryOutlines } from "./rules/coordinates";

type SectionsOfPage = readonly [page: string, sections: readonly string[]];

/** What the build hands to the desk of files that browsers can't read. */
export interface DeskCheckData {
  /** Each page's id with the ids of its sections, and of those that stand on the page itself. */
  readonly sections: readonly SectionsOfPage[];
  readonly anchored: readonly SectionsOfPage[];
  /** The documents that the check reads, by their paths. */
  readonly texts: Readonly<Record<string, string>>;
  readonly outlines: CountryOutlines;
}

/** Makes the options of the content check at the editors' desk, which can't read the project's files. */
export default function deskCheckOptions(data: unknown): CheckOptions {
  const { sections, anchored, texts, outlines } = data as DeskCheckData;
  const [pages, anchors] = [new Map(sections), new Map(anchored)];
  return checkOptionsWith({
    pageSections: () => pages,
    anchoredSections: () => anchors,
    readText: (file) => texts[file],
    outlines: () => outlines,
  });
}
