import { paragraphsOf } from "../src/lib/text";
import { headingsOf, plainText } from "./markdown";
import { typeset } from "./typeset";

/** The length of the excerpt on an article's card, in characters: section 9 of the specification. */
const EXCERPT_LENGTH = 200;

/** A usual reading speed for prose in English, in words a minute. */
const WORDS_A_MINUTE = 220;

/** Splits a text into characters as a reader counts them: an emoji or a letter with its accents is one. */
const CHARACTERS = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Returns the first 200 characters of an article's words, with an ellipsis if there are more. */
export function excerpt(content: string): string {
  const text = plainText(content);
  const end = [...CHARACTERS.segment(text)][EXCERPT_LENGTH]?.index;
  return end === undefined ? text : `${text.slice(0, end)}…`;
}

/** How long an article takes to read, in whole minutes, at least one. */
export const readingMinutes = (content: string): number =>
  Math.max(1, Math.round(plainText(content).split(" ").length / WORDS_A_MINUTE));

/** Lists the headings of the upper level, for the table of contents of an article with this id. */
export const contentsOf = (content: string, id: string) =>
  headingsOf(content, id)
    .filter(({ depth }) => depth === 3)
    .map((heading) => ({ id: heading.id, title: typeset(heading.title) }));

/** How long the opening of a text is to be, in characters, as nearly as whole sentences allow. */
const OPENING_LENGTH = 220;

const SENTENCES = new Intl.Segmenter("en", { granularity: "sentence" });

/** The whole sentences with which a text opens: as many of its first paragraph as come nearest to 220 characters. */
export function opening(text: string): string {
  const [paragraph = ""] = paragraphsOf(text);
  let end = 0;
  for (const { index, segment } of SENTENCES.segment(paragraph)) {
    const next = index + segment.trimEnd().length;
    const isNearer = Math.abs(next - OPENING_LENGTH) < Math.abs(end - OPENING_LENGTH);
    if (end > 0 && !isNearer) break;
    end = next;
  }
  return paragraph.slice(0, end);
}
