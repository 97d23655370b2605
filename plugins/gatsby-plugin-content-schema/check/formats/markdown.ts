import type { JsonSchema } from "../../json-schema";
import type { ValueProblem } from "../findings";
import { isProse, linesOf, withoutAddresses } from "./words";

/** A sign of Markdown: what it would be there, how it looks, and what to write where the text is HTML. */
interface Sign {
  readonly name: string;
  readonly pattern: RegExp;
  readonly html: string;
  /** Whether plain text may well have it: a page shows numbers of paragraphs as they are. */
  readonly onlyInHtml?: boolean;
}

/** https://spec.commonmark.org/, as far as it can't be meant as plain text. */
const SIGNS: readonly Sign[] = [
  { name: "a heading", pattern: /^ {0,3}(?:#{2,6} ?|# )(?=[^\s#])/m, html: "<h3>…</h3>" },
  { name: "a heading", pattern: /^(?=\S).+\n(?:={3,}|-{3,}) *$/m, html: "<h3>…</h3>" },
  { name: "a picture", pattern: /!\[[^\]\n]*\]\([^)\s]+[^)\n]*\)/, html: "the field for pictures" },
  {
    name: "a link",
    pattern: /\[[^\]\n]+\]\((?:https?:|mailto:|tel:|\/|#|www\.|\.)?[^)\s]*\)/,
    html: '<a href="…">…</a>',
  },
  { name: "a link", pattern: /^\[[^\]\n]+\]:\s+\S+/m, html: '<a href="…">…</a>' },
  {
    name: "bold type",
    pattern: /(?<![\w*])\*\*(?=[^\s*])[^\n]*?[^\s*]\*\*(?![\w*])|(?<![\w_])__(?=[^\s_])[^\n]*?[^\s_]__(?![\w_])/,
    html: "<strong>…</strong>",
  },
  {
    name: "italic type",
    pattern:
      /(?<![\p{L}\p{N}*])\*(?=[\p{L}\p{N}“‘])[^*\n]*[\p{L}\p{N}.,!?…”’]\*(?![\p{L}\p{N}*])|(?<![\w/.@-])_(?=[\p{L}\p{N}“‘])[^_\n]*[\p{L}\p{N}.,!?…”’]_(?!\w)/u,
    html: "<em>…</em>",
  },
  { name: "struck-out type", pattern: /~~(?=\S)[^~\n]*\S~~/, html: "nothing: delete what is struck out" },
  { name: "code", pattern: /^(?:```|~~~)|`[^`\n]+`/m, html: "“…”" },
  { name: "a list", pattern: /^ {0,3}[-*+•] +\S.*(?:\n\s*)+^ {0,3}[-*+•] +\S/m, html: "<ul><li>…</li></ul>" },
  { name: "a list", pattern: /(?:^|\n\s*\n|[:.]\n) {0,3}[-•] +(?=\S)/, html: "<ul><li>…</li></ul>" },
  { name: "a list", pattern: /^ {0,3}1[.)] +\S.*\n\s*2[.)] +\S/m, html: "<ol><li>…</li></ol>", onlyInHtml: true },
  { name: "a quotation", pattern: /^ {0,3}> (?=[\p{L}“"])/mu, html: "<blockquote><p>…</p></blockquote>" },
  {
    name: "a line across the page",
    pattern: /^ {0,3}(?:(?:\* *){3,}|(?:_ *){3,}|(?:- ?){3,})$/m,
    html: "nothing: delete it",
  },
  { name: "a table", pattern: /^\|?(?: *:?-{3,}:? *\|)+ *:?-*:? *$/m, html: "<table>…</table>" },
];

/**
 * Looks for Markdown in a text for readers, which would be shown with its signs.
 *
 * @returns at most one problem, at its place
 */
export function checkMarkdown(value: string, schema: JsonSchema): ValueProblem[] {
  const isHtml = schema.format === "html";
  if (!isHtml && !isProse(schema)) return [];
  const words = withoutAddresses(isHtml ? linesOf(value) : value);
  for (const { name, pattern, html, onlyInHtml = false } of SIGNS) {
    const found = isHtml || !onlyInHtml ? pattern.exec(words) : null;
    if (!found) continue;
    const before = found[0].length - found[0].trimStart().length;
    return [
      {
        severity: "mistake",
        part: found.index + before,
        value: found[0].trim(),
        message: `this is Markdown for ${name}, and readers would see its signs`,
        remedy: isHtml ? `Write HTML: ${html}.` : "Delete the signs; this text is shown as it is.",
      },
    ];
  }
  return [];
}
