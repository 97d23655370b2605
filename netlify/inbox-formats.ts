import { utcTime } from "./submissions/submission";
import type { State, StoredSubmission } from "./submissions/submission";

export type Found = StoredSubmission & { readonly state: State };

/** Escapes characters that control a terminal or change the text direction, except tabs and line breaks. */
export function printable(text: string): string {
  const escape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return text.replace(/(?!\r\n|[\n\t])[\p{Cc}\p{Bidi_Control}]/gu, escape);
}

export function toLine({ state, id, kind, receivedAt, attempts, values: { name = "", email = "" } }: Found): string {
  const note = { new: [`waiting, attempts: ${attempts}`], kept: [], spam: ["spam"] }[state];
  const cells = [utcTime(receivedAt), kind, name, email, ...note, id];
  return printable(`${cells.join("  ").replace(/\s/g, " ")}\n`);
}

export function toText({ values, ...record }: Found): string {
  const times = { receivedAt: utcTime(record.receivedAt), tryAt: utcTime(record.tryAt) };
  const fields = Object.entries<unknown>({ ...record, ...times, ...values });
  return printable(fields.map(([name, value]) => `${name}: ${String(value).replaceAll("\n", "\n  ")}\n`).join(""));
}

/** A country code, what separates it, and the rest of a phone number. */
const INTERNATIONAL_PHONE =
  /^(\+(?:[17]|(?:2[1-689]|3[578]|42|5[09]|6[7-9]|8[0578]|9[679])\d|\d\d))[-./\s\u2010-\u2013]*(\(?\d[\d\s()./\u2010-\u2013-]{4,20}(?:(?:ext\.?|x) ?\d{1,6}|\([a-z ]{1,12}\))?)$/i;
/** A spreadsheet reads it as a number without its zeros. */
const LOCAL_PHONE = /^(0\d{3})(\d{3,})$/;

/**
 * An apostrophe stops a spreadsheet from running a visitor's text as a formula. A space in a phone number stops it from
 * calculating `+1-212-555-0100` or `+49 30/123456`, and from dropping the plus of `+49301234567`.
 */
function neutral(text: string): string {
  if (/^(?![\s\p{C}"]*[=+\-@])/u.test(text.normalize("NFKC"))) return text.replace(LOCAL_PHONE, "$1 $2");
  const [, country, number = ""] = INTERNATIONAL_PHONE.exec(text) ?? [];
  return country ? `${country} ${number.replaceAll("/", " ")}` : `'${text}`;
}

/** Some readers start a new cell at a line break, tab or semicolon between quotes. */
function csvCell(value: string): string {
  const parts = value.split(/([\t\n\v\f\r\u0085\u2028\u2029;])/);
  const text = /^[-+]$/.test(value) ? value : parts.map(neutral).join("");
  return `"${/^\s/.test(text) ? "'" : ""}${text.replaceAll('"', '""')}"`;
}

/** Formats a table as CSV (RFC 4180) that spreadsheets open without running a formula or bending a phone number. */
export function toCsv(found: readonly Found[]): string {
  const names = [...new Set(found.flatMap(({ values }) => Object.keys(values)))];
  const rows = found.map((one) => [one.id, one.kind, one.receivedAt, ...names.map((name) => one.values[name] ?? "")]);
  const lines = [["id", "kind", "receivedAt", ...names], ...rows].map((row) => `${row.map(csvCell).join(",")}\r\n`);
  return `\uFEFF${lines.join("")}`; // Excel needs the byte order mark.
}
