import type { ErrorObject } from "ajv/dist/2020";
import type { JsonSchema } from "../../json-schema";
import { nearest } from "../nearest";
import type { Problem } from "../problem";
import type { JsonPath } from "../read/json-source";

/** The names that errors of one kind tell of. */
function named(errors: readonly ErrorObject[], keyword: string, parameter: string): string[] {
  return errors
    .filter((error) => error.keyword === keyword)
    .map(({ params }) => String((params as Record<string, unknown>)[parameter]));
}

/**
 * Explains unknown and missing keys of one entry. A key under a wrong name counts once, not as one too many and one
 * too few.
 *
 * @param path the entry
 * @param errors what Ajv says of the entry
 */
export function explainKeys(path: JsonPath, errors: readonly ErrorObject[]): Problem[] {
  const { properties = {} } = (errors[0]?.parentSchema ?? {}) as Partial<JsonSchema>;
  const entry = (errors[0]?.data ?? {}) as object;
  const missing = new Set(named(errors, "required", "missingProperty"));
  const strange = named(errors, "additionalProperties", "additionalProperty");
  const onlyOne = strange.length === 1 && missing.size === 1 ? [...missing][0] : undefined;
  const unknown = strange.map((key): Problem => {
    const absent = Object.keys(properties).filter((name) => !(name in entry));
    const suggestion = nearest(key, missing) ?? onlyOne ?? nearest(key, absent);
    if (suggestion !== undefined) missing.delete(suggestion);
    return {
      severity: "mistake",
      path: [...path, key],
      part: "key",
      value: key,
      message: `"${key}" is a key that the site doesn't know here`,
      remedy: suggestion === undefined ? "Delete the key with its value." : "Correct the name of the key.",
      ...(suggestion === undefined ? {} : { suggestion }),
    };
  });
  if (missing.size === 0) return unknown;
  const keys = [...missing].map((key) => `"${key}"`);
  const described = [...missing].map((key) => `"${key}" (${properties[key]?.description ?? "see another entry"})`);
  const absent: Problem = {
    severity: "mistake",
    path,
    message: keys.length === 1 ? `the key ${keys.join()} is missing` : `the keys ${keys.join(", ")} are missing`,
    remedy: `Add ${described.join(", ")}.`,
  };
  return [...unknown, absent];
}
