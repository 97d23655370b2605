// Finds what Markdown doesn't read as it was meant, and what pages don't show.
import type { Nodes } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { SLIPS, findSlips } from "./formats";
import type { Report } from "./json";
import { parseMarkdown } from "./markdown";

const SAY = {
  cells: ["this row has another number of cells than the first one", "Write as many signs | in each row."],
  code: ["these lines would be program code", "Remove the four spaces, or the signs ```, before them."],
  empty: ["nothing is written here", "Write something, or remove the sign at the start of the line."],
  heading: ["this heading has no words", "Write them after ###, or remove it."],
  html: ["HTML has no effect here", "Write **bold**, _italic_, [words](address), ### heading, - list or > quotation."],
  image: ["this picture has no words for people who can't see it", "Write them in its brackets: ![Port](/images/…)."],
  inline: ["these words would be program code", "Write “…” instead of `…`.", "warning"],
  level: ["this heading has a wrong level", "Begin headings with ###, and those below one of them with ####."],
  line: ["a line across the page isn't shown", "Remove it, or write a heading.", "warning"],
  link: ["this link has no words", "Write them in its brackets: [words](address)."],
  underlined: ["the signs below this line make it a heading", "Write an empty line between them, or remove the signs."],
} as const;

/** Signs of what was meant and isn't read, in what is left as words. */
const UNREAD: typeof SLIPS = [
  [
    /\]\((?!\s)|\] \((?:https?:|mailto:|www\.|\/)|\)\[(?:https?:|mailto:|\/)/,
    "this isn't read as a link",
    "Write [words](address) without spaces between them and in the address.",
  ],
  [/(?<!\\)\*\*/, "this isn't read as bold", "Write **words**, without spaces inside of the asterisks."],
  [/^#{2,6}[^\s#]/, "this isn't read as a heading", "Write a space after the signs #."],
  [/~~/, "words can't be struck out", "Remove them and the signs ~~."],
  [/^\|.*\|/, "this isn't read as a table", "Write | --- | --- | below its first row, and an empty line above it."],
  [/^•/m, "this isn't read as a list", "Write - and a space before each item.", "warning"],
];

interface Tools {
  /** Reports a problem at a character of the text. */
  readonly on: (index: number) => Report;
  readonly checkLink: (url: string, report: Report) => void;
  readonly checkPicture: (url: string, report: Report) => void;
}

/** Checks a text in Markdown. */
export function checkMarkdown(text: string, { on, checkLink, checkPicture }: Tools): void {
  let level = 2;
  visit(parseMarkdown(text), (node: Nodes) => {
    const start = node.position?.start.offset ?? 0;
    const written = text.slice(start, node.position?.end.offset);
    const report = on(start);
    const isEmpty = toString(node).trim() === "" && !written.includes("![");
    switch (node.type) {
      case "html":
        report(...SAY.html);
        break;
      case "heading":
        if (node.depth < 3 && written.includes("\n")) report(...SAY.underlined);
        else if (node.depth < 3 || node.depth > Math.min(level + 1, 4)) report(...SAY.level);
        else if (isEmpty) report(...SAY.heading);
        level = Math.max(node.depth, 3);
        break;
      case "code":
        report(...SAY.code);
        break;
      case "inlineCode":
        report(...SAY.inline);
        break;
      case "thematicBreak":
        report(...SAY.line);
        break;
      case "image":
        if (!node.alt?.trim()) report(...SAY.image);
        checkPicture(node.url, report);
        break;
      case "link":
        if (isEmpty) report(...SAY.link);
        checkLink(node.url, report);
        break;
      case "definition":
        checkLink(node.url, report);
        break;
      case "listItem":
      case "blockquote":
        if (isEmpty) report(...SAY.empty);
        break;
      case "table":
        for (const row of node.children)
          if (row.children.length !== node.children[0]?.children.length)
            on(row.position?.start.offset ?? 0)(...SAY.cells);
        break;
      case "text":
        findSlips(written, [...UNREAD, ...SLIPS], (index) => on(start + index));
        break;
    }
  });
}
