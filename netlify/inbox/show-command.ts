import { Command } from "commander";
import { isUndelivered } from "../submissions/outbox";
import { readRecord, recordKey } from "../submissions/records";
import type { SubmissionStore } from "../submissions/store";
import type { Submission } from "../submissions/submission";
import { InboxError, withStore } from "./with-store";

async function find(store: SubmissionStore, id: string): Promise<Submission> {
  for (const spam of [false, true]) {
    const found = await readRecord(store, recordKey({ id, spam }));
    if (found) return found;
  }
  throw new InboxError(`There is no submission ${id}.`);
}

function notificationState({ spam }: Submission, undelivered: boolean): string {
  if (spam) return "none, it is spam";
  return undelivered ? "not sent yet" : "sent";
}

/** `show ID`: everything a visitor wrote. */
export const showCommand = new Command("show")
  .description("show a submission in full")
  .argument("<id>", "as the list shows it, contact/2026-11-21T08-00-00.000Z-…")
  .action((id: string) =>
    withStore(async (store) => {
      if (!/^[a-z]+\/[\w.-]+$/.test(id)) throw new InboxError(`${id} is no submission's id.`);
      const submission = await find(store, id);
      const facts = {
        id,
        received: submission.receivedAt,
        notification: notificationState(submission, await isUndelivered(store, id)),
        ...submission.values,
      };
      for (const [name, value] of Object.entries(facts)) console.log(`${name}: ${value}`);
    }),
  );
