import equal from "fast-deep-equal";
import type { JsonSchema } from "../../gatsby-plugin-content-schema";
import { toContentPath, toSitePath } from "./content-paths";
import { editJson, identity, isRecord } from "./edit-json";
import { htmlTexts } from "./rich-text/html-texts";
import type { HtmlTexts } from "./rich-text/html-texts";
import { meanSame } from "./rich-text/meaning";

/** How Sveltia reads and writes a file: https://sveltiacms.app/en/docs/api/file-formats */
export interface FileFormat {
  /** @throws SyntaxError if the text is no JSON */
  fromFile(text: string): unknown;
  /** @throws Error if the file could not be read: the form doesn't hold all of it then */
  toFile(value: unknown): string;
}

/**
 * Makes the reader and writer of one content file. A save changes nothing but what the editor changed.
 *
 * @param schema of the file
 */
export function fileFormat(schema: JsonSchema): FileFormat {
  // Sveltia passes only the new value; the text that was read last decides the layout.
  let text: string | undefined;
  const texts = htmlTexts();

  return {
    fromFile(read) {
      text = undefined;
      const value: unknown = JSON.parse(read);
      text = read;
      return withDefaults(
        mapValues(value, schema, (one, its) => toForm(one, its, texts)),
        schema,
      );
    },
    toFile(value) {
      if (text === undefined) throw new Error("The file could not be read, so it is not written either");
      const after = withoutEmpty(
        mapValues(value, schema, (one, its) => toFile(one, its, texts)),
        JSON.parse(text),
        schema,
      );
      text = editJson(text, after, schema);
      return text;
    },
  };
}

const isHtml = ({ format }: JsonSchema) => format === "html";

const isFile = ({ format }: JsonSchema) => format === "picture" || format === "file";

/** Sveltia offers the ids of another file's entries as texts, also where they are numbers. */
const isNumberedReference = ({ reference, type }: JsonSchema) => reference !== undefined && type === "integer";

/**
 * Turns a value of a file into one of Sveltia's form: files name pictures and downloads relative to the content folder,
 * Sveltia by paths from the root; and its rich-text editor takes Markdown.
 */
function toForm(value: unknown, schema: JsonSchema, texts: HtmlTexts): unknown {
  if (isHtml(schema) && typeof value === "string") return texts.toForm(value);
  if (isFile(schema) && typeof value === "string") return toSitePath(value);
  if (isNumberedReference(schema) && typeof value === "number") return String(value);
  return value;
}

/** Turns a value of Sveltia's form into one of a file. */
function toFile(value: unknown, schema: JsonSchema, texts: HtmlTexts): unknown {
  if (typeof value !== "string" || value === "") return value;
  if (isHtml(schema)) return texts.toFile(value);
  if (isFile(schema)) return toContentPath(value);
  return isNumberedReference(schema) ? Number(value) : value;
}

/** Adds what holds where the file says nothing: Sveltia shows a missing value as an empty one. */
function withDefaults(value: unknown, { properties = {}, items }: JsonSchema): unknown {
  if (Array.isArray(value)) return items ? value.map((item) => withDefaults(item, items)) : value;
  if (!isRecord(value)) return value;
  const filled = Object.entries(properties).flatMap(([key, property]): [string, unknown][] => {
    if (key in value) return [[key, withDefaults(value[key], property)]];
    return property.default === undefined ? [] : [[key, property.default]];
  });
  return { ...value, ...Object.fromEntries(filled) };
}

/** Whether a value says no more than a file without it. */
function saysNothing(value: unknown, property: JsonSchema | undefined): boolean {
  return property?.default === undefined ? isEmpty(value) : value === property.default;
}

/**
 * Removes the optional keys that nobody filled in: Sveltia gives every field of a form a value, even an empty one. Empty
 * values of the file stay, and so do the bytes of HTML that says what it said.
 *
 * @param value the value of the form
 * @param before the same value in the file, if the file has it
 */
function withoutEmpty(value: unknown, before: unknown, schema: JsonSchema): unknown {
  if (Array.isArray(value)) {
    const { items } = schema;
    if (!items) return value;
    const old: readonly unknown[] = Array.isArray(before) ? before : [];
    const byIdentity = new Map(old.map((item) => [identity(item), item]));
    return value.map((item, index) => withoutEmpty(item, byIdentity.get(identity(item)) ?? old[index], items));
  }
  if (isHtml(schema) && typeof value === "string" && typeof before === "string" && meanSame(value, before))
    return before;
  if (!isRecord(value)) return value;
  const { properties = {}, required = [] } = schema;
  const old = isRecord(before) ? before : {};
  const kept = Object.entries(value).filter(
    ([key, field]) =>
      required.includes(key) || !saysNothing(field, properties[key]) || (key in old && equal(old[key], field)),
  );
  return Object.fromEntries(
    kept.map(([key, field]) => {
      const property = properties[key];
      return [key, property ? withoutEmpty(field, old[key], property) : field];
    }),
  );
}

/** Returns the new value for a text, a number or the like. */
type Change = (value: unknown, schema: JsonSchema) => unknown;

/**
 * Changes every text, number and the like in a value; what no schema describes stays as it is.
 *
 * @param schema of the value
 */
function mapValues(value: unknown, schema: JsonSchema, change: Change): unknown {
  if (Array.isArray(value)) {
    const { items } = schema;
    return items ? value.map((item) => mapValues(item, items, change)) : value;
  }
  if (isRecord(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, field]) => {
        const property = schema.properties?.[key];
        return [key, property ? mapValues(field, property, change) : field];
      }),
    );
  }
  return change(value, schema);
}

/** Whether a value is one that Sveltia keeps for a field that nobody has filled in. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "" || value === false) return true;
  return typeof value === "object" && Object.values(value).every(isEmpty);
}
