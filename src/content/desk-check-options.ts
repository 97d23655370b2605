import type { CheckOptions } from "../../plugins/gatsby-plugin-content-schema";
import { checkOptionsWith } from "./check-options-with";

/** The sections of the pages, as the build hands them to the desk: a page's id with the ids of its sections. */
export type SectionsData = readonly (readonly [page: string, sections: readonly string[]])[];

/** Makes the options of the content check at the editors' desk, which can't read the pages' sources. */
export default function deskCheckOptions(sections: unknown): CheckOptions {
  const pages = new Map(sections as SectionsData);
  return checkOptionsWith(() => pages);
}
