import { Command } from "commander";
import { describeBacklog, readBacklog } from "../outbox/backlog";
import { isGivenUp } from "../outbox/marker";
import type { Entry } from "../outbox/outbox";
import { readSubmissions } from "../submissions/read-submissions";
import type { Selection } from "../submissions/read-submissions";
import { keyOf, recordKey } from "../submissions/records";
import type { Submission } from "../submissions/submission";
import { contextOption, kindOption, sinceOption } from "./options";
import { progress } from "./progress";
import { table } from "./table";
import { failOver, withStore } from "./with-store";

interface ListOptions extends Selection {
  readonly failed?: boolean;
  readonly context?: string;
}

function notified({ spam }: Submission, entry: Entry | undefined): string {
  if (spam) return "spam";
  if (!entry) return "yes";
  return isGivenUp(entry.marker) ? "given up" : "no";
}

function asTable(submissions: readonly Submission[], entries: ReadonlyMap<string, Entry>): string {
  const rows = submissions.map((submission) => {
    const { id, kind, receivedAt, values } = submission;
    const state = notified(submission, entries.get(recordKey(submission)));
    return [receivedAt.slice(0, 16).replace("T", " "), kind, values.name ?? "", values.email ?? "", state, id];
  });
  return table([["RECEIVED (UTC)", "KIND", "NAME", "EMAIL", "NOTIFIED", "ID"], ...rows]);
}

/** `list`: what came in, as a table. */
export const listCommand = new Command("list")
  .description("list submissions, the newest first")
  .addOption(kindOption())
  .addOption(sinceOption())
  .option("--spam", "what programs sent, instead of what people sent")
  .option("--failed", "only what the notification was given up for; `retry --failed` tries again")
  .addOption(contextOption())
  .action(({ failed = false, context, ...selection }: ListOptions) =>
    withStore(context, async (store) => {
      const { submissions: all, unreadable } = await readSubmissions(store, selection, progress);
      const backlog = await readBacklog(store);
      const entries = new Map([...backlog.waiting, ...backlog.givenUp].map((entry) => [entry.key, entry]));
      const isGivenUpFor = (submission: Submission) => {
        const entry = entries.get(recordKey(submission));
        return entry !== undefined && isGivenUp(entry.marker);
      };
      const submissions = failed ? all.filter(isGivenUpFor) : all;
      console.log(asTable(submissions, entries));
      console.error(submissions.length === 1 ? "1 submission" : `${submissions.length} submissions`);
      const spam = (await store.list({ prefix: keyOf("", "spam") })).blobs.length;
      if (spam > 0 && !selection.spam) console.error(`${spam} taken for spam (list --spam, rescue ID)`);
      const notice = describeBacklog(backlog);
      if (notice) console.error(notice);
      failOver(unreadable);
    }),
  );
