import equal from "fast-deep-equal";
import type { JsonSchema } from "../../gatsby-plugin-content-schema/json-schema";
import { identity } from "./pair-items";
import { isEmpty } from "./is-empty";
import { isRecord } from "./is-record";

/**
 * A form's value without the optional keys that nobody filled in: Sveltia gives every field of a form a value, an
 * empty one where the file has none. Empty values that the file has stay there.
 *
 * @param value the value as Sveltia has it
 * @param before the same value as it stands in the file, if it does
 */
export function withoutEmpty(value: unknown, before: unknown, schema: JsonSchema): unknown {
  if (Array.isArray(value)) {
    const { items } = schema;
    if (!items) return value;
    const old: readonly unknown[] = Array.isArray(before) ? before : [];
    const byIdentity = new Map(old.map((item) => [identity(item), item]));
    return value.map((item, index) => withoutEmpty(item, byIdentity.get(identity(item)) ?? old[index], items));
  }
  if (!isRecord(value)) return value;
  const { properties = {}, required = [] } = schema;
  const old = isRecord(before) ? before : {};
  const kept = Object.entries(value).filter(
    ([key, field]) => required.includes(key) || !isEmpty(field) || (key in old && equal(old[key], field)),
  );
  return Object.fromEntries(
    kept.map(([key, field]) => {
      const property = properties[key];
      return [key, property ? withoutEmpty(field, old[key], property) : field];
    }),
  );
}
