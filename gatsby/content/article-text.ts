import { paragraphsOf, wordsBefore } from "../../src/lib/text";
import { headingsOf, plainText } from "./markdown";

/** In characters. */
const EXCERPT_LENGTH = 200;

/** Splits a text into characters as readers count them: an emoji or a letter with accents is one. */
const CHARACTERS = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Returns the whole words in the first 200 characters of an article, without markup, with an ellipsis if there are more. */
export function excerpt(content: string): string {
  const text = plainText(content);
  const end = [...CHARACTERS.segment(text)][EXCERPT_LENGTH]?.index;
  return end === undefined ? text : wordsBefore(text, end);
}

/** Returns the reading time of an article in minutes, at least 1, at a usual speed of 220 words a minute. */
export const readingMinutes = (content: string): number =>
  Math.max(1, Math.round(plainText(content).split(" ").length / 220));

/** Lists the headings of the upper level, for the table of contents of the article with this id. */
export const contentsOf = (content: string, id: string) => headingsOf(content, id).filter(({ depth }) => depth === 3);

/** The target length of an opening, in characters. */
const OPENING_LENGTH = 220;

const SENTENCES = new Intl.Segmenter("en", { granularity: "sentence" });

/** Returns the first sentences of a text's first paragraph, as many as come closest to 220 characters. */
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
