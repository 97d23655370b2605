import { existsSync } from "node:fs";
import { readEntries } from "../../plugins/gatsby-plugin-content-schema";
import type { DatedContent, DatedEntry } from "./changes-by-day";

/**
 * Reads the published entries whose days change the site.
 *
 * @param folder the path of `data/`
 * @throws Error if there is no such folder
 * @throws SyntaxError if a file is no JSON
 */
export function readDatedContent(folder: string): DatedContent {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}`);
  const read = (kind: "articles" | "webinars"): DatedEntry[] =>
    // A kind without entries has no folder: git keeps none that is empty.
    readEntries(folder, kind, { folder: true })
      .map((entry) => entry as unknown as DatedEntry & { readonly draft?: boolean })
      .filter(({ draft }) => !draft)
      .map(({ title, date }) => ({ title, date }));
  return { articles: read("articles"), webinars: read("webinars") };
}
