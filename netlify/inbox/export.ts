import { chmod, writeFile } from "node:fs/promises";
import { Option } from "commander";
import type { Command } from "commander";
import { stringify } from "csv-stringify/sync";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import { readSubmissions } from "../submissions/read-submissions";
import { fieldNames } from "../submissions/submission";
import type { Submission } from "../submissions/submission";
import { contextOption, failForUnreadable, kindOption, progress, withStore } from "./command";
import type { Terminal } from "./command";
import { printableText } from "./printable";

/** What makes a spreadsheet take a cell for a formula: https://owasp.org/www-community/attacks/CSV_Injection */
const FORMULA = /^\s*[=+\-@\t\r\n＝＋－＠]/;

/**
 * Writes rows as comma-separated values (RFC 4180). A cell that a spreadsheet would calculate gets an apostrophe
 * in front, which makes it a text.
 *
 * @param rows the heading first
 */
export function csv(rows: readonly (readonly string[])[]): string {
  return stringify([...rows], {
    record_delimiter: "windows",
    // The library quotes a cell for its record delimiter, and a lone CR or LF is only a half of that.
    quoted_match: /[\r\n]/,
    // Its own `escape_formulas` looks at the first character only; spreadsheets skip white space before a sign.
    cast: { string: (value) => (FORMULA.test(value) ? `'${value}` : value) },
  });
}

/** The mode of a file that only its owner reads and writes. */
const PRIVATE = 0o600;

interface ExportOptions {
  readonly kind: SubmissionKind;
  readonly format: "csv" | "json";
  readonly output?: string;
  readonly context?: string;
}

function asCsv(kind: SubmissionKind, submissions: readonly Submission[]): string {
  const fields = fieldNames(kind);
  const rows = submissions.map(({ id, receivedAt, values }) => [
    id,
    receivedAt,
    ...fields.map((field) => values[field] ?? ""),
  ]);
  return csv([["id", "receivedAt", ...fields], ...rows]);
}

/** Writes a file that nobody else on this machine can read, also where it was there before with another mode. */
async function writePrivately(file: string, text: string): Promise<void> {
  await chmod(file, PRIVATE).catch(() => undefined);
  await writeFile(file, text, { mode: PRIVATE });
}

/** Adds `export`: all submissions of a kind, for another program. */
export function addExportCommand(program: Command, terminal: Terminal): void {
  program
    .command("export")
    .description("write all submissions of a kind as CSV or JSON, the newest first")
    .addOption(kindOption().makeOptionMandatory())
    .addOption(new Option("--format <format>", "the file format").choices(["csv", "json"]).makeOptionMandatory())
    .option("--output <file>", "write to a file instead of the standard output")
    .addOption(contextOption())
    .action(({ kind, format, output, context }: ExportOptions) =>
      withStore(terminal, context, async (store) => {
        const { submissions, unreadable } = await readSubmissions(store, { kind }, progress(terminal));
        const written = format === "csv" ? asCsv(kind, submissions) : `${JSON.stringify(submissions, null, 2)}\n`;
        // Forms let none of these characters through: only what came otherwise is changed, and in JSON not even that.
        const text = printableText(written);
        if (output === undefined) terminal.stdout.write(text);
        else await writePrivately(output, text);
        failForUnreadable(unreadable);
      }),
    );
}
