import type { Command } from "commander";
import { isGivenUp } from "../outbox/marker";
import { readEntry } from "../outbox/outbox";
import type { Entry } from "../outbox/outbox";
import { readRecord } from "../submissions/records";
import { recordKey } from "../submissions/store";
import type { SubmissionStore } from "../submissions/store";
import type { Submission } from "../submissions/submission";
import { checkedId, contextOption, InboxError, withStore } from "./command";
import type { Terminal } from "./command";
import { printableLine, printableText } from "./printable";

async function find(store: SubmissionStore, id: string): Promise<Submission> {
  for (const spam of [false, true]) {
    const found = await readRecord(store, recordKey({ id, spam }));
    if (found) return found;
  }
  throw new InboxError(`There is no submission ${id}.`);
}

function notificationState({ spam }: Submission, entry: Entry | undefined): string {
  if (spam) return "none, it is spam";
  if (!entry) return "sent";
  const { attempts } = entry.marker;
  if (isGivenUp(entry.marker)) return `given up after ${attempts} tries`;
  return attempts === 0 ? "not sent yet" : `not sent yet, tried ${attempts === 1 ? "once" : `${attempts} times`}`;
}

/** Adds `show ID`: everything a visitor wrote. */
export function addShowCommand(program: Command, terminal: Terminal): void {
  program
    .command("show")
    .description("show a submission in full")
    .argument("<id>", "as the list shows it, contact/2026-11-21T08-00-00.000Z-…")
    .addOption(contextOption())
    .action((id: string, { context }: { readonly context?: string }) =>
      withStore(terminal, context, async (store) => {
        const submission = await find(store, checkedId(id));
        const facts = {
          id,
          received: submission.receivedAt,
          notification: notificationState(submission, await readEntry(store, recordKey(submission))),
          ...(submission.unlisted ? { "no longer on the site": submission.unlisted.join(", ") } : {}),
          ...submission.values,
        };
        for (const [name, value] of Object.entries(facts))
          terminal.stdout.write(`${printableLine(name)}: ${printableText(value)}\n`);
      }),
    );
}
