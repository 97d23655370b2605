import type { JsonSchema } from "../../json-schema";
import type { ValueProblem } from "../problem";
import { readHtml } from "./html-reader";
import { isProse } from "./text";

/** Stands for what isn't prose; no rule finds anything in it. */
const MASK = "\u0000";

const ADDRESSES = /\bhttps?:\/\/\S+|\bwww\.\S+|\S+@\S+\.\S+/g;

const RULES = [
  {
    pattern: /(?<=\p{L})'(?=\p{L})/u,
    message: "a straight apostrophe stands here",
    remedy: "Write a curly one: ’.",
    mend: (word: string) => word.replaceAll("'", "’"),
  },
  {
    pattern: /"|(?<!\p{L})'|'(?!\p{L})/u,
    message: "a straight quotation mark stands here",
    remedy: "Write curly ones: “ and ”, or ’ for an apostrophe.",
    mend: undefined,
  },
  {
    pattern: /--+/,
    message: "two hyphens stand here",
    remedy: "Write a dash, –, or the punctuation that the sentence needs.",
    mend: undefined,
  },
  {
    pattern: /(?<=\S)[ \t]{2,}(?=\S)/,
    message: "two spaces stand here",
    remedy: "Write one.",
    mend: undefined,
  },
];

const mask = (text: string) => MASK.repeat(text.length);

/** The words of some HTML at their places, with everything else masked. */
function wordsOf(html: string): string {
  let words = "";
  for (const [start, end] of readHtml(html).texts) words += MASK.repeat(start - words.length) + html.slice(start, end);
  return words;
}

/** The word around a character. */
function wordAt(text: string, index: number): string {
  const before = /[\p{L}']*$/u.exec(text.slice(0, index))?.[0] ?? "";
  const after = /^[\p{L}']*/u.exec(text.slice(index))?.[0] ?? "";
  return before + after;
}

/**
 * Looks for what typewriters write in what people read: straight quotes, double hyphens, double spaces. Addresses and
 * tags are left alone.
 *
 * @returns at most one warning of a kind, at its first place
 */
export function checkTypography(value: string, schema: JsonSchema): ValueProblem[] {
  const isHtml = schema.format === "html";
  if ((!isHtml && !isProse(schema)) || schema.verbatim?.includes(value)) return [];
  // Most texts have nothing of the kind, and needn't be taken apart.
  if (!/["']|--| {2}|\t/.test(isHtml ? value.replaceAll(/<[^<>]*>/g, "") : value)) return [];
  const prose = (isHtml ? wordsOf(value) : value).replaceAll(ADDRESSES, mask);
  return RULES.flatMap(({ pattern, message, remedy, mend }): ValueProblem[] => {
    const found = pattern.exec(prose);
    if (!found) return [];
    const word = wordAt(prose, found.index);
    return [
      {
        severity: "warning",
        part: found.index,
        value: word === "" ? found[0] : word,
        message,
        remedy,
        ...(mend ? { suggestion: mend(word) } : {}),
      },
    ];
  });
}
