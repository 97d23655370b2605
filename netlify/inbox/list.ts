import type { Command } from "commander";
import { describeBacklog, readBacklog } from "../outbox/backlog";
import { isGivenUp } from "../outbox/outbox";
import type { Entry } from "../outbox/outbox";
import { readSubmissions } from "../submissions/records";
import type { Selection } from "../submissions/records";
import { keyOf, recordKey } from "../submissions/store";
import type { Submission } from "../submissions/submission";
import { contextOption, failForUnreadable, kindOption, progress, sinceOption, withStore } from "./command";
import type { Terminal } from "./command";

interface ListOptions extends Selection {
  readonly failed?: boolean;
  readonly context?: string;
}

function notified({ spam }: Submission, entry: Entry | undefined): string {
  if (spam) return "spam";
  if (!entry) return "yes";
  return isGivenUp(entry.marker) ? "given up" : "no";
}

/**
 * Lays rows out in columns, for reading in a terminal.
 *
 * @param rows the heading first; all of one length
 */
function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_cell, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function asTable(submissions: readonly Submission[], entries: ReadonlyMap<string, Entry>): string {
  const rows = submissions.map((submission) => {
    const { id, kind, receivedAt, values } = submission;
    const state = notified(submission, entries.get(recordKey(submission)));
    return [receivedAt.slice(0, 16).replace("T", " "), kind, values.name ?? "", values.email ?? "", state, id];
  });
  return table([["RECEIVED (UTC)", "KIND", "NAME", "EMAIL", "NOTIFIED", "ID"], ...rows]);
}

/** Adds `list`: what came in, as a table. */
export function addListCommand(program: Command, terminal: Terminal): void {
  const { stdout, stderr } = terminal;
  program
    .command("list")
    .description("list submissions, the newest first")
    .addOption(kindOption())
    .addOption(sinceOption())
    .option("--spam", "what programs sent, instead of what people sent")
    .option("--failed", "only what the notification was given up for; `retry --failed` tries again")
    .addOption(contextOption())
    .action(({ failed = false, context, ...selection }: ListOptions) =>
      withStore(terminal, context, async (store) => {
        const { submissions: all, unreadable } = await readSubmissions(store, selection, progress(terminal));
        const backlog = await readBacklog(store);
        const entries = new Map([...backlog.waiting, ...backlog.givenUp].map((entry) => [entry.key, entry]));
        const isGivenUpFor = (submission: Submission) => {
          const entry = entries.get(recordKey(submission));
          return entry !== undefined && isGivenUp(entry.marker);
        };
        const submissions = failed ? all.filter(isGivenUpFor) : all;
        stdout.write(`${asTable(submissions, entries)}\n`);
        stderr.write(submissions.length === 1 ? "1 submission\n" : `${submissions.length} submissions\n`);
        const spam = (await store.list({ prefix: keyOf("", "spam") })).blobs.length;
        if (spam > 0 && !selection.spam) stderr.write(`${spam} taken for spam (list --spam, rescue ID)\n`);
        const notice = describeBacklog(backlog);
        if (notice) stderr.write(`${notice}\n`);
        failForUnreadable(unreadable);
      }),
    );
}
