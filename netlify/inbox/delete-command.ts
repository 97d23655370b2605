import { createInterface } from "node:readline/promises";
import { Command } from "commander";
import { erase } from "../submissions/erase";
import { readSubmissions } from "../submissions/read-submissions";
import type { FoundSubmissions } from "../submissions/read-submissions";
import { recordKey } from "../submissions/records";
import type { SubmissionStore } from "../submissions/store";
import { normalizedEmail, subscriptionId } from "../submissions/submission";
import type { Submission } from "../submissions/submission";
import { progress } from "./progress";
import { failOver, InboxError, withStore } from "./with-store";

interface DeleteOptions {
  readonly email: string;
  readonly yes?: boolean;
}

async function submissionsOf(store: SubmissionStore, email: string): Promise<FoundSubmissions> {
  const people = await readSubmissions(store, {}, progress);
  const programs = await readSubmissions(store, { spam: true }, progress);
  const isTheirs = ({ values }: Submission) => normalizedEmail(values.email ?? "") === normalizedEmail(email);
  return {
    submissions: [...people.submissions, ...programs.submissions].filter(isTheirs),
    unreadable: [...people.unreadable, ...programs.unreadable],
  };
}

async function confirm(question: string): Promise<boolean> {
  const prompt = createInterface({ input: process.stdin, output: process.stderr });
  const noAnswer = new AbortController();
  prompt.once("close", () => noAnswer.abort());
  try {
    return /^y(es)?$/i.test((await prompt.question(question, { signal: noAnswer.signal })).trim());
  } catch {
    return false;
  } finally {
    prompt.close();
  }
}

/** `delete`: erases a person's data, as data-protection law lets them ask for. */
export const deleteCommand = new Command("delete")
  .description("delete everything a person sent, of all kinds and spam too")
  .requiredOption("--email <address>", "the person's e-mail address, whatever the case")
  .option("--yes", "do not ask first")
  .action(({ email, yes = false }: DeleteOptions) =>
    withStore(async (store) => {
      const { submissions: found, unreadable } = await submissionsOf(store, email);
      for (const { id, spam } of found) console.log(spam ? `${id} (spam)` : id);
      const count = found.length === 1 ? "1 submission" : `${found.length} submissions`;
      if (found.length > 0 && !yes && !(await confirm(`Delete ${count} of ${email} for good? [y/N] `))) {
        throw new InboxError("Nothing was deleted.");
      }
      for (const submission of found) await erase(store, recordKey(submission));
      // A subscription that failed to be stored leaves a marker alone, named by a hash of the address.
      await erase(store, subscriptionId(email));
      console.log(`Deleted ${count} of ${email}.`);
      failOver(unreadable);
    }),
  );
