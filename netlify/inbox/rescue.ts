import type { Command } from "commander";
import { erase } from "../submissions/erase";
import { readRecord } from "../submissions/records";
import { saveSubmission } from "../submissions/save";
import { keyOf } from "../submissions/store";
import { checkedId, contextOption, InboxError, withStore } from "./command";
import type { Terminal } from "./command";

/** Adds `rescue ID`: takes what a person sent out of the spam. */
export function addRescueCommand(program: Command, terminal: Terminal): void {
  program
    .command("rescue")
    .description("take a submission out of the spam; the firm is notified of it like of any other")
    .argument("<id>", "as `list --spam` shows it")
    .addOption(contextOption())
    .action((id: string, { context }: { readonly context?: string }) =>
      withStore(terminal, context, async (store) => {
        const key = keyOf(checkedId(id), "spam");
        const submission = await readRecord(store, key);
        if (!submission) throw new InboxError(`There is no submission ${id} in the spam.`);
        // Where the store failed in between, it is there twice: rescuing it again ends that, and tells nobody twice.
        if ((await store.get(keyOf(id, "accepted"))) === null)
          await saveSubmission(store, { ...submission, spam: false });
        await erase(store, key);
        terminal.stdout.write(`${id} is no spam any more; the firm will be notified.\n`);
      }),
    );
}
