import type { JsonSchema } from "../../gatsby-plugin-content-schema/json-schema";

/**
 * The keys that an object shall have: those that stay in the order that they have, and each new one behind those that
 * the schema names before it.
 */
export function orderedKeys(before: readonly string[], after: readonly string[], schema?: JsonSchema): string[] {
  const order = Object.keys(schema?.properties ?? {});
  const keys = before.filter((key) => after.includes(key));
  for (const key of after.filter((name) => !before.includes(name))) {
    const earlier = new Set(order.slice(0, order.indexOf(key)));
    keys.splice(keys.findLastIndex((name) => earlier.has(name)) + 1, 0, key);
  }
  return keys;
}
