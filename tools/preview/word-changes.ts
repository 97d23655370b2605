import { readFile } from "node:fs/promises";
import { diffWordsWithSpace } from "diff";
import { htmlFile } from "../built-site/first-load";
import { readPage } from "./read-page";

/** The length of the unchanged text shown beside a difference, in characters. */
const CONTEXT = 60;

/** More differences than this take long to find, and say little. */
const MOST_DIFFERENCES = 2000;

/** Words that are the same in both texts, or were removed or added. */
export interface Words {
  readonly kind: "same" | "removed" | "added";
  readonly text: string;
}

/** Shortens unchanged text to what is next to a difference. */
function shorten(text: string, isFirst: boolean, isLast: boolean): string {
  const [start, end] = [isFirst ? 0 : CONTEXT, isLast ? 0 : CONTEXT];
  if (text.length <= start + end) return text;
  const head = text.slice(0, start).replace(/\S*$/, "");
  const tail = text.slice(text.length - end).replace(/^\S*/, "");
  return `${head} … ${tail}`;
}

/**
 * Returns the differences between two texts, with the text around them.
 *
 * @returns an empty list when the texts are the same or have hardly a word in common
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
 * Compares the words of pages of two builds.
 *
 * @param before the published folder of the older build
 * @param after the published folder of the newer build
 * @returns the differences by the page's path; an empty list for a page with the same words
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
