// Finds what Markdown doesn't read as it was meant, and what pages don't show.
import type { Nodes } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { SLIPS, findSlips, quoted } from "./formats";
import type { Report } from "./json";
import { parseMarkdown } from "./markdown";

/** What texts can't have, by the type of Markdown's nodes. */
const REFUSED: Readonly<Record<string, readonly [message: string, remedy: string]>> = {
  html: ["HTML has no effect here", "Write **bold**, _italic_, [words](address), ### heading, - list or > quotation."],
  code: ["these lines would be program code", "Remove the four spaces, or the signs ```, before them."],
};

/** What can't be without words. */
const EMPTY: typeof REFUSED = {
  heading: ["this heading has no words", "Write them after ###, or remove it."],
  link: ["this link has no words", "Write them in its brackets: [words](address)."],
  image: ["this picture has no words for people who can't see it", "Write them in its brackets: ![Port](/…)."],
};

const LEVEL = ["this heading has a wrong level", "Begin headings with ###, those below one with ####."] as const;

const LINK = /\]\((?!\s)|\] \((?:https?:|mailto:|www\.|\/)|\)\[(?:https?:|mailto:|\/)/;

/** Signs of what was meant and isn't read, in what is left as words. */
const UNREAD: typeof SLIPS = [
  [LINK, "this isn't read as a link", "Write [words](address), without spaces between them and in the address."],
  [/(?<!\\)\*\*/, "this isn't read as bold", "Write **words**, without spaces inside of the asterisks."],
  [/^#{2,6}[^\s#]/, "this isn't read as a heading", "Write a space after the signs #."],
  [/^\|.*\|/, "this isn't read as a table", "Write | --- | --- | below its first row, and an empty line above it."],
];

const CELLS = ["this row has more or fewer cells than the first one", "Write as many signs | in each row."] as const;

/** What checks the addresses of links and pictures. */
type Checks = Readonly<Record<"checkLink" | "checkPicture", (url: string, report: Report) => void>>;

/** Checks a text in Markdown; `on` reports a problem at a character of it. */
export function checkMarkdown(text: string, on: (index: number) => Report, checks: Checks): void {
  let level = 2;
  visit(parseMarkdown(text), (node: Nodes) => {
    const start = node.position?.start.offset ?? 0;
    const written = text.slice(start, node.position?.end.offset);
    const report: Report = (message, ...more) => {
      on(start)(`${message}: ${quoted(written)}`, ...more);
    };
    const isEmpty = toString(node).trim() === "" && (node.type === "image" || !written.includes("!["));
    const what = REFUSED[node.type] ?? (isEmpty ? EMPTY[node.type] : undefined);
    if (what) report(...what);
    if (node.type === "link" || node.type === "definition") checks.checkLink(node.url, report);
    else if (node.type === "text") findSlips(written, [...UNREAD, ...SLIPS], (index) => on(start + index));
    else if (node.type === "image") checks.checkPicture(node.url, report);
    else if (node.type === "heading") {
      if (node.depth < 3 || node.depth > Math.min(level + 1, 4)) report(...LEVEL);
      level = Math.max(node.depth, 3);
    } else if (node.type === "table") {
      const odd = node.children.find((row) => row.children.length !== node.children[0]?.children.length);
      if (odd) on(odd.position?.start.offset ?? start)(...CELLS);
    }
  });
}
