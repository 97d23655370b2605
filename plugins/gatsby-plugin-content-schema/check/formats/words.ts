import type { JsonSchema } from "../../json-schema";
import { readHtml } from "./html-reader";
import { isBlock } from "./html-structure";

/** Whether a text is read by people as it stands, rather than being a date, an address or a choice. */
export function isProse({ format, enum: choices, pattern, reference }: JsonSchema): boolean {
  return format === undefined && choices === undefined && pattern === undefined && reference === undefined;
}

/** Replaces what isn't prose; no rule matches it. */
const MASK = "\u0000";

const ADDRESSES = /\bhttps?:\/\/[^\s)]+|\bwww\.[^\s)]+|\S+@\S+\.\S+/g;

/** Masks tags and comments of some HTML, with line ends in place of the tags that begin and end a line on the page. */
export function linesOf(html: string): string {
  const { tags, texts } = readHtml(html);
  const blocks = tags.filter(isBlock);
  let lines = "";
  let next = 0;
  for (const [start, end] of texts) {
    const from = lines.length;
    while ((blocks[next]?.index ?? Infinity) < from) next += 1;
    const isNewLine = (blocks[next]?.index ?? Infinity) < start;
    lines += (isNewLine ? "\n" : MASK).repeat(start - from) + html.slice(start, end);
  }
  return lines;
}

/** Masks the addresses in a text. */
export function withoutAddresses(text: string): string {
  return text.replaceAll(ADDRESSES, (address) => MASK.repeat(address.length));
}
