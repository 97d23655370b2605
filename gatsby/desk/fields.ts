// Makes the fields of the desk's forms from the schemas: https://sveltiacms.app/en/docs/fields
import type { VisibleField } from "@sveltia/cms";
import { escapeHtml } from "../../src/lib/escape-html";
import { SLUG } from "../content/formats";
import { entrySchema, itemsOf, type Schema, type Schemas } from "../content/schemas";

/** Day.js's patterns for the formats of dates. */
export const DATE_PATTERNS: Readonly<Record<string, string>> = {
  date: "YYYY-MM-DD",
  "long-date": "MMMM D, YYYY",
  "long-month": "MMMM YYYY",
};

export const LIST = "entries";

/** Texts with a greater maximum length, in characters, get an input of several lines. */
const ONE_LINE = 250;

/** Lists that can't be longer are open. */
const FEW = 5;

export const SLUG_RULE: [pattern: string, message: string] = [
  SLUG.source,
  "Use only lowercase letters, digits and single hyphens: “spring-report”",
];

const PATH_RULE: typeof SLUG_RULE = ["^/", "Start with /, such as /about#team"];

/** Converts a name into a label: "imageAlt" into "Image alt", "case-studies" into "Case studies". */
export function labelOf(name: string): string {
  const text = name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("-", " ")
    .toLowerCase()
    .replace(/\b(faq|id|url)\b/g, (acronym) => acronym.toUpperCase());
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const isPlainText = ({ type, format, pattern, reference, enum: choices }: Schema) =>
  type === "string" && !format && !pattern && !reference && !choices;

/** Returns the key of the field that names an entry in lists: the first required text. */
export function titleKeyOf({ properties = {}, required = [] }: Schema): string {
  const always = Object.entries(properties).filter(([key]) => required.includes(key));
  return (always.find(([, property]) => isPlainText(property)) ?? always[0])?.[0] ?? "id";
}

export const keyOf = ({ properties = {} }: Schema, formats: readonly string[]) =>
  Object.keys(properties).find((key) => formats.includes(properties[key]?.format ?? ""));

/** The folder of uploads, and their path in the content. */
export const uploads = (path: string) => ({ media_folder: `/data/${path}`, public_folder: `/${path}` });

type Basics = Pick<VisibleField, "name" | "label" | "hint" | "required">;

/** Editors choose an entry of another collection by its title; the value is its id. */
function referenceField(basics: Basics, collection: string, schemas: Schemas): VisibleField {
  const schema = schemas.get(collection);
  if (!schema) throw new Error(`"${basics.name}" refers to "${collection}", which has no schema`);
  const title = titleKeyOf(entrySchema(schema));
  const relation = { ...basics, widget: "relation" } as const;
  if (schema.folder) return { ...relation, collection, value_field: "{{slug}}", display_fields: [title] };
  const inList = { collection: "_singletons", file: collection, value_field: `${LIST}.*.id` };
  return { ...relation, ...inList, display_fields: [`${LIST}.*.${title}`] };
}

function textField(basics: Basics, schema: Schema): VisibleField {
  const { format = "", pattern, minLength, maxLength, description = "", enum: choices } = schema;
  if (choices) return { ...basics, widget: "select", options: [...choices] };
  if (DATE_PATTERNS[format]) return { ...basics, widget: "datetime", type: "date", format: DATE_PATTERNS[format] };
  // Without its own folder: Sveltia ignores the collection when it looks for a field's folder. Editors who choose another
  // file see the list of formats.
  if (format === "picture") return { ...basics, widget: "image", accept: ".jpg,.jpeg,.png,.webp,.avif" };
  if (format === "file") return { ...basics, widget: "file", accept: ".pdf", choose_url: false, ...uploads("files") };
  if (format === "markdown")
    return {
      ...basics,
      widget: "richtext",
      modes: ["rich_text", "raw"],
      buttons: ["bold", "italic", "link", "heading-three", "heading-four", "bulleted-list", "numbered-list", "quote"],
      editor_components: ["image"],
      linked_images: false,
      use_emoji_autocomplete: false,
    };
  // Sveltia would show a character count for a minimum of 1, which "required" checks anyway.
  const minlength = minLength === 1 ? undefined : minLength;
  const limits = { minlength, maxlength: maxLength, use_emoji_autocomplete: false };
  if (isPlainText(schema) && (maxLength ?? Infinity) > ONE_LINE) return { ...basics, widget: "text", ...limits };
  const ofFormat: typeof SLUG_RULE | undefined = { slug: SLUG_RULE, "site-path": PATH_RULE }[format];
  const rule = ofFormat ?? (pattern ? [pattern, description] : undefined);
  return { ...basics, widget: "string", ...limits, ...(rule ? { pattern: rule } : {}) };
}

function listField(basics: Basics, schema: Schema, schemas: Schemas): VisibleField {
  const items = itemsOf(schema);
  const label_singular = items.label ?? labelOf(items.title ?? basics.name);
  const list = { ...basics, widget: "list", min: schema.minItems, max: schema.maxItems, label_singular } as const;
  if (!items.properties) return { ...list, field: { ...field("item", items, true, schemas), label: label_singular } };
  return {
    ...list,
    ...(items.properties.id?.fixed ? { allow_add: false, allow_remove: false, allow_duplicate: false } : {}),
    fields: fields(items, schemas),
    // A few are open: editors look for their numbers.
    collapsed: (schema.maxItems ?? Infinity) > FEW,
    summary: `{{fields.${titleKeyOf(items)}}}`,
    thumbnail: keyOf(items, ["picture"]),
  };
}

/** What Sveltia doesn't say of its fields, by format or type: it has no picker for months, and empties a wrong number. */
const HINTS: Readonly<Record<string, string>> = {
  "long-month": " Choose any day of the month.",
  number: " Type digits only, with a point for decimals: 1.5.",
};

export function field(name: string, schema: Schema, isRequired: boolean, schemas: Schemas): VisibleField {
  const basics: Basics = {
    name,
    label: schema.label ?? labelOf(name),
    // Sveltia renders hints as Markdown with HTML, and descriptions mention tags.
    hint:
      escapeHtml((schema.description ?? "").replace(/ In the file, .*/, "")) +
      (HINTS[schema.format ?? schema.type] ?? ""),
    // A list may be empty.
    required: isRequired && (schema.type !== "array" || schema.minItems !== undefined),
  };
  if (schema.reference) return referenceField(basics, schema.reference, schemas);
  if (schema.type === "string") return textField(basics, schema);
  if (schema.type === "array") return listField(basics, schema, schemas);
  if (schema.type === "object")
    return { ...basics, widget: "object", fields: fields(schema, schemas), collapsed: false };
  const limits = { min: schema.minimum, max: schema.maximum };
  if (schema.type === "integer") return { ...basics, widget: "number", value_type: "int", ...limits };
  return { ...basics, widget: "number", value_type: "float", step: 0.0001, ...limits };
}

/** Makes the fields in the order of the schema. Saved files have their keys in the same order. */
export const fields = ({ properties = {}, required = [] }: Schema, schemas: Schemas): VisibleField[] =>
  Object.entries(properties).map(([name, schema]) => field(name, schema, required.includes(name), schemas));
