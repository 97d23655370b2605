import { Command } from "commander";
import { erase } from "../submissions/erase";
import { keyOf, readRecord } from "../submissions/records";
import { saveSubmission } from "../submissions/save-submission";
import { checkedId, contextOption } from "./options";
import { InboxError, withStore } from "./with-store";

/** `rescue ID`: takes a submission for a person's that was taken for a program's. */
export const rescueCommand = new Command("rescue")
  .description("take a submission out of the spam; the firm is notified as of any other")
  .argument("<id>", "as `list --spam` shows it")
  .addOption(contextOption())
  .action((id: string, { context }: { readonly context?: string }) =>
    withStore(context, async (store) => {
      const key = keyOf(checkedId(id), "spam");
      const submission = await readRecord(store, key);
      if (!submission) throw new InboxError(`There is no submission ${id} in the spam.`);
      // Stored first: where the store fails in between, it is there twice, and rescuing it again ends it.
      if ((await store.get(keyOf(id, "accepted"))) === null)
        await saveSubmission(store, { ...submission, spam: false });
      await erase(store, key);
      console.log(`Took ${id} out of the spam; the next run notifies the firm.`);
    }),
  );
