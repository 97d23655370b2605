import type { JsonPath } from "../read/json-source";

/** The path that a JSON pointer (RFC 6901) names; whole numbers count as places in a list. */
export function pathOf(pointer: string): JsonPath {
  return pointer
    .split("/")
    .slice(1)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step.replaceAll("~1", "/").replaceAll("~0", "~")));
}
