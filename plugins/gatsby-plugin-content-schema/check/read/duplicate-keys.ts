import type { Node } from "jsonc-parser";
import type { Finding } from "../finding";
import type { JsonSource } from "./json-source";

function repeatedIn(source: JsonSource, node: Node): Finding[] {
  if (node.type === "property") return node.children?.[1] ? repeatedIn(source, node.children[1]) : [];
  const children = node.children ?? [];
  if (node.type !== "object") return children.flatMap((child) => repeatedIn(source, child));

  const first = new Map<string, Node>();
  return children.flatMap((property) => {
    const key = String(property.children?.[0]?.value);
    const earlier = first.get(key);
    first.set(key, earlier ?? property);
    if (!earlier) return repeatedIn(source, property);
    const { line } = source.placeAt(earlier.offset);
    return [
      {
        severity: "mistake" as const,
        file: source.file,
        ...source.placeAt(property.offset),
        value: key,
        message: `the key "${key}" is here for the second time; the first is in line ${String(line)}`,
        remedy: "Keep one of the two, and delete the other.",
      },
      ...repeatedIn(source, property),
    ];
  });
}

/** Keys that one object has twice: JSON parsers take the last and say nothing. */
export function duplicateKeys(source: JsonSource): Finding[] {
  return source.tree ? repeatedIn(source, source.tree) : [];
}
