import { toHtml } from "hast-util-to-html";
import { fromMarkdown } from "mdast-util-from-markdown";
import type { Options as Reading } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { toHast } from "mdast-util-to-hast";
import type { Options as Writing } from "mdast-util-to-hast";
import { gfmTable } from "micromark-extension-gfm-table";
import { toContentPath } from "../content-paths";
import { splitAtMarks, takeEmbeds } from "./embeds";
import type { Embed } from "./embeds";
import type {
  HtmlContent,
  HtmlElement,
  HtmlRoot,
  MarkdownHeading,
  MarkdownBlock,
  MarkdownParagraph,
  MarkdownRoot,
  MarkdownWords,
} from "./trees";

/** What stands before the source of a quotation, in its last line. */
export const BEFORE_SOURCE = "— ";

/** Counts as a space beside the asterisks of bold words, and is taken out again. */
const SEAM = "\uFEFF";

/** CommonMark without what the editor neither writes nor reads. */
const READING: Reading = {
  extensions: [
    {
      disable: {
        null: [
          "autolink",
          "characterReference",
          "codeFenced",
          "codeIndented",
          "codeText",
          "definition",
          "htmlFlow",
          "htmlText",
          "setextUnderline",
        ],
      },
    },
    gfmTable(),
  ],
  mdastExtensions: [gfmTableFromMarkdown()],
};

const WRITING: Writing = {
  handlers: {
    // The address as it was written: percent signs in place of letters would be another address to the check.
    link: (state, node: Extract<MarkdownWords, { type: "link" }>): HtmlElement => ({
      type: "element",
      tagName: "a",
      properties: { href: node.url.replaceAll("&#38;", "&") },
      children: state.all(node),
    }),
    thematicBreak: () => undefined,
  },
};

/**
 * Puts seams around bold words. The editor writes every other asterisk with a backslash, so that pairs are certain, but
 * CommonMark reads asterisks between a letter and a punctuation mark as characters.
 */
function withSeams(line: string): string {
  if ((line.match(/\\.|\*\*/g) ?? []).filter((token) => token === "**").length % 2 === 1) return line;
  let isOpen = false;
  return line.replaceAll(/\\.|\*\*/g, (token) => {
    if (token !== "**") return token;
    isOpen = !isOpen;
    return isOpen ? `${SEAM}**` : `**${SEAM}`;
  });
}

/** Gives each table the line under its first row without which it would be no table: word processors' have none. */
function withTableHeads(text: string): string {
  return text.replaceAll(/(?<=^(?:[^|\n].*)?\n|^)(\|.*\|)\n(?=\|)(?!\|(?: ?:?-+:? ?\|)+$)/gm, (line, row: string) => {
    return `${line}|${" --- |".repeat(row.split("|").length - 2)}\n`;
  });
}

const isBreak = ({ type }: MarkdownWords) => type === "break";

/** Splits words into lines, and takes each embed for a line of its own. */
function linesOf(words: readonly MarkdownWords[]): MarkdownWords[][] {
  const parts = words.flatMap((node): MarkdownWords[] => {
    if (node.type !== "text") return [node];
    const lines = node.value.replaceAll(SEAM, "").split(/\n|(?=\uE000)|(?<=\uE001)/);
    return lines.flatMap((value, index): MarkdownWords[] =>
      index === 0 ? [{ type: "text", value }] : [{ type: "break" }, { type: "text", value }],
    );
  });
  const lines: MarkdownWords[][] = [[]];
  for (const part of parts) {
    if (isBreak(part)) lines.push([]);
    else lines.at(-1)?.push(part);
  }
  return lines.filter((line) => line.some((part) => part.type !== "text" || part.value.trim() !== ""));
}

const isEmbed = ([first]: readonly MarkdownWords[]) => first?.type === "text" && /^\uE000/.test(first.value);

/**
 * Makes paragraphs and headings of one line each, as the site has no line breaks, and takes every list for a tight one.
 *
 * @param level returns the level of heading that the site has instead of another one
 */
