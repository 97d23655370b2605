import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import { NO_BREAK_SPACE, WORD_JOINER } from "../src/lib/text";

const TENS = "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety";
const NUMBERS = `one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|${TENS}`;

/** A compound that starts with a number or a single letter: "six-week", "12-month", "X-ray". */
const COMPOUND = new RegExp(`(?<![\\p{L}\\d-])(${NUMBERS}|\\d+|\\p{L})-(?=\\p{L})`, "giu");

const UNITS = [
  "thousand|million|billion|percent|points?",
  "seconds?|minutes?|hours?|days?|weeks?|months?|quarters?|years?",
  "tons?|metric|pages?|people|countries|AM|PM",
].join("|");

/** A number with its unit: "45 minutes", "$18 million". */
const NUMBER_AND_UNIT = new RegExp(`(\\d) (?=(?:${UNITS})\\b)`, "g");

/**
 * Prevents bad line breaks: puts a word joiner into compounds that start with a number or a letter, and a no-break space
 * between a number and its unit.
 */
export function typeset(text: string): string {
  return text.replace(COMPOUND, `$1-${WORD_JOINER}`).replace(NUMBER_AND_UNIT, `$1${NO_BREAK_SPACE}`);
}

/** The characters before an opening quotation mark. */
const BEFORE_QUOTE = /[\s([–—“‘]/;

const INLINE = new Set(["a", "strong", "em"]);

/** Adds quotation marks to a quotation that doesn't have them. */
function quote(quotation: Element): void {
  const paragraphs = quotation.children.filter((node) => node.type === "element" && node.tagName === "p") as Element[];
  const [first, last] = [paragraphs[0], paragraphs.at(-1)];
  const [start] = first?.children ?? [];
  if (!first || !last || (start?.type === "text" && start.value.startsWith("“"))) return;
  first.children.unshift({ type: "text", value: "“" });
  last.children.push({ type: "text", value: "”" });
}

/** Typesets all texts of a tree, and replaces straight quotation marks and apostrophes with curly ones. */
export function typesetTree(tree: Root): void {
  let before = " ";
  const curly = (mark: string) => {
    const opens = BEFORE_QUOTE.test(before);
    before = mark;
    if (mark === '"') return opens ? "“" : "”";
    if (mark === "'") return opens ? "‘" : "’";
    return mark;
  };
  visit(tree, (node) => {
    if (node.type === "element" && !INLINE.has(node.tagName)) before = " ";
    if (node.type === "text") node.value = typeset(node.value.replace(/./gsu, curly));
  });
  visit(tree, { tagName: "blockquote" }, (node) => {
    quote(node as Element);
  });
}
