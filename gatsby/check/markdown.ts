// Finds in texts what the site doesn't show, broken links, and markup that has no effect.
import type { Nodes } from "mdast";
import { toString } from "mdast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import { SHOWN, parseMarkdown } from "../content/markdown";
import type { DataFiles } from "./data-files";
import type { Links } from "./links";
import type { Report } from "./problems";
import { MARKUP_RULES, TEXT_RULES, checkQuotes, isBlank, quoted, reportMistakes } from "./text-rules";

type Explanation = readonly [message: string, remedy: string];

const NOT_SHOWN: Readonly<Record<string, Explanation>> = {
  html: ["HTML has no effect here", "Write **bold**, _italic_, [words](address), ### heading, - list or > quotation."],
  code: ["this would be program code", "Remove the spaces at the start of the line, or the characters ```."],
  inlineCode: ["this would be program code", "Remove the characters `."],
  delete: ["the site has no crossed-out text", "Remove it, or the characters ~."],
  thematicBreak: ["the site has no lines between paragraphs", "Remove it, or write a heading: ### Words."],
  footnoteReference: ["the site has no footnotes", "Write the note in the text, in parentheses."],
  footnoteDefinition: ["the site has no footnotes", "Write the note in the text, in parentheses."],
  imageReference: ["this picture's address is in another place", "Write it here: ![Port](/images/…)."],
};

const OTHER: Explanation = ["the site doesn't show this", "Write it as plain text."];

const NOT_EMPTY = new Set("root heading paragraph link listItem blockquote".split(" "));

/** Returns what Markdown probably makes of a paragraph by mistake, because of its first sign: "> 1,000 orders", "2026. Then". */
function unintended(node: Nodes, parent: Nodes | undefined): string | undefined {
  if (node.type !== "blockquote" && node.type !== "list") return undefined;
  const text = toString(node);
  if (node.type === "blockquote")
    return /^[~≈]?[$€£]?\d/.test(text) && !/(?:^|\n)— /.test(text) ? "a quotation" : undefined;
  if (parent?.type !== "root") return undefined;
  const first = node.start ?? 1;
  // Pictures may separate the items of a list.
  const isPart = parent.children.some((one) => {
    if (one === node || one.type !== "list" || one.ordered !== node.ordered) return false;
    return !node.ordered || first === (one.start ?? 1) + one.children.length || first + 1 === one.start;
  });
  const isOdd = !isPart || (!node.ordered && /^[\d$€£\p{Ll}]/u.test(text));
  return first > 99 || (node.children.length === 1 && isOdd) ? "a list" : undefined;
}

/** Checks a text in Markdown. `at` returns a function that reports problems at a character. */
export function checkMarkdown(text: string, at: (index: number) => Report, links: Links, files: DataFiles): void {
  const tree = parseMarkdown(text);
  const used = new Set<string>();
  visit(tree, (node) => void ("identifier" in node && node.type !== "definition" && used.add(node.identifier)));
  let level = 2;
  visit(tree, (node: Nodes, index, parent) => {
    const start = node.position?.start.offset ?? 0;
    const written = text.slice(start, node.position?.end.offset);
    const report: Report = (message, ...more) => {
      at(start)(`${message}: ${quoted(written)}`, ...more);
    };
    if (!SHOWN.has(node.type)) {
      report(...(NOT_SHOWN[node.type] ?? OTHER));
      return SKIP;
    }
    if (NOT_EMPTY.has(node.type) && isBlank(toString(node)) && !written.includes("!["))
      report("this is empty", "Write its words, or remove it.");
    const markup = unintended(node, parent);
    const remedy = "If you don't mean it, write \\ before its first sign, or before the point: \\> \\- 1\\.";
    if (markup) report(`Markdown makes ${markup} of this`, remedy, "warning");
    if (/^(?:paragraph|heading|tableCell)$/.test(node.type)) {
      const next = parent?.children[(index ?? 0) + 1];
      checkQuotes(toString(node), toString(next), at(start));
    }
    if (node.type === "link" || node.type === "definition") links.check(node.url, report);
    if (node.type === "definition" && !used.has(node.identifier)) report(...OTHER);
    if (node.type === "listItem" && typeof node.checked === "boolean")
      report("the site has no checkboxes", "Remove the brackets at the start of the line.");
    if (node.type === "text") {
      // Blocks can't start in a heading: "### 1. The plan" is right.
      const rules = MARKUP_RULES.filter(([pattern]) => !(pattern.multiline && parent?.type === "heading"));
      reportMistakes(node.value, [...rules, ...TEXT_RULES], ({ 0: found }) =>
        at(start + Math.max(written.indexOf(found), 0)),
      );
    }
    if (node.type === "image") {
      files.checkPicture(node.url, report);
      if (!node.alt?.trim())
        report(
          "this picture has no description for people who can't see it",
          "Describe it under “Alt Text” at the desk, or in the square brackets: ![Port](/…).",
        );
      reportMistakes(`${node.alt ?? ""}\n${node.title ?? ""}`, TEXT_RULES, () => at(start));
    }
    if (node.type === "heading") {
      if (node.depth < 3 || node.depth > Math.min(level + 1, 4))
        report(
          "this heading has the wrong level",
          "Start headings with ###, subheadings with ####, and a text with \\#. Remove a line of --- or === below them.",
        );
      level = Math.max(node.depth, 3);
    }
    if (node.type === "table") {
      const odd = node.children.find((row) => row.children.length !== node.children[0]?.children.length);
      if (odd)
        at(odd.position?.start.offset ?? 0)("this row has more or fewer cells", "Write as many | as in the first row.");
      if (written.includes("\\|"))
        report("the desk makes two cells of a cell with \\|", "Write “or” or a comma instead.", "warning");
    }
    return undefined;
  });
}
