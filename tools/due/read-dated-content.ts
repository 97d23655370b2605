import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { DatedContent, DatedEntry } from "./changes-by-day";

/**
 * Reads the published entries whose days change the site.
 *
 * @param folder the path of `data/`
 * @throws Error if there is none, or a file can't be read or is no JSON
 */
export function readDatedContent(folder: string): DatedContent {
  const read = (kind: "articles" | "webinars"): DatedEntry[] =>
    readdirSync(join(folder, kind))
      .filter((file) => file.endsWith(".json"))
      .map((file) => JSON.parse(readFileSync(join(folder, kind, file), "utf8")) as DatedEntry & { draft?: boolean })
      .filter(({ draft }) => !draft)
      .map(({ title, date }) => ({ title, date }));
  return { articles: read("articles"), webinars: read("webinars") };
}
