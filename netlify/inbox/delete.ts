import { createInterface } from "node:readline/promises";
import type { Command } from "commander";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import { unsentKeys } from "../outbox/outbox";
import { findExpired } from "../retention/find-expired";
import { eraseOrphan, findOrphans } from "../retention/find-orphans";
import type { Orphan } from "../retention/find-orphans";
import { mapConcurrently } from "../submissions/concurrently";
import { erase } from "../submissions/erase";
import { entriesOfPerson } from "../submissions/record-index";
import { keyOf, RECORD_STATES } from "../submissions/store";
import type { SubmissionStore } from "../submissions/store";
import { subscriptionId } from "../submissions/submission";
import { beforeOption, checkedId, contextOption, InboxError, kindOption, withStore } from "./command";
import type { Terminal } from "./command";
import { printableLine } from "./printable";

/** What is to be deleted. */
interface Chosen {
  /** The keys of the records that are there. */
  readonly keys: readonly string[];
  /** Keys without a record, of which other entries may be left. */
  readonly leftovers: readonly Orphan[];
}

const isThere = async (store: SubmissionStore, key: string) => (await store.get(key)) !== null;

/** Chooses everything that a person sent, of all kinds and spam too. */
async function ofPerson(store: SubmissionStore, email: string): Promise<Chosen> {
  const id = subscriptionId(email);
  const subscriptions = RECORD_STATES.map((state) => ({ key: keyOf(id, state), entries: [] }));
  const sent = (await entriesOfPerson(store, email)).map(({ key, entry }) => ({ key, entries: [entry] }));
  const candidates = [...sent, ...subscriptions];
  const found = await mapConcurrently(candidates, ({ key }) => isThere(store, key));
  return {
    keys: candidates.filter((_one, index) => found[index]).map(({ key }) => key),
    // A write that was cut off leaves entries alone, named by a hash of the address.
    leftovers: candidates.filter((_one, index) => !found[index]),
  };
}

/** Chooses everything that was received before a time, of one kind or of all, spam included. */
async function receivedBefore(store: SubmissionStore, before: Date, only?: SubmissionKind): Promise<Chosen> {
  const keys = await findExpired(store, (kind) => (only === undefined || kind === only ? before : undefined));
  return { keys, leftovers: await findOrphans(store, await unsentKeys(store), new Date()) };
}

/** Chooses one submission, whether it can be read or not. */
async function withId(store: SubmissionStore, id: string): Promise<Chosen> {
  const candidates = RECORD_STATES.map((state) => keyOf(id, state));
  const texts = await Promise.all(candidates.map((key) => store.get(key)));
  return { keys: candidates.filter((_key, index) => texts[index] !== null), leftovers: [] };
}

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

/** Asks on the terminal; no answer counts as no. */
async function confirm({ stdin, stderr }: Terminal, question: string): Promise<boolean> {
  const prompt = createInterface({ input: stdin, output: stderr });
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

/** Adds `delete`: erases a person's data, as data-protection law lets them ask for, or what is too old. */
export function addDeleteCommand(program: Command, terminal: Terminal): void {
  const { stdout } = terminal;
  program
    .command("delete")
    .description("delete everything a person sent, or what is older than a date, spam too")
    .option("--email <address>", "what this person sent, whatever the case of the address")
    .addOption(beforeOption())
    .addOption(kindOption())
    .option("--id <id>", "this submission, even if it cannot be read")
    .option("--yes", "do not ask first")
    .addOption(contextOption())
    .action((options: DeleteOptions) => {
      const [description, choose] = choiceOf(options);
      return withStore(terminal, options.context, async (store) => {
        const { keys, leftovers } = await choose(store);
        for (const key of keys) stdout.write(`${printableLine(key)}\n`);
        const count = keys.length === 1 ? "1 submission" : `${keys.length} submissions`;
        if (
          keys.length > 0 &&
          !options.yes &&
          !(await confirm(terminal, `Delete ${count} ${description} for good? [y/N] `))
        ) {
          throw new InboxError("Nothing was deleted.");
        }
        await mapConcurrently([...keys], (key) => erase(store, key));
        await mapConcurrently([...leftovers], (orphan) => eraseOrphan(store, orphan));
        stdout.write(`Deleted ${count} ${description}.\n`);
      });
    });
}
