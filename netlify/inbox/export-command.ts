import { chmod, writeFile } from "node:fs/promises";
import { Command, Option } from "commander";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import { readSubmissions } from "../submissions/read-submissions";
import { fieldsOf } from "../submissions/schema-of";
import { csv } from "./csv";
import { subscribersToWriteTo } from "./subscribers";
import type { Exported } from "./subscribers";
import { contextOption, kindOption } from "./options";
import { progress } from "./progress";
import { failOver, withStore } from "./with-store";

/** Read and written by its owner alone. */
const PRIVATE = 0o600;

interface ExportOptions {
  readonly kind: SubmissionKind;
  readonly format: "csv" | "json";
  readonly output?: string;
  readonly context?: string;
}

function asCsv(kind: SubmissionKind, submissions: readonly Exported[]): string {
  const fields = fieldsOf(kind);
  const hasLinks = submissions.some(({ unsubscribe }) => unsubscribe !== undefined);
  const rows = submissions.map(({ id, receivedAt, values, unsubscribe }) => [
    ...[id, receivedAt],
    ...fields.map((field) => values[field] ?? ""),
    ...(hasLinks ? [unsubscribe ?? ""] : []),
  ]);
  return csv([["id", "receivedAt", ...fields, ...(hasLinks ? ["unsubscribe"] : [])], ...rows]);
}

/** Nobody else on this machine is to read what visitors wrote: the mode of a new file, and then of one that was there. */
async function writePrivately(file: string, text: string): Promise<void> {
  await chmod(file, PRIVATE).catch(() => undefined);
  await writeFile(file, text, { mode: PRIVATE });
}

/** `export`: all submissions of a kind, for another program. */
export const exportCommand = new Command("export")
  .description("write all submissions of a kind as CSV or JSON, the newest first")
  .addOption(kindOption().makeOptionMandatory())
  .addOption(new Option("--format <format>", "the file format").choices(["csv", "json"]).makeOptionMandatory())
  .option("--output <file>", "write to a file instead of the standard output")
  .addOption(contextOption())
  .action(({ kind, format, output, context }: ExportOptions) =>
    withStore(context, async (store) => {
      const { submissions: found, unreadable } = await readSubmissions(store, { kind }, progress);
      const submissions = kind === "newsletter" ? await subscribersToWriteTo(store, found) : found;
      const text = format === "csv" ? asCsv(kind, submissions) : `${JSON.stringify(submissions, null, 2)}\n`;
      if (output === undefined) process.stdout.write(text);
      else await writePrivately(output, text);
      failOver(unreadable);
    }),
  );
