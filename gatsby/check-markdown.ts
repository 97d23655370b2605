// Finds in texts what the site doesn't show, broken links, and markup that has no effect.
import type { Nodes, Table } from "mdast";
import { toString } from "mdast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import { HTML_MISTAKES, TEXT_MISTAKES, quoted, reportMistakes } from "./formats";
import { SHOWN, parseMarkdown } from "./markdown";
import type { Report } from "./problems";

type Explanation = readonly [message: string, remedy: string];

/** Explains the types that the site doesn't show. */
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

const NOT_EMPTY = new Set(["root", "heading", "link", "listItem", "blockquote"]);

const LIST: Explanation = ["this doesn't work as a list", "Type - or 1. and a space at the start of each line."];

/** Characters of Markdown or of another program. */
const LEFTOVER = ["visitors see these characters", "Remove them, or write the final words.", "warning"] as const;

/** What lines of a list start with if it isn't one: "a) ", "(1) ", "✅". */
const MARKER = String.raw`(?:[·o*+–-]\s|\(?[\da-z]{1,2}[.)]\s|\p{Extended_Pictographic}|\d\ufe0f)`;

/** Markup that Markdown doesn't recognize, or that has a backslash before it: visitors see its characters. */
const UNRECOGNIZED: typeof TEXT_MISTAKES = [
  [
    /\]\((?!\s)|\] \((?:https?:|mailto:|www\.|\/|$)|\)\[(?:https?:|mailto:|\/|$)|\]\[/,
    "this doesn't work as a link",
    "Write [words](address), without a space between the brackets or in the address (%20 in a file's name).",
  ],
  [/[*＊]{2}|__(?=\S)/, "this doesn't work as bold", "Write **words**, without spaces inside the asterisks."],
  [/(?<![\w*])\*(?=[^\s*])[^*\n]*\S\*(?![\w*])|(?<!\w)_(?=[^\s_])[^_\n]*\S_(?!\w)/, ...LEFTOVER],
  [/~~|[`{}【]|\[(?!\p{Ll}{2,}[ \]]|…|\.\.)|\[(?:insert|image|caption)\b|(?<![\w:/]):[a-z_]{2,}:/u, ...LEFTOVER],
  [/^[#＃](?:[#＃]|\s)/m, "this doesn't work as a heading", "Type ### and a space."],
  [
    /^(?:[•‣⁃◦∙▪▫●○■□➢✓]|(?:[·o§*+–-]|[\d１-９]{1,2}[.)．）])[^\S\n ]|-\p{L}|\d{1,2}[.)]\p{Lu}|[\d１-９]{1,2}[．）])/mu,
    ...LIST,
  ],
  [new RegExp(`^${MARKER}.*\\n${MARKER}`, "mu"), ...LIST],
  // One line may be a note: "* Before tax."
  [new RegExp(`(?<!^${MARKER}.*\\n)^(?:[·o*+–-]|\\d{1,2}[.)]) (?!.*\\n${MARKER})`, "mu"), ...LIST, "warning"],
  [/^>(?!\d)/m, "this doesn't work as a quotation", "Type > and a space at the start of the line.", "warning"],
  [
    /^[|｜].*[|｜]|^(?!\W|\d+[.)]|o\t).*\S\t\S|^.*\S \| \S.*\n.*\S \| \S/m,
    "this doesn't work as a table",
    "Write | --- | --- | below its first row, and leave an empty line above it. At the desk, choose “Edit in Markdown”.",
  ],
];

/** Mistakes in texts without markup: what Markdown doesn't recognize, and what it would. */
export const PLAIN_MISTAKES: typeof TEXT_MISTAKES = [
  ...TEXT_MISTAKES,
  ...HTML_MISTAKES,
  [/^\s|\s$/, "this text starts or ends with a space or a line break", "Remove it."],
  ...UNRECOGNIZED.map(([pattern, , , severity]) => {
    return [pattern, "visitors would see these characters", "Remove them: this text is plain.", severity] as const;
  }),
];

const AT_THE_DESK = "if somebody edits this text at the desk, ";

type Checks = Readonly<Record<"checkLink" | "checkPicture", (url: string, report: Report) => void>>;

/** Warns about what the desk's editor breaks in a table when anything in its text is edited. */
function checkTable({ align, children }: Table, written: string, report: Report, at: (index: number) => Report): void {
  const odd = children.find((row) => row.children.length !== children[0]?.children.length);
  if (odd)
    at(odd.position?.start.offset ?? 0)("this row has more or fewer cells", "Write as many | as in the first row.");
  if (align?.some(Boolean))
    report(
      `${AT_THE_DESK}this table loses its alignment`,
      "Edit it only with “Edit in Markdown”, or write | --- | --- | without colons.",
      "warning",
    );
  if (written.includes("\\|"))
    report(`${AT_THE_DESK}a cell with \\| becomes two cells`, "Write “or” or a comma instead.", "warning");
}

/** Checks a text in Markdown. `at` returns a function that reports problems at a character. */
export function checkMarkdown(text: string, at: (index: number) => Report, checks: Checks): void {
  const tree = parseMarkdown(text);
  const used = new Set<string>();
  visit(tree, (node) => void ("identifier" in node && node.type !== "definition" && used.add(node.identifier)));
  let level = 2;
  visit(tree, (node: Nodes, _index, parent) => {
    const start = node.position?.start.offset ?? 0;
    const written = text.slice(start, node.position?.end.offset);
    const report: Report = (message, ...more) => {
      at(start)(`${message}: ${quoted(written)}`, ...more);
    };
    if (!SHOWN.has(node.type)) {
      report(...(NOT_SHOWN[node.type] ?? OTHER));
      return SKIP;
    }
    if (NOT_EMPTY.has(node.type) && toString(node).trim() === "" && !written.includes("!["))
      report("this is empty", "Write its words, or remove it.");
    if (node.type === "paragraph" && /^\*\*[^*]{1,80}[^*.!?]\*\*$/.test(written))
      report("this bold line looks like a heading", "Write ### before it instead of **.", "warning");
    if (node.type === "link" || node.type === "definition") checks.checkLink(node.url, report);
    if (node.type === "definition" && !used.has(node.identifier)) report(...OTHER);
    if (node.type === "listItem" && typeof node.checked === "boolean")
      report("the site has no checkboxes", "Remove the brackets at the start of the line.");
    if (node.type === "text") {
      // Blocks can't start in a heading: "### 1. The plan" is right.
      const markup = UNRECOGNIZED.filter(([{ multiline }]) => !(multiline && parent?.type === "heading"));
      reportMistakes(node.value, [...markup, ...HTML_MISTAKES, ...TEXT_MISTAKES], ({ 0: found }) =>
        at(start + Math.max(written.indexOf(found), 0)),
      );
    }
    if (node.type === "image") {
      checks.checkPicture(node.url, report);
      if (!node.alt?.trim())
        report(
          "this picture has no description for people who can't see it",
          "Describe it under “Alt Text” at the desk, or in the square brackets: ![Port](/…).",
        );
      reportMistakes(`${node.alt ?? ""}\n${node.title ?? ""}`, TEXT_MISTAKES, () => at(start));
    }
    if (node.type === "heading") {
      if (node.depth < 3 || node.depth > Math.min(level + 1, 4))
        report(
          "this heading has the wrong level",
          "Start headings with ###, and subheadings with ####. Remove a line of --- or === below them.",
        );
      level = Math.max(node.depth, 3);
    }
    if (node.type === "table") checkTable(node, written, report, at);
    return undefined;
  });
}
