import type { JsonSchema } from "../gatsby-plugin-content-schema/json-schema";

function isPlainText({ type, format, pattern, reference, enum: choices }: JsonSchema): boolean {
  return type === "string" && !format && !pattern && !reference && !choices;
}

/**
 * The key of the field that an entry is known by in a list: the first one that is text and always there, or else the
 * first one that is always there.
 *
 * @param schema of the entry
 */
export function entryTitle({ properties = {}, required = [] }: JsonSchema): string {
  const always = Object.entries(properties).filter(([name]) => required.includes(name));
  const [name = "id"] = always.find(([, schema]) => isPlainText(schema)) ?? always[0] ?? [];
  return name;
}
