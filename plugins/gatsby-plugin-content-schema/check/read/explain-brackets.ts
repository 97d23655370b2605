import type { Explained } from "./explained";
import { surplusOf } from "./tokens";
import type { Spot, Token } from "./tokens";

/** A line left blank between two tokens, by the index of its first character. */
function blankLine(text: string, { end }: Token, { offset }: Token): number | undefined {
  const blank = /\n(?=[^\S\n]*\n)/.exec(text.slice(end, offset).replaceAll("\r\n", " \n"));
  return blank ? end + blank.index + 1 : undefined;
}

/** Where something is missing between two tokens: on the line left blank, where there is one, else behind the first. */
export function gap(text: string, first: Token, second: Token): number {
  return blankLine(text, first, second) ?? Math.max(first.end - 1, 0);
}

/** A closing bracket is missing. */
export function missingBracket(bracket: string, offset: number): Explained {
  return {
    offset,
    message: `the closing bracket ${bracket} is missing here`,
    remedy: `Write ${bracket} at the end of the ${bracket === "]" ? "list" : "entry"}.`,
  };
}

/** A key stands where an item of a list is expected: its entry isn't opened, or the list before it isn't closed. */
function keyWithinList(spot: Spot, text: string): Explained {
  const { beforePrevious, previous } = spot;
  if (surplusOf("[", spot) > 0) return missingBracket("]", beforePrevious.offset);
  return {
    offset: blankLine(text, beforePrevious, previous) ?? previous.offset,
    message: `the opening bracket { of an entry is missing before ${previous.text}`,
    remedy: "Write { before the first key of the entry.",
  };
}

/** A colon or a closing bracket stands where none can: something is missing before it, or it is too much. */
export function strayBracket(spot: Spot, text: string): Explained {
  const { previous, token } = spot;
  if (token.text === ":") return keyWithinList(spot, text);
  const isUnclosed = token.text === "}" ? surplusOf("[", spot) > 0 : surplusOf("{", spot) > 0;
  if (isUnclosed) return missingBracket(token.text === "}" ? "]" : "}", gap(text, previous, token));
  return { offset: token.offset, message: `this ${token.text} closes nothing`, remedy: `Delete this ${token.text}.` };
}

/** Where a list's opening bracket is missing: behind the key whose value would be the list. */
export function missingList({ before }: Spot): Explained {
  let depth = 0;
  const colon = before.findLast(({ text }) => {
    if (/^[}\]]$/.test(text)) depth += 1;
    if (/^[{[]$/.test(text)) depth -= 1;
    return depth === 0 && text === ":";
  });
  return {
    offset: colon?.offset ?? 0,
    message: "the opening bracket [ of a list is missing behind this colon",
    remedy: "Write [ before the first item of the list.",
  };
}
