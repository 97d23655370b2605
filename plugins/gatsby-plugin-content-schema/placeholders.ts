import escapeHtml from "escape-html";
import { isProse } from "./check/formats/words";
import type { JsonPath } from "./check/json-source";
import type { JsonSchema } from "./json-schema";

/** The words that placeholders stand for, by the placeholders' names: `{ firm: "Tessaline & Orr" }` for "{firm}". */
export type Words = Readonly<Record<string, string>>;

/** What the site lets texts name by a placeholder. */
export interface Placeholders {
  /** The kinds of content that say what placeholders stand for: in their own texts, none is filled. */
  readonly from: readonly string[];
  /** Returns the words from what those kinds hold, as far as they can be read. */
  readonly words: (contents: ReadonlyMap<string, unknown>) => Words;
}

/** A name between braces. Doubled braces and `${…}` are other programs' signs, which the check reports as left behind. */
const PLACEHOLDER = /(?<![{$])\{([\p{L}\d_-]{1,40})\}(?!\})/gu;

/** A placeholder in a text. */
interface FoundPlaceholder {
  readonly name: string;
  /** The index of its brace. */
  readonly index: number;
}

/** Lists what looks like a placeholder in a text. */
export function placeholdersIn(text: string): FoundPlaceholder[] {
  return [...text.matchAll(PLACEHOLDER)].map(({ index, 1: name = "" }) => ({ name, index }));
}

/** Whether placeholders are filled in a text of this schema: in what people read, and in HTML with its links. */
const isFilled = (schema: JsonSchema) => isProse(schema) || schema.format === "html";

/** Returns what stands for a placeholder in a text of this schema; undefined for an unknown one. */
function wordsFor(name: string, { format }: Pick<JsonSchema, "format">, words: Words): string | undefined {
  const found = Object.hasOwn(words, name) ? words[name] : undefined;
  return found !== undefined && format === "html" ? escapeHtml(found) : found;
}

/**
 * Puts the words in the place of each known placeholder of a text.
 *
 * @param schema of the text; in HTML, the words are escaped
 */
export function fillText(text: string, words: Words, schema: Pick<JsonSchema, "format"> = {}): string {
  return text.replaceAll(PLACEHOLDER, (written, name: string) => wordsFor(name, schema, words) ?? written);
}

/**
 * Returns the index in a text as it is written of a character of the filled text; within a placeholder's words, that of
 * its brace.
 */
function writtenIndex(text: string, words: Words, schema: JsonSchema, index: number): number {
  let added = 0;
  for (const { name, index: start } of placeholdersIn(text)) {
    const filled = wordsFor(name, schema, words);
    if (filled === undefined) continue;
    if (index < start + added) break;
    if (index < start + added + filled.length) return start;
    added += filled.length - name.length - "{}".length;
  }
  return index - added;
}

function filled(value: unknown, schema: JsonSchema, words: Words): unknown {
  if (typeof value === "string") return isFilled(schema) ? fillText(value, words, schema) : value;
  const { items, properties = {} } = schema;
  if (Array.isArray(value)) return items ? value.map((item: unknown) => filled(item, items, words)) : value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => {
      const child = Object.hasOwn(properties, key) ? properties[key] : undefined;
      return [key, child ? filled(inner, child, words) : inner];
    }),
  );
}

/** Fills the texts of some content that its schema describes; everything else stays as it is. */
export function fillTexts<Content>(content: Content, schema: JsonSchema, words: Words): Content {
  return filled(content, schema, words) as Content;
}

/**
 * Returns the index of a character of a filled text in the text as it is written.
 *
 * @param content as it is written
 * @param schema of the content
 * @param path of the text
 * @param index in the filled text
 */
export function writtenPart(content: unknown, schema: JsonSchema, words: Words, path: JsonPath, index: number): number {
  let [value, described]: [unknown, JsonSchema | undefined] = [content, schema];
  for (const step of path) {
    value = typeof value === "object" && value !== null ? (value as Record<string | number, unknown>)[step] : undefined;
    described = typeof step === "number" ? described?.items : described?.properties?.[step];
  }
  return typeof value === "string" && described && isFilled(described)
    ? writtenIndex(value, words, described, index)
    : index;
}
