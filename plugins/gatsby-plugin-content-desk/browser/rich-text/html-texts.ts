import { afterEditor } from "./editor-markdown";
import { writeEmbed } from "./embeds";
import { markdownOf } from "./html-to-markdown";
import { htmlBlocks } from "./markdown-to-html";
import { groupWords, meaningOf, readFragment } from "./meaning";

/** A block of a text, or words beside each other without one. */
interface Part {
  readonly html: string;
  readonly meaning: string;
  readonly markdown: string;
}

function partsOf(html: string): Part[] {
  const { children } = readFragment(html);
  return groupWords(children).flatMap((nodes): Part[] => {
    const meaning = meaningOf(nodes);
    if (meaning === "[]") return [];
    const start = nodes[0].position?.start.offset ?? 0;
    const end = nodes.at(-1)?.position?.end.offset ?? html.length;
    return [{ html: html.slice(start, end), meaning, markdown: markdownOf({ type: "root", children: [...nodes] }) }];
  });
}

const htmlOf = (markdown: string) => htmlBlocks(markdown).join("\n");

/** Whether the form keeps what HTML says, both as it is handed over and as the editor writes it anew. */
function isKept(markdown: string, meaning: string): boolean {
  const edited = afterEditor(markdown);
  return [markdown, edited].every(
    (text) => text !== undefined && meaningOf(readFragment(htmlOf(text)).children) === meaning,
  );
}

const together = (parts: readonly Part[]) =>
  JSON.stringify(parts.flatMap(({ meaning }) => JSON.parse(meaning) as unknown));

const written = (parts: readonly Part[]) => parts.map(({ markdown }) => markdown).join("\n\n");

/** Makes the Markdown of a text in which each part that Markdown can't say is HTML. */
function markdownFor(html: string, parts: readonly Part[]): string {
  if (isKept(written(parts), together(parts))) return written(parts);
  const kept: Part[] = [];
  for (const part of parts) {
    // Some parts are read otherwise behind others, such as a list behind a list.
    const pair = [...kept.slice(-1), part];
    const isSaid = isKept(written(pair), together(pair));
    kept.push(isSaid ? part : { ...part, markdown: writeEmbed({ html: part.html }) });
  }
  return isKept(written(kept), together(parts)) ? written(kept) : writeEmbed({ html });
}

/** The HTML texts of a file, as its form has them. */
export interface HtmlTexts {
  /** Returns a text's Markdown. */
  toForm(html: string): string;
  /** Returns the HTML of a text's Markdown: byte for byte what was read, where nobody has changed it. */
  toFile(markdown: string): string;
}

/**
 * Makes the reader and writer of HTML texts. It remembers what it has read: of a changed text, the blocks that stay keep
 * their bytes too.
 */
export function htmlTexts(): HtmlTexts {
  const texts = new Map<string, string>();
  const blocks = new Map<string, string>();
  return {
    toForm(html) {
      const parts = partsOf(html);
      for (const part of parts) blocks.set(part.meaning, part.html);
      const markdown = markdownFor(html, parts);
      texts.set(markdown, html);
      texts.set(afterEditor(markdown) ?? markdown, html);
      return markdown;
    },
    toFile(markdown) {
      const known = texts.get(markdown);
      if (known !== undefined) return known;
      return htmlBlocks(markdown)
        .map((html) => blocks.get(meaningOf(readFragment(html).children)) ?? html)
        .join("\n");
    },
  };
}
