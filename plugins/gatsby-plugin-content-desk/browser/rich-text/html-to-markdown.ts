import { toMdast } from "hast-util-to-mdast";
import type { Handle, Options as Reading } from "hast-util-to-mdast";
import { toMarkdown } from "mdast-util-to-markdown";
import type { Options as Writing } from "mdast-util-to-markdown";
import { writeEmbed } from "./embeds";
import { toSitePath } from "../content-paths";
import { BEFORE_SOURCE } from "./markdown-to-html";
import type { HtmlElement, HtmlRoot, MarkdownWords } from "./trees";

const isElement = (node: unknown, tagName: string): node is HtmlElement =>
  typeof node === "object" && node !== null && "tagName" in node && node.tagName === tagName;

/** Returns the words of an element that has nothing else. */
const wordsOf = (element: HtmlElement) =>
  element.children.map((child) => (child.type === "text" ? child.value : "")).join("");

const pictureNode = (
  { properties: { src, alt } }: HtmlElement,
  caption = "",
): Extract<MarkdownWords, { type: "html" }> => ({
  type: "html",
  value: writeEmbed({ picture: { src: toSitePath(String(src ?? "")), alt: String(alt ?? ""), caption } }),
});

const figure: Handle = (state, node) => {
  const parts = node.children.filter((child) => child.type === "element");
  const [picture, caption, ...more] = parts;
  if (!isElement(picture, "img") || !isElement(caption, "figcaption") || more.length > 0) return state.all(node);
  return pictureNode(picture, wordsOf(caption).trim());
};

const READING: Reading = {
  handlers: {
    cite: (state, node, parent) => {
      const words = state.all(node);
      return isElement(parent, "blockquote")
        ? { type: "paragraph", children: [{ type: "text", value: BEFORE_SOURCE }, ...words] as never[] }
        : words;
    },
    figure,
    img: (_state, node) => pictureNode(node),
  },
};

/** Asterisks for both: the editor reads underscores beside curly quotation marks as characters. */
const WRITING: Writing = {
  bullet: "-",
  emphasis: "*",
  strong: "*",
  listItemIndent: "one",
  // <mail@example.com> is no link to the editor.
  resourceLink: true,
  handlers: {
    // The editor takes no table: a text that has one is compared, and found to say something else.
    table: () => "",
  },
};

/**
 * Writes HTML as the Markdown of Sveltia's rich-text editor, as far as that can say it.
 *
 * @param root as `readFragment` reads it
 */
export function markdownOf(root: HtmlRoot): string {
  const markdown = toMarkdown(toMdast(root, READING), WRITING);
  // The editor knows character references by decimal numbers only.
  return markdown
    .trimEnd()
    .replaceAll(/&#x([\dA-F]+);/gi, (_reference, digits: string) => `&#${String(Number.parseInt(digits, 16))};`);
}
