import { utcTime } from "../src/lib/dates";
import type { State, StoredSubmission } from "./submissions/submission";
import { printable } from "./terminal";

export type Found = StoredSubmission & { readonly state: State };

export function toLine({ state, id, kind, receivedAt, attempts, values: { name = "", email = "" } }: Found): string {
  const note = { new: [`waiting, attempts: ${attempts}`], kept: [], spam: ["spam"] }[state];
  const cells = [utcTime(receivedAt), kind, name, email, ...note, id];
  return printable(`${cells.join("  ").replace(/\s/g, " ")}\n`);
}

export function toText({ values, ...record }: Found): string {
  const [receivedAt, tryAt] = [utcTime(record.receivedAt), utcTime(record.tryAt)];
  const fields = Object.entries<unknown>({ ...record, receivedAt, tryAt, ...values });
  return printable(fields.map(([name, value]) => `${name}: ${String(value).replaceAll("\n", "\n  ")}\n`).join(""));
}

/** A country code, what separates it, and the rest of a phone number. */
const INTERNATIONAL_PHONE =
  /^(\+(?:[17]|(?:2[1-689]|3[578]|42|5[09]|6[7-9]|8[0578]|9[679])\d|\d\d))[-./\s\u2010-\u2013]*(\(?\d[\d\s()./\u2010-\u2013-]{4,20}(?:(?:ext\.?|x) ?\d{1,6}|\([a-z ]{1,12}\))?)$/i;
const LOCAL_PHONE = /^(00?[1-9]\d\d?)(\d{4,9})$/;
/** What a spreadsheet rounds, or shows without its zeros, as a date or in capitals. */
const MISREAD =
  /^(?:0\d+|\d{9,}|\d+[.,]\d+|[\d.,]+e[-+]?\d+|(?:\d\d?|\d{4})(?:[-./:,]\d{1,4}){1,2}(?:\.| ?[ap]m)?|true|false|(?=.*\d)\d{0,2}[-. ]?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?:[-., ]*\d{1,4}){0,2})$/i;
/** A line such as "- led a team (12 people)". With `NAME(`, `|` or `!`, it could call a function or open a file. */
const LIST_ITEM = /^\s*[-+](?!.*(?:\||!\s*\S|\((?<![\p{L}\d] +\p{L}[\p{L}\d]* \()))(?:.*\p{L}{2}|[-+\s]*$)/u;
const LONGEST_CELL = 32_767; // Excel's limit.

/** Stops a spreadsheet from running a text as a formula, from calculating `+1-212-555-0100` and from dropping its plus. */
function neutral(text: string, index: number): string {
  const plain = text.normalize("NFKC");
  if (/^(?![\s\p{C}"]*[=+\-@])/u.test(plain) || (index > 0 && LIST_ITEM.test(plain))) return text;
  const [, country, number = ""] = INTERNATIONAL_PHONE.exec(text) ?? [];
  return country ? `${country} ${number.replaceAll("/", " ")}` : `'${text}`;
}

/** A reader that separates cells at semicolons ignores the quotes, and starts a new cell at each line break, too. */
function csvCell(value: string, id = ""): string {
  const local = value.replace(LOCAL_PHONE, "$1 $2");
  const parts = local.split(/([\t\n\v\f\r\u0085\u2028\u2029;])/);
  const isText = /^\s/.test(value) || MISREAD.test(local.normalize("NFKC"));
  const text = (isText ? "'" : "") + (/^[-+]$/.test(value) ? value : parts.map(neutral).join(""));
  const rest = text.length > LONGEST_CELL ? `\n… The rest: npm run inbox -- show ${id}` : "";
  return `"${(text.slice(0, LONGEST_CELL - rest.length) + rest).replaceAll('"', '""')}"`;
}

/** Formats a table as CSV (RFC 4180) that spreadsheets open without running a formula or changing a number. */
export function toCsv(found: readonly Found[]): string {
  const names = [...new Set(found.flatMap(({ values }) => Object.keys(values)))];
  const rows = found.map((one) => [one.id, one.kind, one.receivedAt, ...names.map((name) => one.values[name] ?? "")]);
  const toRow = (row: readonly string[]) => `${row.map((value) => csvCell(value, row[0])).join(",")}\r\n`;
  return `\uFEFF${[["id", "kind", "receivedAt", ...names], ...rows].map(toRow).join("")}`; // Excel needs the byte order mark.
}
