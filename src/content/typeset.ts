import { Parser } from "htmlparser2";
import { NO_BREAK_SPACE, WORD_JOINER } from "../lib/text";

const TENS = "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety";
const NUMBERS = `one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|${TENS}`;

/** A compound that begins with a number or a single letter: "six-week", "12-month", "X-ray". */
const COMPOUND = new RegExp(`(?<![\\p{L}\\d-])(${NUMBERS}|\\d+|\\p{L})-(?=\\p{L})`, "giu");

const UNITS = [
  "thousand|million|billion|percent|points?",
  "seconds?|minutes?|hours?|days?|weeks?|months?|quarters?|years?",
  "tons?|metric|pages?|people|countries|AM|PM",
].join("|");

/** A number and what it counts: "45 minutes", "$18 million". */
const NUMBER_AND_UNIT = new RegExp(`(\\d) (?=(?:${UNITS})\\b)`, "g");

/**
 * Text as it is set: what belongs together is not parted at the end of a line.
 *
 * @param text as it is written in `data/`
 * @returns the same words, with a word joiner in compounds that begin with a number or a letter, and a no-break space
 *   between a number and what it counts
 */
export function typeset(text: string): string {
  return text.replace(COMPOUND, `$1-${WORD_JOINER}`).replace(NUMBER_AND_UNIT, `$1${NO_BREAK_SPACE}`);
}

/** HTML whose words are set so; tags and what stands in them stay as they are. */
export function typesetHtml(html: string): string {
  let set = "";
  let end = 0;
  const parser = new Parser(
    {
      ontext(text) {
        set += html.slice(end, parser.startIndex) + typeset(text);
        end = parser.startIndex + text.length;
      },
    },
    // The words stay as they are written.
    { decodeEntities: false },
  );
  parser.end(html);
  return set + html.slice(end);
}

/** What an opening quotation mark follows. */
const BEFORE_QUOTE = /[\s([–—“‘]/;

const INLINE = /^<\/?(?:a|em|strong)\b/;

/** HTML in which the quotation marks and apostrophes of keyboards are those of print. */
function curly(html: string): string {
  let before = " ";
  return html.replace(/<[^>]*>|[^<]/gu, (token) => {
    if (token.startsWith("<")) {
      if (!INLINE.test(token)) before = " ";
      return token;
    }
    const opens = BEFORE_QUOTE.test(before);
    before = token;
    if (token === '"') return opens ? "“" : "”";
    if (token === "'") return opens ? "‘" : "’";
    return token;
  });
}

/** Puts a quotation between quotation marks, unless its author has. */
function quoted(quotation: string): string {
  const [first, last] = [quotation.indexOf("<p>"), quotation.lastIndexOf("</p>")];
  const words = quotation.slice(first + "<p>".length, last);
  if (first < 0 || last < first || words.startsWith("“")) return quotation;
  return `${quotation.slice(0, first)}<p>“${words}”${quotation.slice(last)}`;
}

/** HTML of an article with the quotation marks of print, also around its block quotations. */
export function withQuotationMarks(html: string): string {
  return curly(html).replace(/<blockquote>.*?<\/blockquote>/gs, quoted);
}
