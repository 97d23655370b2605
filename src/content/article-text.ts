import GithubSlugger from "github-slugger";
import { Parser } from "htmlparser2";
import { paragraphsOf } from "../lib/text";

/** Length of the excerpt on an article's card, in characters. */
const EXCERPT_LENGTH = 200;

/** A usual reading speed for prose in English, in words a minute. */
const WORDS_A_MINUTE = 220;

/** Tags that stand within a line: their end does not part two words. */
const INLINE = new Set(["a", "em", "strong"]);

/** The words of some HTML, without markup, with single spaces. */
export function plainText(html: string): string {
  const words: string[] = [];
  const parser = new Parser({
    ontext: (text) => words.push(text),
    onclosetag: (tag) => (INLINE.has(tag) ? undefined : words.push(" ")),
  });
  parser.end(html);
  return words.join("").replace(/\s+/g, " ").trim();
}

/** Splits a text into characters as a reader counts them: an emoji or a letter with its accents is one. */
const characters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Returns the first 200 characters of an article's words, with an ellipsis if there are more. */
export function excerpt(html: string): string {
  const text = plainText(html);
  let count = 0;
  for (const { index } of characters.segment(text)) {
    if (count === EXCERPT_LENGTH) return `${text.slice(0, index)}…`;
    count += 1;
  }
  return text;
}

/** How long an article takes to read, in whole minutes, at least one. */
export function readingMinutes(html: string): number {
  return Math.max(1, Math.round(plainText(html).split(" ").length / WORDS_A_MINUTE));
}

/**
 * HTML with an id on each heading, so that parts of an article can be linked to.
 *
 * @param prefix begins every id, so that articles on one page don't collide
 */
export function withHeadingIds(html: string, prefix: string): string {
  const slugger = new GithubSlugger();
  return html.replace(
    /<(h[34])>(.*?)<\/\1>/gs,
    (_match, tag: string, inner: string) =>
      `<${tag} id="${prefix}-${slugger.slug(plainText(inner))}">${inner}</${tag}>`,
  );
}

/**
 * The ids that `withHeadingIds` gives to the headings of some HTML.
 *
 * @param prefix begins every id
 */
export function headingIds(html: string, prefix: string): string[] {
  return [...withHeadingIds(html, prefix).matchAll(/<h[34] id="([^"]+)">/g)].map(([, id = ""]) => id);
}

/** A heading of an article, as its table of contents lists it. */
export interface ArticleHeading {
  readonly id: string;
  readonly title: string;
}

/**
 * Lists the headings of the upper level, with the ids that `withHeadingIds` gives them.
 *
 * @param prefix begins every id
 */
export function contentsOf(html: string, prefix: string): ArticleHeading[] {
  const headings = withHeadingIds(html, prefix).matchAll(/<h3 id="([^"]+)">(.*?)<\/h3>/gs);
  return [...headings].map(([, id = "", inner = ""]) => ({ id, title: plainText(inner) }));
}

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
