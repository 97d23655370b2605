import { getNodeValue } from "jsonc-parser";
import type { Node } from "jsonc-parser";
import { isRecord } from "./is-record";

/** What tells an item of a list from the others: its id, or else all of it. */
export function identity(item: unknown): string {
  return JSON.stringify(isRecord(item) && item.id !== undefined ? { id: item.id } : item);
}

/**
 * Finds for each item of a list where it stood in the file: with the same identity, or else at the same place.
 *
 * @param nodes the items that the file has, each to be found once
 * @returns a node an item, undefined for new ones
 */
export function pairItems(items: readonly unknown[], nodes: readonly Node[]): (Node | undefined)[] {
  const byIdentity = new Map<string, Node[]>();
  for (const node of nodes) {
    const key = identity(getNodeValue(node));
    byIdentity.set(key, [...(byIdentity.get(key) ?? []), node]);
  }
  const known = items.map((item) => byIdentity.get(identity(item))?.shift());
  const taken = new Set(known);
  return known.map((node, index) => {
    const samePlace = nodes[index];
    return node ?? (samePlace && !taken.has(samePlace) ? samePlace : undefined);
  });
}
