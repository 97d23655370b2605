import { Command } from "commander";
import { recordKey, unsentKey } from "../submissions/keys";
import type { SubmissionStore } from "../submissions/store";
import type { Submission } from "../submissions/submission";
import { InboxError } from "./inbox-error";
import { withStore } from "./with-store";

async function find(store: SubmissionStore, id: string): Promise<Submission> {
  for (const spam of [false, true]) {
    const found = (await store.get(recordKey({ id, spam }), { type: "json" })) as Submission | null;
    if (found) return found;
  }
  throw new InboxError(`There is no submission ${id}.`);
}

function notificationState({ spam }: Submission, isUnsent: boolean): string {
  if (spam) return "none, it is spam";
  return isUnsent ? "not sent yet" : "sent";
}

/** `show ID`: everything a visitor wrote. */
export const showCommand = new Command("show")
  .description("show a submission in full")
  .argument("<id>", "as the list shows it, contact/2026-11-21T08-00-00.000Z-…")
  .action((id: string) =>
    withStore(async (store) => {
      if (!/^[a-z]+\/[\w.-]+$/.test(id)) throw new InboxError(`${id} is no submission's id.`);
      const submission = await find(store, id);
      const isUnsent = (await store.get(unsentKey(id))) !== null;
      const facts = {
        id,
        received: submission.receivedAt,
        notification: notificationState(submission, isUnsent),
        ...submission.values,
      };
      for (const [name, value] of Object.entries(facts)) console.log(`${name}: ${value}`);
    }),
  );
