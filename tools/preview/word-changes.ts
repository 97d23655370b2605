import { readFile } from "node:fs/promises";
import { diffWordsWithSpace } from "diff";
import { htmlFile } from "../built-site/first-load";
import { readPage } from "./read-page";

/** How much of what is the same is shown beside what differs, in characters. */
const CONTEXT = 60;

/** More differences than this take long to find, and tell less than the texts themselves. */
const MOST_DIFFERENCES = 2000;

/** Some words that both texts have, or that were taken away or added. */
export interface Words {
  readonly kind: "same" | "removed" | "added";
  readonly text: string;
}

/** Leaves out the middle of what is the same; at the text's ends, all but what stands next to a difference. */
function shorten(text: string, isFirst: boolean, isLast: boolean): string {
  const [start, end] = [isFirst ? 0 : CONTEXT, isLast ? 0 : CONTEXT];
  if (text.length <= start + end) return text;
  const head = text.slice(0, start).replace(/\S*$/, "");
  const tail = text.slice(text.length - end).replace(/^\S*/, "");
  return `${head} … ${tail}`;
}

/**
 * What was written anew, taken away or added in a text, with what stands around it.
 *
 * @returns nothing where the texts are the same, or have hardly a word in common
 */
export function wordChanges(before: string, after: string): Words[] {
  if (before === after) return [];
  const changes = diffWordsWithSpace(before, after, { maxEditLength: MOST_DIFFERENCES }) ?? [];
  return changes.map(({ value, added, removed }, index) =>
    added || removed
      ? { kind: added ? "added" : "removed", text: value }
      : { kind: "same", text: shorten(value, index === 0, index === changes.length - 1) },
  );
}

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
