import GithubSlugger from "github-slugger";
import type { Element, ElementContent, Root } from "hast";
import { h } from "hastscript";
import { sanitize } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import type { Root as Markdown } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { toHast } from "mdast-util-to-hast";
import { toString } from "mdast-util-to-string";
import { gfm } from "micromark-extension-gfm";
import { visit } from "unist-util-visit";

/** Parses GitHub Flavored Markdown: https://github.github.com/gfm/ */
export function parseMarkdown(text: string): Markdown {
  return fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

/** Lists the headings of a text. One page may show several texts, so every id starts with a prefix: the article's id. */
export function headingsOf(text: string, prefix: string) {
  const slugger = new GithubSlugger();
  return parseMarkdown(text).children.flatMap((node) => {
    if (node.type !== "heading") return [];
    const title = toString(node);
    return [{ id: `${prefix}-${slugger.slug(title)}`, title, depth: node.depth }];
  });
}

/** The types of Markdown's nodes that the site shows. The check reports others. */
export const SHOWN: ReadonlySet<string> = new Set([
  ..."root heading paragraph list listItem blockquote table tableRow tableCell".split(" "),
  ..."text strong emphasis break image link linkReference definition".split(" "),
]);

/** The elements in which the site shows them. */
const ALLOWED = {
  tagNames: "h3 h4 p ul ol li blockquote br strong em a img table thead tbody tr th td".split(" "),
  attributes: { a: ["href"], img: ["src", "alt", "title"], ol: ["start"], th: ["align"], td: ["align"] },
  protocols: { href: ["https", "mailto", "tel"], src: ["https"] },
};

const isTag = (node: ElementContent | undefined, tagName: string): node is Element =>
  node?.type === "element" && node.tagName === tagName;

const onlyChild = (node: ElementContent) =>
  isTag(node, "p") && node.children.length === 1 ? node.children[0] : undefined;

/** A last line that starts with a dash. */
const SOURCE = /^(?:(.*)\n)?— (.*)$/s;

const isBreak = (node: ElementContent | undefined) =>
  isTag(node, "br") || (node?.type === "text" && node.value.trim() === "");

/** Makes the last line of a quotation its source if the line starts with a dash. */
function withSource(quotation: Element): ElementContent[] {
  const last = quotation.children.at(-1);
  if (!isTag(last, "p")) return quotation.children;
  const place = last.children.findLastIndex((node) => node.type === "text" && SOURCE.test(node.value));
  const line = last.children[place];
  const [, before = "", source] = (line?.type === "text" && SOURCE.exec(line.value)) || [];
  if (source === undefined) return quotation.children;
  const paragraph = [...last.children.slice(0, place), { type: "text" as const, value: before }];
  while (isBreak(paragraph.at(-1))) paragraph.pop();
  const cite = h("cite", [{ type: "text", value: source }, ...last.children.slice(place + 1)]);
  return [...quotation.children.slice(0, -1), ...(paragraph.length === 0 ? [] : [h("p", paragraph)]), cite];
}

/** Wraps tables and pictures in figures. An italic paragraph directly below becomes the caption. */
function withFigures(blocks: readonly ElementContent[]): ElementContent[] {
  const figures: ElementContent[] = [];
  for (const block of blocks) {
    const above = figures.at(-1);
    const only = onlyChild(block);
    if (isTag(only, "em") && isTag(above, "figure") && above.children.length === 1) {
      above.children.push(h("figcaption", only.children));
    } else if (isTag(block, "table")) figures.push(h("figure", [block]));
    else if (isTag(only, "img")) {
      // The desk has one field for the title and the caption.
      const { title, ...properties } = only.properties;
      const caption = title ? [h("figcaption", String(title))] : [];
      figures.push(h("figure", [{ ...only, properties }, ...caption]));
    } else figures.push(isTag(block, "blockquote") ? h("blockquote", withSource(block)) : block);
  }
  return figures;
}

/** The characters before an opening quotation mark. */
const BEFORE_QUOTE = /[\s([/–—“‘„«-]/;

const INLINE = new Set(["a", "strong", "em"]);

/** Replaces straight quotation marks and apostrophes with curly ones, in words of several formats, too. */
function setQuotes(tree: Root): void {
  const texts: { value: string }[] = [];
  visit(tree, (node) => {
    if (node.type === "element" && !INLINE.has(node.tagName)) texts.push({ value: " " });
    if (node.type === "text") texts.push(node);
  });
  let before = " ";
  for (const [place, node] of texts.entries()) {
    const curly = (mark: string, index: number, text: string) => {
      // A quotation may end with a dash: “We were about to—”
      const isEnd =
        /[–—-]/.test(before) &&
        /^["']*(?:$|[\s.,;:!?)\]])/.test(text.slice(index + 1) || texts[place + 1]?.value || "");
      const opens = BEFORE_QUOTE.test(before) && !isEnd;
      const marks: Record<string, string> = opens ? { '"': "“", "'": "‘" } : { '"': "”", "'": "’" };
      before = marks[mark] ?? mark;
      return before;
    };
    // A short year has an apostrophe: the class of ’26, the ’90s.
    node.value = node.value.replace(/(?<!\w)'(?=\d\d(?:s\b|\b(?![/%-]|.*\S'(?!\p{L}))))/gu, "’").replace(/./gsu, curly);
  }
  visit(tree, { tagName: "blockquote" }, (node) => {
    const paragraphs = (node as Element).children.filter((child) => isTag(child, "p"));
    // The quotation may have its own marks.
    const [first] = paragraphs;
    if (!first || /^[“„«]/.test(toString(first))) return;
    first.children.unshift({ type: "text", value: "“" });
    paragraphs.at(-1)?.children.push({ type: "text", value: "”" });
  });
}

/** Elements whose children are written without line breaks between them. */
const CONTAINERS = new Set("blockquote table thead tbody tr".split(" "));

/** Converts Markdown into elements: headings with ids, quotations with sources, figures, typographic quotation marks. */
export function markdownElements(text: string, prefix: string): Root {
  const tree = sanitize(toHast(parseMarkdown(text)), ALLOWED) as Root;
  const ids = headingsOf(text, prefix).values();
  visit(tree, (node) => {
    if (node.type !== "root" && !(node.type === "element" && CONTAINERS.has(node.tagName))) return;
    node.children = (node.children as ElementContent[]).filter(({ type }) => type === "element");
  });
  for (const node of tree.children)
    if (node.type === "element" && /^h\d$/.test(node.tagName)) node.properties.id = ids.next().value?.id;
  const root: Root = { ...tree, children: withFigures(tree.children as ElementContent[]) };
  setQuotes(root);
  return root;
}

/** Returns the HTML of a text, one block per line. */
export function htmlOf({ children }: Root): string {
  return children.map((block) => toHtml(block, { characterReferences: { useNamedReferences: true } })).join("\n");
}

const SEPARATE = new Set(["paragraph", "heading", "tableCell", "break"]);

/** Returns the words of a text without markup, separated by single spaces. */
export function plainText(text: string): string {
  const words: string[] = [];
  visit(parseMarkdown(text), (node) => {
    if (SEPARATE.has(node.type)) words.push(" ");
    // The dash before a source marks it, and isn't a word.
    if ("value" in node) words.push(node.value.replace(/(^|\n)— /, " "));
  });
  return words.join("").replace(/\s+/g, " ").trim();
}
