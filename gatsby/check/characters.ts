import type { Report } from "./problems";

export const isBlank = (text: string): boolean => /^[\s\p{C}\p{DI}\u2800]*$/u.test(text);

const NAMES: Readonly<Record<string, string>> = { "\u00a0": "no-break space, ", "\u200b": "zero-width space, " };

/** Names a character that editors can't see, or can't tell from another: "no-break space, U+00A0". */
export function nameOf(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return `${NAMES[character] ?? ""}U+${code}`;
}

export const quoted = (text: string) => `“${text.slice(0, 40).replaceAll(/\s/g, " ")}${text.length > 40 ? "…" : ""}”`;

/** Warns of a quotation mark without its partner in a paragraph. `next` is the paragraph after it. */
export function checkQuotes(text: string, next: string, report: Report): void {
  const isOdd = (marks: RegExp) => (text.match(marks)?.length ?? 0) % 2 === 1;
  // A quotation of several paragraphs opens in each, and closes in the last.
  const goesOn = /^["“„«]/.test(text) && next.startsWith(text.charAt(0));
  // After a digit, a mark may mean inches. An apostrophe looks like a closing single mark.
  const found =
    (!goesOn && isOdd(/["“”„‟]/g) && !/\d["”]/.test(text) && /["“”„‟].*/s.exec(text)) ||
    (!goesOn && isOdd(/[«»]/g) && /[«»].*/s.exec(text)) ||
    /(?<![\p{L}\d]|‚[^‘]*)‘(?!\d|(?:tis|twas|em|til|cause|n)\b)[^’']*$/iu.exec(text);
  if (found)
    report(`this quotation mark has no partner: ${quoted(found[0])}`, "Write the other one, or remove it.", "warning");
}
