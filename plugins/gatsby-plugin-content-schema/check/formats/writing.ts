import type { JsonSchema } from "../../json-schema";
import type { CheckedValue } from "../context";
import type { ValueProblem } from "../findings";
import { checkLeftovers } from "./leftovers";
import { checkMarkdown } from "./markdown";
import { isProse, linesOf, withoutAddresses } from "./words";

/** The longest text that editors take for one line, in characters. */
const ONE_LINE = 250;

/** Checks where the lines of a plain text end: pages show a text in one line, or its paragraphs, which blank lines part. */
function checkLineEnds(value: string, { paragraphs = false, maxLength = Infinity }: JsonSchema): ValueProblem[] {
  const found = paragraphs ? /(?<!\n[^\S\n]*)\n(?![^\S\n]*\n)/.exec(value) : /\n/.exec(value);
  if (!found) return [];
  const { index: part } = found;
  if (paragraphs) {
    return [
      {
        severity: "warning",
        part,
        message: "the line ends here, and the page goes on in the same paragraph",
        remedy: "Leave an empty line where a new paragraph should begin; else write a space instead.",
      },
    ];
  }
  return [
    {
      severity: maxLength > ONE_LINE ? "warning" : "mistake",
      part,
      message: `the line ends here, and the page shows the text in one ${maxLength > ONE_LINE ? "paragraph" : "line"}`,
      remedy: "Write a space instead of the line end.",
    },
  ];
}

/**
 * Checks how a text for readers is written: nothing is left in it from writing, it has no Markdown, and its lines end
 * where the page's do.
 */
export function checkWriting(value: string, { schema }: CheckedValue): ValueProblem[] {
  const isHtml = schema.format === "html";
  if ((!isHtml && !isProse(schema)) || schema.verbatim?.includes(value)) return [];
  const words = withoutAddresses(isHtml ? linesOf(value) : value);
  const leftovers = checkLeftovers(words);
  if (leftovers.length > 0) return leftovers;
  const inMarkdown = checkMarkdown(words, isHtml);
  return inMarkdown.length > 0 || isHtml ? inMarkdown : checkLineEnds(value, schema);
}
