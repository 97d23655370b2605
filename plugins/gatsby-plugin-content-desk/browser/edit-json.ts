import equal from "fast-deep-equal";
import { getNodeValue, parseTree } from "jsonc-parser";
import type { Node } from "jsonc-parser";
import type { JsonSchema } from "../../gatsby-plugin-content-schema/json-schema";
import { isRecord } from "./is-record";
import type { JsonRecord } from "./is-record";
import { orderedKeys } from "./ordered-keys";
import { pairItems } from "./pair-items";
import { printJson } from "./print-json";
import type { Layout } from "./print-json";

/** The text of a value that goes into a list or an object, for the layout that it finds there. */
type Print = (layout: Layout) => string;

/**
 * The text of a JSON file with another value in it. What is the same is taken over as it is written, and what is new
 * is laid out like its neighbours, so that a comparison of both files shows what was changed and nothing else.
 *
 * @param file the text, valid JSON
 * @param after the value that it shall hold
 * @param root the schema of the file, for the place of keys that are new
 */
export function editJson(file: string, after: unknown, root: JsonSchema): string {
  const slice = ({ offset, length }: Node) => file.slice(offset, offset + length);
  const isOnOneLine = (node: Node) => !slice(node).includes("\n");
  const indentAt = (offset: number) => /^[ \t]*/.exec(file.slice(file.lastIndexOf("\n", offset - 1) + 1))?.[0] ?? "";

  /** A list or an object that gets other members than it had, in the layout of those. */
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

  /** The text of a node with other texts in place of parts of it. */
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

  /** The text of a value that stands in place of another one. */
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
