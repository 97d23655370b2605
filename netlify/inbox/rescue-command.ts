import { Command } from "commander";
import { erase } from "../submissions/erase";
import { keyOf, readRecord } from "../submissions/records";
import { saveSubmission } from "../submissions/save-submission";
import { checkedId, contextOption } from "./options";
import { InboxError, withStore } from "./with-store";

/** `rescue ID`: takes what a person sent, and was taken for spam, for what it is. */
export const rescueCommand = new Command("rescue")
  .description("take a submission out of the spam; the firm is notified of it like of any other")
  .argument("<id>", "as `list --spam` shows it")
  .addOption(contextOption())
  .action((id: string, { context }: { readonly context?: string }) =>
    withStore(context, async (store) => {
      const key = keyOf(checkedId(id), "spam");
      const submission = await readRecord(store, key);
      if (!submission) throw new InboxError(`There is no submission ${id} in the spam.`);
      // Where the store failed in between, it is there twice: rescuing it again ends that, and tells nobody twice.
      if ((await store.get(keyOf(id, "accepted"))) === null)
        await saveSubmission(store, { ...submission, spam: false });
      await erase(store, key);
      console.log(`${id} is no spam any more; the firm will be notified.`);
    }),
  );
