import { isRecord } from "./is-record";

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(", ")}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${onOneLine(member)}`);
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}

/** How a value that is new in a file is to be laid out. */
export interface Layout {
  readonly isOnOneLine: boolean;
  /** The spaces before the line that the value begins in. */
  readonly indent: string;
  /** The spaces that each level has more than the one around it. */
  readonly step: string;
}

/** A value as JSON. Where it takes several lines, the first one is not indented. */
export function printJson(value: unknown, { isOnOneLine, indent, step }: Layout): string {
  return isOnOneLine ? onOneLine(value) : JSON.stringify(value, null, step).replaceAll("\n", `\n${indent}`);
}
