// Finds mistakes in Markdown: unsupported elements, broken links, and markup that has no effect.
import type { Nodes } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { TEXT_MISTAKES, quoted, reportMistakes } from "./formats";
import { parseMarkdown } from "./markdown";
import type { Report } from "./problems";

/** Unsupported elements, by the type of their node. */
const UNSUPPORTED: Readonly<Record<string, readonly [message: string, remedy: string]>> = {
  html: ["HTML has no effect here", "Write **bold**, _italic_, [words](address), ### heading, - list or > quotation."],
  code: ["this would be program code", "Remove the four spaces or the characters ``` before it."],
};

/** Elements that need a text. */
const EMPTY: typeof UNSUPPORTED = {
  heading: ["this heading is empty", "Write its words after ###, or remove it."],
  link: ["this link has no text", "Write it in the square brackets: [words](address)."],
  image: ["this picture has no alternative text", "Describe it in the square brackets: ![Port](/…)."],
};

const LEVEL = ["this heading has the wrong level", "Start headings with ###, and subheadings with ####."] as const;

const LINK = /\]\((?!\s)|\] \((?:https?:|mailto:|www\.|\/)|\)\[(?:https?:|mailto:|\/)/;

/** Markup that Markdown doesn't recognize and leaves in the text. */
const UNRECOGNIZED: typeof TEXT_MISTAKES = [
  [LINK, "this doesn't work as a link", "Write [words](address), without a space between them or in the address."],
  [/(?<!\\)\*\*/, "this doesn't work as bold", "Write **words**, without spaces inside the asterisks."],
  [/^#{2,6}[^\s#]/, "this doesn't work as a heading", "Write a space after ###."],
  [
    /^\|.*\|/,
    "this doesn't work as a table",
    "Write | --- | --- | below its first row, and leave an empty line above it.",
  ],
];

const CELLS = [
  "this row has more or fewer cells than the first one",
  "Write the same number of | in each row.",
] as const;

type Checks = Readonly<Record<"checkLink" | "checkPicture", (url: string, report: Report) => void>>;

/** Checks a text in Markdown. `at` returns a function that reports problems at a character. */
export function checkMarkdown(text: string, at: (index: number) => Report, checks: Checks): void {
  let level = 2;
  visit(parseMarkdown(text), (node: Nodes) => {
    const start = node.position?.start.offset ?? 0;
    const written = text.slice(start, node.position?.end.offset);
    const report: Report = (message, ...more) => {
      at(start)(`${message}: ${quoted(written)}`, ...more);
    };
    const isEmpty = toString(node).trim() === "" && (node.type === "image" || !written.includes("!["));
    const problem = UNSUPPORTED[node.type] ?? (isEmpty ? EMPTY[node.type] : undefined);
    if (problem) report(...problem);
    if (node.type === "link" || node.type === "definition") checks.checkLink(node.url, report);
    else if (node.type === "text")
      reportMistakes(written, [...UNRECOGNIZED, ...TEXT_MISTAKES], (index) => at(start + index));
    else if (node.type === "image") checks.checkPicture(node.url, report);
    else if (node.type === "heading") {
      if (node.depth < 3 || node.depth > Math.min(level + 1, 4)) report(...LEVEL);
      level = Math.max(node.depth, 3);
    } else if (node.type === "table") {
      const odd = node.children.find((row) => row.children.length !== node.children[0]?.children.length);
      if (odd) at(odd.position?.start.offset ?? start)(...CELLS);
    }
  });
}
