import type { ListField, VisibleField } from "@sveltia/cms";
import escapeHtml from "escape-html";
import type { JsonSchema } from "../gatsby-plugin-content-schema";
import { stringField } from "./string-field";
import type { FieldBasics, FieldPlace } from "./string-field";

/** The name of the field for the list that a file consists of; no file has it. */
export const LIST = "entries";

/** Whether the schema allows an empty value. */
function mayBeEmpty({ type, format, pattern, reference, enum: choices, minLength = 0, minItems = 0 }: JsonSchema) {
  if (type === "boolean") return true;
  if (type === "array") return minItems === 0;
  return type === "string" && minLength === 0 && !format && !pattern && !reference && !choices;
}

function referenceField(basics: FieldBasics, reference: string, { schemas }: FieldPlace): VisibleField {
  const title = entryTitle(schemas.get(reference)?.items ?? { type: "object" });
  return {
    ...basics,
    widget: "relation",
    collection: "_singletons",
    file: reference,
    value_field: `${LIST}.*.id`,
    display_fields: [`${LIST}.*.${title}`],
    search_fields: [`${LIST}.*.${title}`, `${LIST}.*.id`],
  };
}

function summary(entry: JsonSchema): string {
  const title = `{{fields.${entryTitle(entry)}}}`;
  return entry.properties?.draft ? `{{fields.draft | ternary('Draft: ', '')}}${title}` : title;
}

function listField(basics: FieldBasics, schema: JsonSchema, place: FieldPlace): ListField {
  const { items, minItems, maxItems } = schema;
  if (!items) throw new Error(`The list "${basics.name}" of ${place.file} has no items in its schema`);
  const list = {
    ...basics,
    widget: "list",
    ...(minItems === undefined ? {} : { min: minItems }),
    ...(maxItems === undefined ? {} : { max: maxItems }),
  } as const;
  if (items.type !== "object") return { ...list, field: deskField("item", items, true, place) };
  const picture = Object.entries(items.properties ?? {}).find(([, { format }]) => format === "picture")?.[0];
  return {
    ...list,
    fields: deskFields(items, place),
    collapsed: true,
    summary: summary(items),
    ...(items.title ? { label_singular: words(items.title) } : {}),
    ...(picture ? { thumbnail: picture } : {}),
  };
}

/**
 * Makes the field of the desk for one value of a content file.
 *
 * @param name the value's key
 * @param required whether the value must be there
 * @throws Error if a list has no `items` in its schema
 */
export function deskField(name: string, schema: JsonSchema, required: boolean, place: FieldPlace): VisibleField {
  const basics: FieldBasics = {
    name,
    label: words(name),
    // Sveltia takes hints for HTML, and descriptions quote some.
    ...(schema.description ? { hint: escapeHtml(schema.description) } : {}),
    required: required && !mayBeEmpty(schema),
  };
  if (schema.reference) return referenceField(basics, schema.reference, place);
  const { minimum: min, maximum: max } = schema;
  const bounds = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  switch (schema.type) {
    case "array":
      return listField(basics, schema, place);
    case "object":
      return { ...basics, widget: "object", fields: deskFields(schema, place), collapsed: "auto" };
    case "boolean":
      return { ...basics, widget: "boolean" };
    case "integer":
      return { ...basics, ...bounds, widget: "number", value_type: "int" };
    case "number":
      return { ...basics, ...bounds, widget: "number", value_type: "float", step: 0.0001 };
    case "string":
      return stringField(basics, schema, place);
  }
}

/** Makes the fields for all keys of an object, in the order of its schema. */
export function deskFields({ properties = {}, required = [] }: JsonSchema, place: FieldPlace): VisibleField[] {
  return Object.entries(properties).map(([name, schema]) => deskField(name, schema, required.includes(name), place));
}

function isPlainText({ type, format, pattern, reference, enum: choices }: JsonSchema): boolean {
  return type === "string" && !format && !pattern && !reference && !choices;
}

/**
 * Returns the key of the field that names an entry in a list: the first required text, or else the first required field.
 *
 * @param schema of the entry
 */
function entryTitle({ properties = {}, required = [] }: JsonSchema): string {
  const always = Object.entries(properties).filter(([name]) => required.includes(name));
  const [name = "id"] = always.find(([, schema]) => isPlainText(schema)) ?? always[0] ?? [];
  return name;
}

const ACRONYMS = new Set(["faq", "id", "url"]);

/**
 * Turns a name of the schemas into words, for a label: "Image alt" from "imageAlt", "Case studies" from "case-studies".
 *
 * @param name a key, a file's name, or the title of a type
 */
export function words(name: string): string {
  const all = name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .split(/[\s-]+/)
    .map((word) => (ACRONYMS.has(word.toLowerCase()) ? word.toUpperCase() : word.toLowerCase()));
  const sentence = all.join(" ");
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
