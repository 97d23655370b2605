import type { JsonSchema } from "../content/json-schema";

function isPlainText({ type, format, pattern, reference, enum: choices }: JsonSchema): boolean {
  return type === "string" && !format && !pattern && !reference && !choices;
}

/**
 * The field that an entry is known by in a list: the first one that is text and always there.
 *
 * @param schema of the entry
 * @returns the field's key, or undefined where there is none
 */
export function entryTitle({ properties = {}, required = [] }: JsonSchema): string | undefined {
  return Object.keys(properties).find((name) => required.includes(name) && isPlainText(properties[name] as JsonSchema));
}
