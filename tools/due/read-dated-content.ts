import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { DatedContent, DatedEntry } from "./changes-by-day";

/** The dated entries in a value of JSON, however deep they stand in it; those of drafts are left out. */
function datedEntries(value: unknown): DatedEntry[] {
  if (typeof value !== "object" || value === null) return [];
  const { title, date, draft } = value as Partial<DatedEntry & { readonly draft: boolean }>;
  if (draft) return [];
  if (typeof title === "string" && typeof date === "string") return [{ title, date }];
  return Object.values(value).flatMap(datedEntries);
}

/**
 * Reads the entries whose days change the site.
 *
 * @param folder the path of `data/`
 * @throws Error if there is none, or a file can't be read or is no JSON
 */
export function readDatedContent(folder: string): DatedContent {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const read = (kind: "articles" | "webinars") => {
    // A file an entry in a folder of that name, or all in one file.
    const own = files.filter((file) => new RegExp(`^${kind}(\\.json|[\\\\/][^\\\\/]+\\.json)$`).test(file));
    if (own.length === 0) throw new Error(`There are no ${kind} in ${folder}`);
    return own.flatMap((file) => datedEntries(JSON.parse(readFileSync(join(folder, file), "utf8"))));
  };
  return { articles: read("articles"), webinars: read("webinars") };
}
