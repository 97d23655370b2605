import { chmod, writeFile } from "node:fs/promises";
import { Option } from "commander";
import type { Command } from "commander";
import { stringify } from "csv-stringify/sync";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import { signedLink } from "../newsletter/signed-link";
import { hasSuppressed, isSuppressed } from "../newsletter/suppression";
import { newsletterSettings } from "../settings";
import { mapConcurrently } from "../submissions/concurrently";
import { readSubmissions } from "../submissions/read-submissions";
import type { SubmissionStore } from "../submissions/store";
import { fieldNames } from "../submissions/submission";
import type { Submission } from "../submissions/submission";
import { contextOption, failForUnreadable, InboxError, kindOption, progress, withStore } from "./command";
import type { Terminal } from "./command";
import { printableText } from "./printable";

/** A submission as it is exported. */
interface Exported extends Submission {
  /** The link for the subscriber's issues. */
  readonly unsubscribe?: string;
}

/**
 * Leaves out those who want no mail, and adds the link with which each of the others can unsubscribe.
 *
 * @throws InboxError when the key is missing that tells who wants none
 */
async function subscribersToWriteTo(
  store: SubmissionStore,
  { stderr, environment }: Terminal,
  subscriptions: readonly Submission[],
): Promise<Exported[]> {
  const settings = newsletterSettings(environment);
  if (!settings) {
    if (await hasSuppressed(store)) throw new InboxError("Set SIGNING_KEY: some have unsubscribed, and it tells who.");
    stderr.write("SIGNING_KEY is not set: the export has no links to unsubscribe.\n");
    return [...subscriptions];
  }
  const exported = await mapConcurrently(subscriptions, async (subscription) => {
    if (await isSuppressed(store, settings.signingKey, subscription.id)) return [];
    return [{ ...subscription, unsubscribe: signedLink(settings, "unsubscribe", subscription.id) }];
  });
  return exported.flat();
}

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

function asCsv(kind: SubmissionKind, submissions: readonly Exported[]): string {
  const fields = fieldNames(kind);
  const hasLinks = submissions.some(({ unsubscribe }) => unsubscribe !== undefined);
  const rows = submissions.map(({ id, receivedAt, values, unsubscribe }) => [
    ...[id, receivedAt],
    ...fields.map((field) => values[field] ?? ""),
    ...(hasLinks ? [unsubscribe ?? ""] : []),
  ]);
  return csv([["id", "receivedAt", ...fields, ...(hasLinks ? ["unsubscribe"] : [])], ...rows]);
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
        const { submissions: found, unreadable } = await readSubmissions(store, { kind }, progress(terminal));
        const submissions = kind === "newsletter" ? await subscribersToWriteTo(store, terminal, found) : found;
        const written = format === "csv" ? asCsv(kind, submissions) : `${JSON.stringify(submissions, null, 2)}\n`;
        // Forms let none of these characters through: only what came otherwise is changed, and in JSON not even that.
        const text = printableText(written);
        if (output === undefined) terminal.stdout.write(text);
        else await writePrivately(output, text);
        failForUnreadable(unreadable);
      }),
    );
}