function withOneLineBlocks(
  blocks: readonly MarkdownBlock[],
  level: (depth: number) => MarkdownHeading["depth"],
): MarkdownBlock[] {
  return blocks.flatMap((block): MarkdownBlock[] => {
    switch (block.type) {
      case "paragraph":
        return linesOf(block.children).map((children): MarkdownParagraph => ({ type: "paragraph", children }));
      case "heading": {
        const depth = level(block.depth);
        return linesOf(block.children).map((children) =>
          isEmbed(children) ? { type: "paragraph", children } : { type: "heading", depth, children },
        );
      }
      case "blockquote":
        return [{ ...block, children: withOneLineBlocks(block.children, level) }];
      case "list": {
        const children = block.children.map((item) => {
          const inItem = withOneLineBlocks(item.children, level);
          const paragraphs = inItem.filter(({ type }) => type === "paragraph") as MarkdownParagraph[];
          const spread = paragraphs.length > 1 || paragraphs.some(({ children: words }) => isEmbed(words));
          return { ...item, spread, children: inItem };
        });
        return [{ ...block, start: null, spread: false, children }];
      }
      default:
        return [block];
    }
  });
}

/**
 * Finds the site's level for each level of heading: of other levels, the first two are the upper one, as in documents
 * whose title is a heading too, and what stands below a first level is the lower one.
 */
function headingLevels(blocks: readonly MarkdownBlock[]): (depth: number) => MarkdownHeading["depth"] {
  const hasFirst = blocks.some((block) => block.type === "heading" && block.depth === 1);
  return (depth) => (depth > 3 || (depth === 2 && hasFirst) ? 4 : 3);
}

/** Turns an embed into the site's HTML. */
function embedElement(embed: Embed): HtmlContent {
  if ("html" in embed) return { type: "raw", value: embed.html };
  const { src, alt, caption } = embed.picture;
  const picture: HtmlElement = {
    type: "element",
    tagName: "img",
    properties: { src: toContentPath(src), alt },
    children: [],
  };
  if (caption === "") return picture;
  const words: HtmlElement = {
    type: "element",
    tagName: "figcaption",
    properties: {},
    children: [{ type: "text", value: caption }],
  };
  return { type: "element", tagName: "figure", properties: {}, children: [picture, words] };
}

/** Turns the last paragraph of a quotation into its source, where it begins with a dash. */
function withSource(quotation: HtmlElement): HtmlElement {
  const paragraphs = quotation.children.filter(({ type }) => type === "element");
  const last = paragraphs.at(-1);
  const [first, ...rest] = last?.type === "element" ? last.children : [];
  if (paragraphs.length < 2 || first?.type !== "text" || !first.value.startsWith(BEFORE_SOURCE)) return quotation;
  const words: HtmlContent[] = [{ type: "text", value: first.value.slice(BEFORE_SOURCE.length) }, ...rest];
  const source: HtmlElement = { type: "element", tagName: "cite", properties: {}, children: words };
  return { ...quotation, children: quotation.children.map((child) => (child === last ? source : child)) };
}

/** Makes the last changes to an element and what is in it: embeds, the sources of quotations, frames of tables. */
function finished(node: HtmlContent, embeds: readonly Embed[]): HtmlContent[] {
  if (node.type === "text") {
    return splitAtMarks(node.value).flatMap((part, index): HtmlContent[] => {
      const embed = index % 2 === 1 ? embeds[Number(part)] : undefined;
      if (embed) return [embedElement(embed)];
      return part === "" ? [] : [{ type: "text", value: part }];
    });
  }
  if (node.type !== "element") return [node];
  const element = { ...node, children: node.children.flatMap((child) => finished(child, embeds)) };
  switch (element.tagName) {
    case "p":
      return element.children.every((child) => child.type === "raw" || isFramed(child)) ? element.children : [element];
    case "blockquote":
      return [withSource(element)];
    case "table":
      return [{ type: "element", tagName: "figure", properties: {}, children: [element] }];
    default:
      return [element];
  }
}

const isFramed = (node: HtmlContent) => node.type === "element" && ["img", "figure"].includes(node.tagName);

/**
 * Reads the Markdown of Sveltia's rich-text editor as HTML of the tags that content may have.
 *
 * @returns the blocks of the text in order
 */
export function htmlBlocks(markdown: string): string[] {
  const { text, embeds } = takeEmbeds(markdown);
  const tree = fromMarkdown(withTableHeads(text.split("\n").map(withSeams).join("\n")), READING);
  const blocks = tree.children as MarkdownBlock[];
  const root: MarkdownRoot = { type: "root", children: withOneLineBlocks(blocks, headingLevels(blocks)) };
  const html = toHast(root, WRITING) as HtmlRoot;
  return (html.children as HtmlContent[])
    .filter(({ type }) => type === "element")
    .flatMap((element) => finished(element, embeds))
    .map((element) => toHtml(element, { allowDangerousHtml: true, characterReferences: { useNamedReferences: true } }));
}
