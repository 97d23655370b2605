import { randomUUID } from "node:crypto";
import { open } from "node:fs/promises";
import { createInterface } from "node:readline/promises";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { parseEmail } from "../src/forms/email";
import { SUBMISSION_KINDS } from "../src/forms/submission-kind";
import { printable, toCsv, toLine, toText } from "./inbox-formats";
import type { Found } from "./inbox-formats";
import { mailSettings } from "./settings";
import { deliver, LONGEST_RUN } from "./submissions/deliver";
import { countOf } from "./submissions/mail";
import { inBatches, openInboxStore } from "./submissions/store";
import type { Entry, Store } from "./submissions/store";
import { hashEmail, listRecords, parseKey, parseRecord, readSubmission, STATES } from "./submissions/submission";
import type { KeyParts, State } from "./submissions/submission";

const USAGE = `npm run inbox -- COMMAND
  list [FILTER …]
  show ID
  export [FILTER …] [--json] [--output FILE]    CSV or JSON; only you can read the file
  delete ID | FILTER … [--yes]    lists what it has found, and asks, unless you write --yes
  retry    mails all waiting submissions now
  probe    checks the store's guarantees with one entry, which it removes
FILTER: --email ADDRESS, --kind ${SUBMISSION_KINDS.join("|")}, --since 2026-11-01, --before 2026-12-01 (UTC, without
  that day), --waiting or --spam. A submission must match all of them. Spam is found by --spam, --email and ID only.`;

const TEXT = { type: "string" } as const;
const SWITCH = { type: "boolean" } as const;
const FILTERS = { email: TEXT, kind: TEXT, since: TEXT, before: TEXT, waiting: SWITCH, spam: SWITCH };
const OPTIONS = { ...FILTERS, id: TEXT, output: TEXT, json: SWITCH, yes: SWITCH };

/** The options of each command. */
const COMMANDS = new Map<string, readonly string[]>([
  ["list", Object.keys(FILTERS)],
  ["show", ["id"]],
  ["export", [...Object.keys(FILTERS), "json", "output"]],
  ["delete", [...Object.keys(FILTERS), "id", "yes"]],
  ["retry", []],
  ["probe", []],
]);

/** Without `ask`, nobody can answer. */
type Terminal = { ask?: (question: string) => Promise<string>; wait?: (milliseconds: number) => Promise<unknown> };

/** Writes a file that nobody else can read, even if it was public. A device must stay public. */
async function writePrivately(name: string, text: string): Promise<void> {
  const refuse = () => Promise.reject(new Error(`${name} can't be written. Choose a folder that exists.`));
  const file = await open(name, "w", 0o600).catch(refuse);
  if ((await file.stat()).isFile()) await file.chmod(0o600);
  await file.writeFile(text).finally(() => file.close());
}

/** Returns the records, newest first. */
async function readAll(store: Store, records: readonly KeyParts[]): Promise<Found[]> {
  const found = await inBatches(records, async ({ state, id }) => {
    const read = (await readSubmission(store, `${state}/${id}`)) ?? (await readSubmission(store, `kept/${id}`));
    return read ? [{ ...read.submission, state }] : [];
  });
  return found.flat().sort((a, b) => Date.parse(b.receivedAt) - Date.parse(a.receivedAt));
}

/** Deletes a record. Returns true if a running delivery may already move it to `kept/`, so it may come back. */
async function erase(store: Store, { state, id }: Pick<KeyParts, "state" | "id">): Promise<boolean> {
  const [key, kept] = state === "spam" ? [`spam/${id}`] : [`new/${id}`, `kept/${id}`];
  const entry = await store.read(key);
  const isMoving = Boolean(entry && parseRecord(key, entry.text)?.accepted.length);
  // A changed entry makes the next write of a running delivery fail.
  if (entry && !isMoving && !(await store.replace(key, `${entry.text} `, entry.etag)))
    return erase(store, { state, id });
  await store.remove(key);
  if (kept) await store.remove(kept);
  return isMoving && state === "new";
}

/** Deletes what it has listed, and nothing that arrives later. */
async function deleteAll(store: Store, records: readonly KeyParts[], yes: boolean, { ask, wait = pause }: Terminal) {
  console.error([...(await readAll(store, records)).map(toLine), `${countOf(records.length)} found.`].join(""));
  if (records.length === 0) return "0 deleted.\n";
  if (!yes && !ask) throw new Error("Nothing is deleted. Add --yes to delete without a question.");
  const answer = yes ? "yes" : await ask?.(`Delete ${countOf(records.length)}? (yes/no) `);
  if (answer?.trim() !== "yes") return "Nothing is deleted.\n";
  const areMoving = await inBatches(records, (record) => erase(store, record));
  if (areMoving.includes(true)) {
    console.error(`Waiting ${LONGEST_RUN / 1000} seconds for deliveries that are running.`);
    await wait(LONGEST_RUN);
    await inBatches(records, (record) => erase(store, record));
  }
  return `${records.length} deleted. Delete their mails in the firm's mailbox yourself.\n`;
}

