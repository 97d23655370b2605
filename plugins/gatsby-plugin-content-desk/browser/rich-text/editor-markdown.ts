import { createHeadlessEditor } from "@lexical/headless";
import { LinkNode } from "@lexical/link";
import { ListItemNode, ListNode } from "@lexical/list";
import {
  $convertFromMarkdownString,
  $convertToMarkdownString,
  BOLD_ITALIC_STAR,
  BOLD_ITALIC_UNDERSCORE,
  BOLD_STAR,
  BOLD_UNDERSCORE,
  HEADING,
  ITALIC_STAR,
  ITALIC_UNDERSCORE,
  LINK,
  ORDERED_LIST,
  QUOTE,
  UNORDERED_LIST,
} from "@lexical/markdown";
import type { Transformer } from "@lexical/markdown";
import { HeadingNode, QuoteNode } from "@lexical/rich-text";
import { putEmbeds, takeEmbeds } from "./embeds";

/** What Sveltia's editor writes. */
const WRITTEN: Transformer[] = [HEADING, UNORDERED_LIST, ORDERED_LIST, QUOTE, BOLD_STAR, ITALIC_UNDERSCORE, LINK];

/** What it reads, in its order. */
const READ: Transformer[] = [
  HEADING,
  UNORDERED_LIST,
  ORDERED_LIST,
  QUOTE,
  BOLD_STAR,
  BOLD_UNDERSCORE,
  BOLD_ITALIC_STAR,
  BOLD_ITALIC_UNDERSCORE,
  ITALIC_UNDERSCORE,
  ITALIC_STAR,
  LINK,
];

/** Lines that it reads as rules or tables, which HTML parts are for. */
const RULE_OR_TABLE = /^(\|.*\||---|\*\*\*|___)\s?$/m;

const editor = createHeadlessEditor({
  namespace: "desk",
  nodes: [HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode],
  onError: (error) => {
    throw error;
  },
});

/**
 * Returns what Sveltia's rich-text editor makes of a text that nobody touches: as soon as it shows one, it writes it anew,
 * by Lexical and with its own corrections.
 *
 * @param markdown the text as the form gets it
 * @returns undefined where the editor would make a rule or a table of a part
 */
export function afterEditor(markdown: string): string | undefined {
  const { text, embeds } = takeEmbeds(markdown);
  if (RULE_OR_TABLE.test(text)) return undefined;
  editor.update(
    () => {
      $convertFromMarkdownString(text.replaceAll(/^>$/gm, "> "), READ);
    },
    { discrete: true },
  );
  const written = editor.read(() => $convertToMarkdownString(WRITTEN));
  const corrected = written
    .replaceAll(/\\([_\\])/g, "$1")
    .replaceAll("&#32;", " ")
    .replaceAll(/^> $/gm, ">");
  return putEmbeds({ text: corrected, embeds });
}
