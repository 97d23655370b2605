import type { Element, ElementContent, Root } from "hast";
import { h } from "hastscript";
import { sanitize } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import type { Root as Markdown } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { toHast } from "mdast-util-to-hast";
import { toString } from "mdast-util-to-string";
import { gfmTable } from "micromark-extension-gfm-table";
import { visit } from "unist-util-visit";
import { typesetTree } from "./typeset";

// Rich text is CommonMark with GFM's tables and without raw HTML.

/** Parses a text of the data. */
export function parseMarkdown(text: string): Markdown {
  return fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
}

/** A heading of a text, with the id by which it is linked to. */
interface Heading {
  readonly id: string;
  readonly title: string;
  readonly depth: number;
}

/** Makes a title part of an address, as GitHub does for headings. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc} -]/gu, "")
    .replaceAll(" ", "-");

/**
 * Lists the headings of a text in their order.
 *
 * @param prefix begins every id, so that texts on one page don't collide: an article's id
 */
export function headingsOf(text: string, prefix: string): Heading[] {
  const ids = new Set<string>();
  return parseMarkdown(text).children.flatMap((node) => {
    if (node.type !== "heading") return [];
    const title = toString(node);
    const first = `${prefix}-${slugOf(title)}`;
    let id = first;
    for (let count = 1; ids.has(id); count += 1) id = `${first}-${String(count)}`;
    ids.add(id);
    return [{ id, title, depth: node.depth }];
  });
}

/** Markdown's own output in the elements that texts have. The check refuses the rest with a message. */
const ALLOWED = {
  tagNames: "h3 h4 p ul ol li blockquote br strong em a img table thead tbody tr th td".split(" "),
  attributes: { a: ["href"], img: ["src", "alt", "title"], ol: ["start"], th: ["align"], td: ["align"] },
  protocols: { href: ["https", "mailto", "tel"], src: ["https"] },
};

const isTag = (node: ElementContent | undefined, tagName: string): node is Element =>
  node?.type === "element" && node.tagName === tagName;

const onlyChild = (node: ElementContent) =>
  isTag(node, "p") && node.children.length === 1 ? node.children[0] : undefined;

/** The last line of a text, if it begins with a dash. */
const SOURCE = /^(?:(.*)\n)?— (.*)$/s;

const isBreak = (node: ElementContent | undefined) =>
  isTag(node, "br") || (node?.type === "text" && node.value.trim() === "");

/** Takes the last line of a quotation, a paragraph or a part of one, for its source if it begins with a dash. */
function withSource(quotation: Element): ElementContent[] {
  const last = quotation.children.at(-1);
  if (!isTag(last, "p")) return quotation.children;
  const place = last.children.findLastIndex((node) => node.type === "text" && SOURCE.test(node.value));
  const line = last.children[place];
  const [, words = "", source] = (line?.type === "text" && SOURCE.exec(line.value)) || [];
  if (source === undefined) return quotation.children;
  const said = [...last.children.slice(0, place), { type: "text" as const, value: words }];
  while (isBreak(said.at(-1))) said.pop();
  const cite = h("cite", [{ type: "text", value: source }, ...last.children.slice(place + 1)]);
  return [...quotation.children.slice(0, -1), ...(said.length === 0 ? [] : [h("p", said)]), cite];
}

/** A picture's title is its caption: the desk asks for both together. */
function captionOf({ properties }: Element): Element[] {
  const { title } = properties;
  delete properties.title;
  return title ? [h("figcaption", String(title))] : [];
}

/** Puts tables and pictures into figures, with the italic paragraph directly below as the caption. */
function withFigures(blocks: readonly ElementContent[]): ElementContent[] {
  const figures: ElementContent[] = [];
  for (const block of blocks) {
    const above = figures.at(-1);
    const only = onlyChild(block);
    if (isTag(only, "em") && isTag(above, "figure") && above.children.length === 1) {
      above.children.push(h("figcaption", only.children));
    } else if (isTag(block, "table")) figures.push(h("figure", [block]));
    else if (isTag(only, "img")) figures.push(h("figure", [only, ...captionOf(only)]));
    else figures.push(isTag(block, "blockquote") ? h("blockquote", withSource(block)) : block);
  }
  return figures;
}

/** Elements whose children are written without line breaks between them. */
const CONTAINERS = new Set("blockquote table thead tbody tr".split(" "));

/**
 * Makes the elements of a text: headings with ids, quotations with sources, figures, and quotation marks of print.
 *
 * @param prefix begins the ids of the headings
 */
export function markdownElements(text: string, prefix: string): Root {
  const tree = sanitize(toHast(parseMarkdown(text)), ALLOWED) as Root;
  const ids = headingsOf(text, prefix).values();
  visit(tree, (node) => {
    if (node.type !== "root" && !(node.type === "element" && CONTAINERS.has(node.tagName))) return;
    node.children = (node.children as ElementContent[]).filter(({ type }) => type === "element");
  });
  for (const node of tree.children) {
    if (node.type === "element" && /^h\d$/.test(node.tagName)) node.properties.id = ids.next().value?.id;
  }
  const root: Root = { ...tree, children: withFigures(tree.children as ElementContent[]) };
  typesetTree(root);
  return root;
}

/** Writes the elements of a text as HTML, a block a line. */
export function htmlOf({ children }: Root): string {
  return children.map((block) => toHtml(block, { characterReferences: { useNamedReferences: true } })).join("\n");
}

const PARTS = new Set(["paragraph", "heading", "tableCell", "break"]);

/** The words of a text, without markup, with single spaces. */
export function plainText(text: string): string {
  const words: string[] = [];
  visit(parseMarkdown(text), (node) => {
    if (PARTS.has(node.type)) words.push(" ");
    // The dash before a source is a mark, not a word.
    if ("value" in node) words.push(node.value.replace(/(^|\n)— /, " "));
  });
  return words.join("").replace(/\s+/g, " ").trim();
}
