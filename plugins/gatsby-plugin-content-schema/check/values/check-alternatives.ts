import type { Problem } from "../problem";
import { isEntry } from "../visit-values";
import type { Visited } from "../visit-values";

/** Checks that a picture of an entry comes with what it shows, in words: "imageAlt" beside "image". */
export function checkAlternatives({ schema, value, path }: Visited): Problem[] {
  if (!isEntry(value)) return [];
  const { properties = {}, required = [] } = schema;
  return Object.keys(properties).flatMap((key): Problem[] => {
    const alternative = `${key}Alt`;
    const isNeeded = properties[key]?.format === "picture" && alternative in properties && key in value;
    if (!isNeeded || alternative in value || required.includes(alternative)) return [];
    return [
      {
        severity: "mistake",
        path: [...path, key],
        part: "key",
        message: `the picture has no "${alternative}"`,
        remedy: `Add "${alternative}" with what the picture shows, for people who can't see it; "" where it only decorates.`,
      },
    ];
  });
}
