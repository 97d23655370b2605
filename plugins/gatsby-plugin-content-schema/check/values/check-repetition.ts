import type { JsonSchema } from "../../json-schema";
import type { Severity } from "../finding";
import type { Problem } from "../problem";
import type { JsonPath } from "../read/json-source";
import { isEntry } from "../visit-values";
import type { Visited } from "../visit-values";

/** What people tell entries apart by: the first of these that an entry has. */
const TITLES = ["name", "question", "title", "label"];

interface Rule {
  readonly key: string;
  readonly severity: Severity;
  readonly remedy: string;
}

function rulesFor({ properties = {} }: JsonSchema): Rule[] {
  const title = TITLES.find((key) => key in properties);
  return Object.entries(properties).flatMap(([key, { unique, reference }]): Rule[] => {
    if (reference !== undefined) return [];
    if (key === "id" || unique === true) {
      return [{ key, severity: "mistake", remedy: `Give each entry ${key === "id" ? "an" : "a"} ${key} of its own.` }];
    }
    if (key !== title) return [];
    return [{ key, severity: "warning", remedy: "Change one of them, so that readers can tell the two apart." }];
  });
}

function repeated(list: readonly unknown[], path: JsonPath, { key, severity, remedy }: Rule): Problem[] {
  const first = new Map<string, number>();
  return list.flatMap((entry, index): Problem[] => {
    const value = isEntry(entry) ? entry[key] : undefined;
    if (typeof value !== "string" && typeof value !== "number") return [];
    const comparable = String(value).trim().toLowerCase();
    const earlier = first.get(comparable);
    first.set(comparable, earlier ?? index);
    if (earlier === undefined) return [];
    const message = `entry ${String(earlier + 1)} of this list has the same ${key}`;
    return [{ severity, path: [...path, index, key], value, message, remedy }];
  });
}

/** Checks that no two entries of a list share what has to be their own, or a title. */
export function checkRepetition({ schema, value, path }: Visited): Problem[] {
  if (!Array.isArray(value) || schema.items?.type !== "object") return [];
  const { items } = schema;
  return rulesFor(items).flatMap((rule) => repeated(value, path, rule));
}
