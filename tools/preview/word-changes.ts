import { diffWordsWithSpace } from "diff";

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
