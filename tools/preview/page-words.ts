import { readFile } from "node:fs/promises";
import { htmlFile } from "../weight/first-load";
import { readPage } from "./read-page";
import { wordChanges } from "./word-changes";
import type { Words } from "./word-changes";

async function wordsOf(publicFolder: string, path: string): Promise<string> {
  return readPage(await readFile(htmlFile(publicFolder, path), "utf8"), (text) => text).words;
}

/**
 * How the words of pages differ that two builds have.
 *
 * @param before the published folder of the older build
 * @param after the published folder of the newer build
 * @returns the changes of each page, by its path; nothing for a page with the same words
 */
export async function pageWords(
  before: string,
  after: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, readonly Words[]>> {
  const changes = new Map<string, readonly Words[]>();
  for (const path of paths) changes.set(path, wordChanges(await wordsOf(before, path), await wordsOf(after, path)));
  return changes;
}
