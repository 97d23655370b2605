import equal from "fast-deep-equal";
import { getNodeValue, parseTree } from "jsonc-parser";
import type { Node } from "jsonc-parser";
import type { JsonSchema } from "../../gatsby-plugin-content-schema";

/** Writes a value of a list or an object in the layout of its neighbours. */
type Print = (layout: Layout) => string;

/**
 * Edits the text of a JSON file so that it holds another value. Unchanged parts keep their text, and new parts are laid
 * out like their neighbours: a diff of both texts shows only what was changed.
 *
 * @param file the text, valid JSON
 * @param after the value that the file is to hold
 * @param root the schema of the file, which decides where new keys go
 * @throws SyntaxError if the text is no JSON
 */
export function editJson(file: string, after: unknown, root: JsonSchema): string {
  const slice = ({ offset, length }: Node) => file.slice(offset, offset + length);
  const isOnOneLine = (node: Node) => !slice(node).includes("\n");
  const indentAt = (offset: number) => /^[ \t]*/.exec(file.slice(file.lastIndexOf("\n", offset - 1) + 1))?.[0] ?? "";

  /** Returns the text of a list or an object with other members than it had, in the same layout. */
  function withMembers(node: Node, members: readonly Print[]): string {
    const [open, close, space] = node.type === "array" ? ["[", "]", ""] : ["{", "}", " "];
    if (members.length === 0) return open + close;
    const first = node.children?.[0];
    if (first && isOnOneLine(node)) {
      const printed = members.map((print) => print({ isOnOneLine: true, indent: "", step: "" }));
      return open + space + printed.join(", ") + space + close;
    }
    const outer = indentAt(node.offset);
    const indent = first ? indentAt(first.offset) : `${outer}  `;
    const likeFirst = first !== undefined && node.type === "array" && isOnOneLine(first);
    const printed = members.map((print) => print({ isOnOneLine: likeFirst, indent, step: indent.slice(outer.length) }));
    return `${open}\n${indent}${printed.join(`,\n${indent}`)}\n${outer}${close}`;
  }

  /** Returns the text of a node with some of its parts replaced. */
  function withTexts(node: Node, parts: readonly { readonly part: Node; readonly text: string }[]): string {
    let end = node.offset;
    const before = parts.map(({ part, text }) => {
      const between = file.slice(end, part.offset);
      end = part.offset + part.length;
      return between + text;
    });
    return before.join("") + file.slice(end, node.offset + node.length);
  }

  function listText(node: Node, items: readonly unknown[], schema?: JsonSchema): string {
    const nodes = node.children ?? [];
    const pairs = pairItems(items, nodes);
    if (pairs.length === nodes.length && pairs.every((pair, index) => pair === nodes[index])) {
      return withTexts(
        node,
        nodes.map((part, index) => ({ part, text: textOf(part, items[index], schema?.items) })),
      );
    }
    const members = items.map((item, index): Print => {
      const pair = pairs[index];
      return (layout) => (pair ? textOf(pair, item, schema?.items) : printJson(item, layout));
    });
    return withMembers(node, members);
  }

  function recordText(node: Node, record: JsonRecord, schema?: JsonSchema): string {
    const members = new Map((node.children ?? []).map((member) => [String(member.children?.[0]?.value), member]));
    const keys = orderedKeys([...members.keys()], Object.keys(record), schema);
    const memberText = (key: string, member: Node) => {
      const [, part] = member.children ?? [];
      return part ? withTexts(member, [{ part, text: textOf(part, record[key], schema?.properties?.[key]) }]) : "";
    };
    if (equal(keys, [...members.keys()])) {
      const parts = [...members].map(([key, part]) => ({ part, text: memberText(key, part) }));
      return withTexts(node, parts);
    }
    const prints = keys.map((key): Print => {
      const member = members.get(key);
      if (member) return () => memberText(key, member);
      return (layout) => `${JSON.stringify(key)}: ${printJson(record[key], layout)}`;
    });
    return withMembers(node, prints);
  }

  /** Returns the text of a value that replaces another one. */
  function textOf(node: Node, value: unknown, schema?: JsonSchema): string {
    if (equal(getNodeValue(node), value)) return slice(node);
    if (node.type === "array" && Array.isArray(value)) return listText(node, value, schema);
    if (node.type === "object" && isRecord(value)) return recordText(node, value, schema);
    return printJson(value, { isOnOneLine: false, indent: indentAt(node.offset), step: "  " });
  }

  const tree = parseTree(file);
  if (!tree) throw new SyntaxError("The file that is edited is no JSON");
  return file.slice(0, tree.offset) + textOf(tree, after, root) + file.slice(tree.offset + tree.length);
}

/**
 * Returns the keys of a changed object in order: keys that stay keep their order, and a new key goes behind those that
 * the schema names before it.
 */
function orderedKeys(before: readonly string[], after: readonly string[], schema?: JsonSchema): string[] {
  const order = Object.keys(schema?.properties ?? {});
  const keys = before.filter((key) => after.includes(key));
  for (const key of after.filter((name) => !before.includes(name))) {
    const earlier = new Set(order.slice(0, order.indexOf(key)));
    keys.splice(keys.findLastIndex((name) => earlier.has(name)) + 1, 0, key);
  }
  return keys;
}

/** Returns what identifies an item of a list: its id, or else all of it. */
export function identity(item: unknown): string {
  return JSON.stringify(isRecord(item) && item.id !== undefined ? { id: item.id } : item);
}

/**
 * Finds each item of a list in the file: the one with the same identity, or else the one at the same place.
 *
 * @param nodes the items of the file; each is found once
 * @returns a node for each item, undefined for new ones
 */
function pairItems(items: readonly unknown[], nodes: readonly Node[]): (Node | undefined)[] {
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

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(", ")}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${onOneLine(member)}`);
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}

/** The layout of a new value. */
interface Layout {
  readonly isOnOneLine: boolean;
  /** The indentation of the line in which the value begins. */
  readonly indent: string;
  /** The additional indentation of each level. */
  readonly step: string;
}

/** Prints a value as JSON. The first of several lines is not indented. */
function printJson(value: unknown, { isOnOneLine, indent, step }: Layout): string {
  return isOnOneLine ? onOneLine(value) : JSON.stringify(value, null, step).replaceAll("\n", `\n${indent}`);
}

/** A JSON object. */
type JsonRecord = Readonly<Record<string, unknown>>;

/** Tells JSON objects from other values. */
export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
