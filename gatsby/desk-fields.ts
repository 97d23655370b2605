// Makes the fields of the desk's forms from the schemas: https://sveltiacms.app/en/docs/fields
import type { VisibleField } from "@sveltia/cms";
import { escapeHtml } from "../src/lib/escape-html";
import { SLUG } from "./formats";
import { entrySchema } from "./schemas";
import type { Schema, Schemas } from "./schemas";

// Sveltia shows these lists to editors who choose another file.
const PICTURES = ".jpg,.jpeg,.png,.webp,.avif";
const FILES = ".pdf";

/** Day.js's patterns for the formats of dates. */
export const DATE_PATTERNS: Readonly<Record<string, string>> = {
  date: "YYYY-MM-DD",
  "long-date": "MMMM D, YYYY",
  "long-month": "MMMM YYYY",
};

/** The name of the field for a file that is a list. */
export const LIST = "entries";

/** Texts with a greater maximum length, in characters, get an input of several lines. */
const ONE_LINE = 250;

export const SLUG_RULE: [pattern: string, message: string] = [
  SLUG.source,
  "Use only lowercase letters, digits and single hyphens: “spring-report”",
];

/** Converts a name into a label: "indexLine" into "Index line", "case-studies" into "Case studies". */
export function labelOf(name: string): string {
  const text = name
    .replace(/^imageAlt$/, "picture in words")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("-", " ")
    .toLowerCase()
    .replace(/\b(faq|id|url)\b/g, (acronym) => acronym.toUpperCase());
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const isPlainText = ({ type, format, pattern, reference, enum: choices }: Schema) =>
  type === "string" && !format && !pattern && !reference && !choices;

/** Returns the key of the field that names an entry in lists: its fixed id, or the first required text. */
export function titleKeyOf({ properties = {}, required = [] }: Schema): string {
  if (properties.id?.enum) return "id";
  const always = Object.entries(properties).filter(([key]) => required.includes(key));
  return (always.find(([, property]) => isPlainText(property)) ?? always[0])?.[0] ?? "id";
}

export const summaryOf = (entry: Schema) => `{{fields.${titleKeyOf(entry)}}}`;

/** Returns the key of the first field with one of these formats. */
export const keyOf = ({ properties = {} }: Schema, formats: readonly string[]) =>
  Object.keys(properties).find((key) => formats.includes(properties[key]?.format ?? ""));

/** The folder of uploads, and their path in the content. */
export const uploads = (path: string) => ({ media_folder: `/data/${path}`, public_folder: `/${path}` });

type Basics = Pick<VisibleField, "name" | "label" | "hint" | "required">;

interface Context {
  readonly collection: string;
  readonly schemas: Schemas;
}

const IN_LIST = { widget: "relation", collection: "_singletons", value_field: `${LIST}.*.id` } as const;

/** Editors choose an entry of another collection by its title; the value is its id. */
function referenceField(basics: Basics, collection: string, schemas: Schemas): VisibleField {
  const schema = schemas.get(collection);
  if (!schema) throw new Error(`"${basics.name}" refers to "${collection}", which has no schema`);
  const title = titleKeyOf(entrySchema(schema));
  return schema.folder
    ? { ...basics, widget: "relation", collection, value_field: "{{slug}}", display_fields: [title] }
    : { ...basics, ...IN_LIST, file: collection, display_fields: [`${LIST}.*.${title}`] };
}

function textField(basics: Basics, schema: Schema): VisibleField {
  const { format = "", pattern, minLength, maxLength, enum: choices } = schema;
  if (choices) {
    const options = choices.map((value) => ({ value, label: basics.name === "id" ? labelOf(value) : value }));
    return { ...basics, widget: "select", options };
  }
  if (DATE_PATTERNS[format]) return { ...basics, widget: "datetime", type: "date", format: DATE_PATTERNS[format] };
  switch (format) {
    case "picture":
      // Without its own folder: Sveltia ignores the collection when it looks for a field's folder.
      return { ...basics, widget: "image", accept: PICTURES };
    case "file":
      return { ...basics, widget: "file", accept: FILES, choose_url: false, ...uploads("files") };
    case "markdown":
      return {
        ...basics,
        widget: "richtext",
        modes: ["rich_text", "raw"],
        buttons: ["bold", "italic", "link", "heading-three", "heading-four", "bulleted-list", "numbered-list", "quote"],
        editor_components: ["image"],
        linked_images: false,
        use_emoji_autocomplete: false,
      };
    default: {
      // Sveltia would show a character count for a minimum of 1, which "required" checks anyway.
      const minlength = minLength === 1 ? undefined : minLength;
      const limits = { minlength, maxlength: maxLength, use_emoji_autocomplete: false };
      if (isPlainText(schema) && (maxLength ?? Infinity) > ONE_LINE) return { ...basics, widget: "text", ...limits };
      const rule =
        format === "slug" ? SLUG_RULE : pattern && ([pattern, "Write it as described in the hint"] as [string, string]);
      return { ...basics, widget: "string", ...limits, ...(rule ? { pattern: rule } : {}) };
    }
  }
}

function listField(basics: Basics, { items, minItems, maxItems }: Schema, context: Context): VisibleField {
  if (!items) throw new Error(`The list "${basics.name}" of ${context.collection} has no items in its schema`);
  const list = { ...basics, widget: "list", min: minItems, max: maxItems } as const;
  if (!items.properties) return { ...list, field: field("item", items, true, context) };
  // The site needs exactly these entries.
  const isFixed = items.properties.id?.enum !== undefined;
  return {
    ...list,
    ...(isFixed ? { allow_add: false, allow_remove: false, allow_duplicate: false } : {}),
    fields: fields(items, context),
    collapsed: true,
    summary: summaryOf(items),
    label_singular: labelOf(items.title ?? basics.name),
    thumbnail: keyOf(items, ["picture"]),
  };
}

export function field(name: string, schema: Schema, isRequired: boolean, context: Context): VisibleField {
  const basics: Basics = {
    name,
    label: labelOf(name),
    // Sveltia renders hints as Markdown with HTML, and descriptions mention tags.
    hint: escapeHtml(schema.description ?? ""),
    // A list may be empty, and a boolean false.
    required: isRequired && schema.type !== "boolean" && (schema.type !== "array" || schema.minItems !== undefined),
  };
  if (schema.reference) return referenceField(basics, schema.reference, context.schemas);
  const limits = { min: schema.minimum, max: schema.maximum };
  switch (schema.type) {
    case "string":
      return textField(basics, schema);
    case "boolean":
      return { ...basics, widget: "boolean" };
    case "integer":
      return { ...basics, widget: "number", value_type: "int", ...limits };
    case "number":
      return { ...basics, widget: "number", value_type: "float", step: 0.0001, ...limits };
    case "object":
      return { ...basics, widget: "object", fields: fields(schema, context), collapsed: "auto" };
    case "array":
      return listField(basics, schema, context);
  }
}

/** Makes the fields in the order of the schema. Saved files have their keys in the same order. */
export const fields = ({ properties = {}, required = [] }: Schema, context: Context): VisibleField[] =>
  Object.entries(properties).map(([name, schema]) => field(name, schema, required.includes(name), context));
