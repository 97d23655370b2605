import type { JsonSchema } from "../gatsby-plugin-content-schema";

// What the desk needs to know of fields while it is configured, and in the browser.

/** The name of the field for the list that a file consists of; no file has it. */
export const LIST = "entries";

/** Whether the schema allows an empty value. */
export function mayBeEmpty({
  type,
  format,
  pattern,
  reference,
  enum: choices,
  minLength = 0,
  minItems = 0,
}: JsonSchema) {
  if (type === "boolean") return true;
  if (type === "array") return minItems === 0;
  return type === "string" && minLength === 0 && !format && !pattern && !reference && !choices;
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

function isPlainText({ type, format, pattern, reference, enum: choices }: JsonSchema): boolean {
  return type === "string" && !format && !pattern && !reference && !choices;
}

/**
 * Returns the key of the field that names an entry in a list: a fixed id, the first required text, or else the first
 * required field.
 *
 * @param schema of the entry
 */
export function entryTitle({ properties = {}, required = [] }: JsonSchema): string {
  if (properties.id?.enum) return "id";
  const always = Object.entries(properties).filter(([name]) => required.includes(name));
  const [name = "id"] = always.find(([, schema]) => isPlainText(schema)) ?? always[0] ?? [];
  return name;
}
