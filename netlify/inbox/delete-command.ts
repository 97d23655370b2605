import { Command } from "commander";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import { erase } from "../submissions/erase";
import type { SubmissionStore } from "../submissions/store";
import { ofPerson, receivedBefore, withId } from "./choose-for-deletion";
import type { Chosen } from "./choose-for-deletion";
import { confirm } from "./confirm";
import { beforeOption, checkedId, contextOption, kindOption } from "./options";
import { failOver, InboxError, withStore } from "./with-store";

interface DeleteOptions {
  readonly email?: string;
  readonly before?: Date;
  readonly kind?: SubmissionKind;
  readonly id?: string;
  readonly yes?: boolean;
  readonly context?: string;
}

type Choice = readonly [description: string, choose: (store: SubmissionStore) => Promise<Chosen>];

function choiceOf({ email, before, kind, id }: DeleteOptions): Choice {
  const choices: Choice[] = [
    ...(email ? [[`of ${email}`, (store) => ofPerson(store, email)] satisfies Choice] : []),
    ...(before
      ? [[`before ${before.toISOString()}`, (store) => receivedBefore(store, before, kind)] satisfies Choice]
      : []),
    ...(id ? [[`with the id ${id}`, (store) => withId(store, checkedId(id))] satisfies Choice] : []),
  ];
  const [choice] = choices;
  if (!choice || choices.length > 1) throw new InboxError("Say what to delete: either --email, --before or --id.");
  if (kind && !before) throw new InboxError("--kind goes with --before.");
  return choice;
}

/** `delete`: erases a person's data, as data-protection law lets them ask for, or what is too old. */
export const deleteCommand = new Command("delete")
  .description("delete everything a person sent, or what is older than a date, spam too")
  .option("--email <address>", "what this person sent, whatever the case of the address")
  .addOption(beforeOption())
  .addOption(kindOption())
  .option("--id <id>", "this submission, even if it cannot be read")
  .option("--yes", "do not ask first")
  .addOption(contextOption())
  .action((options: DeleteOptions) => {
    const [description, choose] = choiceOf(options);
    return withStore(options.context, async (store) => {
      const { keys, leftovers, unreadable } = await choose(store);
      for (const key of keys) console.log(key);
      const count = keys.length === 1 ? "1 submission" : `${keys.length} submissions`;
      if (keys.length > 0 && !options.yes && !(await confirm(`Delete ${count} ${description} for good? [y/N] `))) {
        throw new InboxError("Nothing was deleted.");
      }
      for (const key of [...keys, ...leftovers]) await erase(store, key);
      console.log(`Deleted ${count} ${description}.`);
      failOver(unreadable);
    });
  });
