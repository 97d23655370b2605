import type { fromHtml } from "hast-util-from-html";
import type { fromMarkdown } from "mdast-util-from-markdown";

/** A text's HTML, read: https://github.com/syntax-tree/hast */
export type HtmlRoot = ReturnType<typeof fromHtml>;

/** A node of HTML. */
export type HtmlNode = HtmlRoot["children"][number];

/** An element of HTML. */
export type HtmlElement = Extract<HtmlNode, { type: "element" }>;

/** What an element may hold. */
export type HtmlContent = HtmlElement["children"][number];

/** A text's Markdown, read: https://github.com/syntax-tree/mdast */
export type MarkdownRoot = ReturnType<typeof fromMarkdown>;

/** A block of Markdown, such as a list. */
export type MarkdownBlock = Extract<MarkdownRoot["children"][number], { type: "blockquote" }>["children"][number];

/** A heading in Markdown. */
export type MarkdownHeading = Extract<MarkdownBlock, { type: "heading" }>;

/** A paragraph in Markdown. */
export type MarkdownParagraph = Extract<MarkdownBlock, { type: "paragraph" }>;

/** Words in Markdown, and what stands among them. */
export type MarkdownWords = MarkdownParagraph["children"][number];
