import { fillTexts } from "../../gatsby-plugin-content-schema/browser";
import type { JsonSchema, Words } from "../../gatsby-plugin-content-schema/browser";
import { mayBeEmpty, words as labelOf } from "../field-basics";
import { toSitePath } from "./content-paths";
import { isRecord } from "./edit-json";
import { isEmpty } from "./file-format";
import { htmlBlocks } from "./rich-text/markdown-to-html";

/** A form's value that a page can be drawn from, however unfinished the form is. */
interface MarkedValue {
  readonly value: unknown;
  /** What is said about the form, each in the place of what it is about. */
  readonly marks: readonly string[];
}

const characters = (count: number) => `${String(count)} character${count === 1 ? "" : "s"}`;

/** A picture that says what is missing, for the place of a picture. */
function pictureOf(mark: string): string {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200"><rect width="320" height="200" fill="Mark"/>' +
    `<text x="160" y="105" font-family="sans-serif" font-size="18" text-anchor="middle" fill="MarkText">${mark}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The path of a picture as the form has it; one that was just dropped has an address. */
const pathInForm = (path: string) => (/^\w+:/.test(path) ? path : toSitePath(path));

/** The beginning of a picture's tag in HTML that our own writer made, and the picture's path. */
const PICTURE_SOURCE = /(<img src=")([^"]*)/g;

/**
 * Makes what a form holds into what a file would hold, with its placeholders filled: what is missing or has the wrong length is marked in its place,
 * in words, so that a page can be drawn from it and shows the mark where the mistake is.
 *
 * @param value of the form
 * @param schema of the value
 * @param words what placeholders stand for
 * @param pictureUrl returns the address at which a browser finds a picture of the form
 */
export function markedValue(
  value: unknown,
  schema: JsonSchema,
  words: Words,
  pictureUrl: (path: string) => string,
): MarkedValue {
  const marks: string[] = [];
  const mark = (text: string) => {
    marks.push(`⚠ ${text}`);
    return `⚠ ${text}`;
  };
  /** Adds a mark to a text, in a paragraph of its own where the text is HTML. */
  const withMark = (text: string, said: string, { format }: JsonSchema) =>
    format === "html" ? `${text}<p>${mark(said)}</p>` : `${text} ${mark(said)}`.trim();

  /** The HTML of a text that the form has as Markdown, with pictures that a browser can load. */
  const htmlOf = (markdown: string) =>
    htmlBlocks(markdown)
      .join("\n")
      .replaceAll(PICTURE_SOURCE, (_match, start: string, path: string) => `${start}${pictureUrl(pathInForm(path))}`);

  function markText(written: string, field: JsonSchema): string {
    if (field.format === "picture") return pictureUrl(written);
    const text = String(fillTexts(field.format === "html" ? htmlOf(written) : written, field, words));
    const length = [...text].length;
    const { minLength = 0, maxLength = Infinity } = field;
    if (length > maxLength) return withMark(text, `${characters(length - maxLength)} too long`, field);
    if (length < minLength) return withMark(text, `${characters(minLength - length)} too short`, field);
    return text;
  }

  function markMissing(field: JsonSchema, label: string): unknown {
    if (mayBeEmpty(field)) return field.type === "boolean" ? false : "";
    const said = `${label} is missing`;
    return field.format === "picture" ? pictureOf(mark(said)) : withMark("", said, field);
  }

  function markList(list: readonly unknown[], field: JsonSchema, label: string): unknown[] {
    const { items, minItems = 0, maxItems = Infinity } = field;
    if (!items) return [...list];
    const marked = list.map((item) => markValue(item, items, true, label));
    const missing = minItems - list.length;
    if (items.type !== "string") {
      return [...marked, ...Array.from({ length: Math.max(0, missing) }, () => markValue(null, items, true, label))];
    }
    if (missing > 0) return [...marked, mark(`${label}: ${String(missing)} missing`)];
    const tooMany = list.length - maxItems;
    return tooMany > 0 ? [...marked, mark(`${label}: ${String(tooMany)} too many`)] : marked;
  }

  /** Returns the value as it is to be shown; null for one that nobody has to fill in. */
  function markValue(part: unknown, field: JsonSchema, required: boolean, label: string): unknown {
    const { properties = {}, required: keys = [] } = field;
    if (field.type === "array") {
      if (!required && isEmpty(part)) return null;
      return markList(Array.isArray(part) ? part : [], field, label);
    }
    if (field.type === "object") {
      if (!required && isEmpty(part)) return null;
      const record = isRecord(part) ? part : {};
      return Object.fromEntries(
        Object.entries(properties).map(([key, property]) => [
          key,
          markValue(record[key], property, keys.includes(key), labelOf(key)),
        ]),
      );
    }
    if (part === undefined || part === null || part === "") return required ? markMissing(field, label) : null;
    return typeof part === "string" ? markText(part, field) : part;
  }

  return { value: markValue(value, schema, true, labelOf(schema.title ?? "")), marks };
}
