import type { Command } from "commander";
import { describeBacklog, findBacklog } from "../outbox/backlog";
import type { Backlog } from "../outbox/backlog";
import { readSubmissions, selectedKeys } from "../submissions/read-submissions";
import type { Selection } from "../submissions/read-submissions";
import { recordKey } from "../submissions/store";
import type { Submission } from "../submissions/submission";
import { contextOption, failForUnreadable, kindOption, progress, sinceOption, withStore } from "./command";
import type { Terminal } from "./command";
import { printableLine } from "./printable";

interface ListOptions extends Selection {
  readonly failed?: boolean;
  readonly context?: string;
}

function notified(submission: Submission, { unsent, givenUp }: Backlog): string {
  if (submission.spam) return "spam";
  const key = recordKey(submission);
  if (givenUp.has(key)) return "given up";
  return unsent.has(key) ? "no" : "yes";
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

function asTable(submissions: readonly Submission[], backlog: Backlog): string {
  const rows = submissions.map((submission) => {
    const { id, kind, receivedAt, values } = submission;
    const time = receivedAt.slice(0, 16).replace("T", " ");
    return [time, kind, values.name ?? "", values.email ?? "", notified(submission, backlog), id].map(printableLine);
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
        const backlog = await findBacklog(store);
        const submissions = failed ? all.filter((one) => backlog.givenUp.has(recordKey(one))) : all;
        stdout.write(`${asTable(submissions, backlog)}\n`);
        stderr.write(submissions.length === 1 ? "1 submission\n" : `${submissions.length} submissions\n`);
        const spam = selection.spam ? 0 : (await selectedKeys(store, { ...selection, spam: true })).length;
        if (spam > 0) stderr.write(`${spam} taken for spam (list --spam, rescue ID)\n`);
        const notice = describeBacklog(backlog);
        if (notice) stderr.write(`${notice}\n`);
        failForUnreadable(unreadable);
      }),
    );
}