/** Checks what delivery relies on, because tests know only the local stores. @throws Error if a guarantee doesn't hold */
async function probe(store: Store): Promise<string> {
  const key = `probe/${randomUUID()}`;
  let entry: Entry | undefined;
  const replace = (text: string) => store.replace(key, text, entry?.etag ?? "unknown");
  const guarantees: Record<string, () => Promise<boolean>> = {
    "creates one entry under a new key": () => store.create(key, "1"),
    "refuses to create it again": async () => !(await store.create(key, "2")),
    "returns it with an etag": async () => (entry = await store.read(key))?.text === "1",
    "replaces it with its etag": async () => Boolean(await replace("3")) && (await store.read(key))?.text === "3",
    "refuses to replace it with an old etag": async () => !(await replace("4")),
    "no longer has it after its removal": () => store.remove(key).then(async () => !(await store.read(key))),
  };
  let report = "";
  for (const [name, holds] of Object.entries(guarantees)) {
    const result = await holds().catch((error: Error) => error);
    report += `${result === true ? "yes" : "NO "}  ${name}${result instanceof Error ? `: ${result.message}` : ""}\n`;
  }
  if (report.includes("NO ")) throw new Error(report.trimEnd());
  return report;
}

/** @throws Error if the command doesn't take an option, or if an option is repeated */
function parse(args: string[]) {
  const { values, positionals, tokens } = parseArgs({ args, allowPositionals: true, options: OPTIONS, tokens: true });
  const [command = "", ...ids] = positionals;
  const names = [...tokens.flatMap((token) => (token.kind === "option" ? token.name : [])), ...ids.map(() => "id")];
  const taken = COMMANDS.get(command);
  const foreign = names.find((name) => taken && !taken.includes(name));
  if (foreign) throw new Error(`${command} doesn't take --${foreign}.`);
  if (new Set(names).size < names.length) throw new Error("Write each option only once.");
  const filters = names.filter((name) => name !== "yes");
  const isComplete = filters.includes("id") ? filters.length === 1 : filters.length > 0;
  if (!taken || (taken.includes("id") && !isComplete)) throw new Error(USAGE);
  return { ...values, command, id: values.id ?? ids[0] };
}

async function listKeys(store: Store, options: ReturnType<typeof parse>): Promise<KeyParts[]> {
  const { id, email, kind, since = "1970-01-01", before = "9999-12-31", waiting, spam } = options;
  if (kind !== undefined && !SUBMISSION_KINDS.some((one) => one === kind)) throw new Error(`Unknown kind: ${kind}.`);
  for (const day of [since, before])
    if (new Date(Date.parse(day) || 0).toJSON().slice(0, 10) !== day) throw new Error("Write dates like 2026-11-01.");
  if (id !== undefined && !parseKey(`new/${id}`)) throw new Error("Not a valid id. The command list shows all ids.");
  const address = parseEmail(email ?? "");
  if (email !== undefined && !address) throw new Error("Write an address like ada@example.com after --email.");
  if (waiting && spam) throw new Error("Choose --waiting or --spam: spam is never mailed.");
  const states: readonly State[] = (id ?? email) === undefined ? ["new", "kept"] : STATES;
  const records = await listRecords(store, spam ? ["spam"] : waiting ? ["new"] : states, [id ?? kind ?? ""]);
  const isWanted = (hash: string) => !address || hash === hashEmail(address);
  return records.filter(({ time, emailHash }) => isWanted(emailHash) && since <= time && time < before);
}

/** Runs one command and returns its output. @throws Error with a message for the terminal */
export async function runInbox(args: string[], store: Store, terminal: Terminal = {}): Promise<string> {
  const options = parse(args);
  const { command, json, output, yes } = options;
  if (command === "probe") return probe(store);
  if (command === "retry") {
    const { sent, failed } = await deliver(store, mailSettings(), { byHand: true });
    if (failed === 0) return `${sent} mails sent.\n`;
    throw new Error(`${sent} mails sent, ${failed} failed.`);
  }
  const records = await listKeys(store, options);
  if (command === "delete") return deleteAll(store, records, Boolean(yes), terminal);
  const found = await readAll(store, records);
  if (command === "list") return found.map(toLine).join("");
  if (command === "show" && !found[0]) throw new Error("No readable submission has this id.");
  if (command === "show") return found.map(toText).join("");
  const text = json ? `${JSON.stringify(found, null, 2)}\n` : toCsv(found);
  if (output === undefined) return printable(text);
  return writePrivately(output, text).then(() => `${countOf(found.length)} written to ${output}.\n`);
}

if (require.main === module) {
  console.error(`Store: ${process.env.NETLIFY_SITE_ID ? "the published site" : "this machine"}`);
  // `npm run inbox -- list | head` closes the pipe.
  process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => process.exit(code === "EPIPE" ? 0 : 1));
  const ask = (question: string) => createInterface(process.stdin, process.stderr).question(question);
  const run = async () => runInbox(process.argv.slice(2), openInboxStore(), process.stdin.isTTY ? { ask } : {});
  run()
    .then((output) => process.stdout.write(output))
    .catch(({ message }: Error) => {
      console.error(printable(message));
      process.exitCode = 1;
    })
    .finally(() => process.stdin.destroy()); // An open terminal would keep the process alive.
}
