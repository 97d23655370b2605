import { randomUUID } from "node:crypto";
import { createInterface } from "node:readline/promises";
import { setTimeout as pause } from "node:timers/promises";
import { parseEmail } from "../src/forms/email";
import { SUBMISSION_KINDS } from "../src/forms/submission-kind";
import { toCsv, toLine, toText, type Found } from "./inbox-formats";
import { mailSettings } from "./settings";
import { deliver, LONGEST_RUN } from "./submissions/deliver";
import { countOf } from "./submissions/mail-text";
import { inBatches, openInboxStore, type Entry, type Store } from "./submissions/store";
import { hashEmail, listRecords, parseKey, parseRecord, readSubmission, STATES } from "./submissions/submission";
import { parseOptions, printable, runCommand, writePrivately } from "./terminal";

const USAGE = `npm run inbox -- COMMAND
  list [FILTER …]
  show ID    or the start of an ID
  export [FILTER …] [--json] [--output FILE]    CSV or JSON, for people: no command reads it back; only you can read the file
  delete ID | FILTER … [--yes]    lists what it has found, and asks, unless you write --yes
  retry    mails all waiting submissions now
  probe    checks the store's guarantees with one entry, which it removes
FILTER: --email ADDRESS, --match TEXT (a part of the name or the address), --kind ${SUBMISSION_KINDS.join("|")},
  --since 2026-11-01, --before 2026-12-01 (UTC, without that day), --waiting or --spam. A submission must match all of them.
  Spam is found by --spam, --email and ID only.`;

const FILTERS = ["email ADDRESS", "match TEXT", "kind KIND", "since DATE", "before DATE", "waiting", "spam"] as const;
type Option = (typeof FILTERS)[number] | "id ID" | "json" | "output FILE" | "yes";

/** The options of each command. */
const COMMANDS = new Map<string, readonly Option[]>([
  ["list", FILTERS],
  ["show", ["id ID"]],
  ["export", [...FILTERS, "json", "output FILE"]],
  ["delete", [...FILTERS, "id ID", "yes"]],
  ["retry", []],
  ["probe", []],
]);

type Key = Pick<Found, "state" | "id">;

/** Without `ask`, nobody can answer. */
type Terminal = { ask?: (question: string) => Promise<string>; wait?: (milliseconds: number) => Promise<unknown> };

/** Spells a name in one way, without small letters, accents, apostrophes and hyphens. NFKD keeps the letters in `plain`. */
function fold(text: string): string {
  const plain: Record<string, string> = { Æ: "AE", Œ: "OE", Ø: "O", Ł: "L", Đ: "D", Ð: "D", Þ: "TH", Ħ: "H", Ŧ: "T" };
  const capitals = text.normalize("NFKD").toLowerCase().toUpperCase(); // The capitals of ß are SS, those of ẞ aren't.
  const bare = capitals.replace(/ ?\p{Script=Inherited}|['`‘’‛′ʹʻʼˈꞌ]/gu, "");
  return bare.replace(/[ÆŒØŁĐÐÞĦŦ]|[\s\p{Pd}−]+/gu, (one) => plain[one] ?? " ").trim();
}

/** Returns the records with a text in the name or the address, newest first. */
async function readAll(store: Store, records: readonly Key[], match = ""): Promise<Found[]> {
  const found = await inBatches(records, async ({ state, id }) => {
    const read = (await readSubmission(store, `${state}/${id}`)) ?? (await readSubmission(store, `kept/${id}`));
    const { name = "", email = "" } = read?.submission.values ?? {};
    return read && fold(`${name}\n${email}`).includes(fold(match)) ? [{ ...read.submission, state }] : [];
  });
  return found.flat().sort((a, b) => Date.parse(b.receivedAt) - Date.parse(a.receivedAt));
}

/** Deletes a record. Returns true if a running delivery may already move it to `kept/`, so it may come back. */
async function erase(store: Store, { state, id }: Key): Promise<boolean> {
  const [key, kept] = state === "spam" ? [`spam/${id}`] : [`new/${id}`, `kept/${id}`];
  const entry = await store.read(key);
  const isMoving = Boolean(entry && parseRecord(key, entry.text)?.accepted.length);
  // A changed entry makes the next write of a running delivery fail.
  const canRemove = !entry || isMoving || (await store.replace(key, `${entry.text} `, entry.etag));
  if (!canRemove) return erase(store, { state, id });
  await store.remove(key);
  if (kept) await store.remove(kept);
  return isMoving && state === "new";
}

/** Shows the submission whose id starts with `id`; the text of its record if that is damaged. */
async function show(store: Store, records: readonly Key[], found: readonly Found[], id = ""): Promise<string> {
  const { size } = new Set(records.map((record) => record.id));
  if (size === 0) throw new Error(`No id starts with ${id}. The command list shows all ids.`);
  if (size > 1) throw new Error(`${found.map(toLine).join("")}${countOf(size)} found. Write more of the id.`);
  if (found.length > 0) return found.map(toText).join("");
  const entries = await inBatches(records, (record) => store.read(`${record.state}/${record.id}`));
  return printable(entries.map((entry) => `${entry?.text}\n`).join(""));
}

/** Deletes what it has listed, and nothing that arrives later. */
async function deleteAll(store: Store, records: readonly Key[], list: string, terminal: Terminal) {
  const { ask, wait = pause } = terminal;
  console.error(`${list}${countOf(records.length)} found.`);
  if (records.length === 0) return "0 deleted.\n";
  if (!ask) throw new Error("Nothing is deleted. Add --yes to delete without a question.");
  if ((await ask(`Delete ${countOf(records.length)}? (yes/no) `)).trim() !== "yes") return "Nothing is deleted.\n";
  const areMoving = await inBatches(records, (record) => erase(store, record));
  if (areMoving.includes(true)) {
    console.error(`Waiting ${LONGEST_RUN / 1000} seconds for deliveries that are running.`);
    await wait(LONGEST_RUN);
    await inBatches(records, (record) => erase(store, record));
  }
  return `${records.length} deleted. Delete their mails in the firm's mailbox yourself.\n`;
}

/** Names what to check if Netlify can't be reached or refuses a request. */
function explain({ message, cause }: Error): string {
  const [, status] = /^Netlify Blobs .*?\((4\d\d)/.exec(message) ?? [];
  if (!status && message !== "fetch failed") return message;
  const { code } = (cause ?? {}) as NodeJS.ErrnoException;
  const problem = status ? `refuses the request (${status})` : `can't be reached (${code})`;
  return `api.netlify.com ${problem}. Check the network, NETLIFY_AUTH_TOKEN and NETLIFY_SITE_ID.`;
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
    report += `${result === true ? "yes" : "NO "}  ${name}${result instanceof Error ? `: ${explain(result)}` : ""}\n`;
  }
  if (report.includes("NO ")) throw new Error(report.trimEnd());
  return report;
}

/** @throws Error if the command is unknown, doesn't take an option, or lacks an id or a filter */
function parse([command = "", ...args]: string[]) {
  const known = COMMANDS.get(command);
  if (!known && !/^\w/.test(command)) throw new Error(USAGE);
  if (!known) throw new Error(`Unknown command ${command}. Commands: ${[...COMMANDS.keys()].join(", ")}.`);
  const { values, words } = parseOptions(args, known, known.includes("id ID"));
  const { id = words.pop(), yes, ...filters } = values;
  const isComplete = words.length === 0 && (id === undefined) === Object.keys(filters).length > 0;
  if (known.includes("id ID") && !isComplete) throw new Error(`Write one ID or filters after ${command}.\n${USAGE}`);
  return { ...filters, yes, command, id };
}

async function listKeys(store: Store, options: ReturnType<typeof parse>): Promise<Key[]> {
  const { command, id, email, match, kind, since = "1970-01-01", before = "9999-12-31", waiting, spam } = options;
  if (kind !== undefined && !SUBMISSION_KINDS.some((one) => one === kind)) throw new Error(`Unknown kind: ${kind}.`);
  for (const day of [since, before])
    if (new Date(Date.parse(day) || 0).toJSON().slice(0, 10) !== day) throw new Error("Write dates like 2026-11-01.");
  const isValid = command === "show" ? /^\w+(\/[\w-]*)?$/.test(id ?? "") : parseKey(`new/${id}`);
  if (id !== undefined && !isValid) throw new Error("Not a whole, valid id. The command list shows all ids.");
  const address = parseEmail(email ?? "");
  if (email !== undefined && !address) throw new Error("Write an address like ada@example.com after --email.");
  if (match !== undefined && !fold(match)) throw new Error("Write a part of the name or the address after --match.");
  if (waiting && spam) throw new Error("Choose --waiting or --spam: spam is never mailed.");
  const states = (id ?? email) === undefined ? (["new", "kept"] as const) : STATES;
  const records = await listRecords(store, spam ? ["spam"] : waiting ? ["new"] : states, [id ?? kind ?? ""]);
  const isWanted = (hash: string) => !address || hash === hashEmail(address);
  return records.filter(({ time, emailHash }) => isWanted(emailHash) && since <= time && time < before);
}

/** Runs one command and returns its output. @throws Error with a message for the terminal */
export async function runInbox(args: string[], store: Store, terminal: Terminal = {}): Promise<string> {
  const options = parse(args);
  const { command, id, match, json, output, yes } = options;
  if (command === "probe") return probe(store);
  if (command === "retry") {
    const settings = mailSettings();
    const { sent, failed } = await deliver(store, settings, { byHand: true });
    if (failed === 0) return `${sent} mails sent.\n`;
    const server = `The mail server in SMTP_URL is ${new URL(settings.smtpUrl).hostname}.`;
    throw new Error(`${sent} mails sent, ${failed} failed: docs/operations.md explains the codes above. ${server}`);
  }
  const records = await listKeys(store, options);
  const found = await readAll(store, records, match);
  const list = found.map(toLine).join("");
  const answering = yes ? { ...terminal, ask: () => Promise.resolve("yes") } : terminal;
  // A damaged record matches no text.
  if (command === "delete") return deleteAll(store, match ? found : records, list, answering);
  if (command === "show") return show(store, records, found, id);
  if (command === "list" && found.length === 0) console.error("Nothing found.");
  if (command === "list") return list;
  const text = json ? `${JSON.stringify(found, null, 2)}\n` : toCsv(found);
  if (output === undefined) return printable(text);
  return writePrivately(output, text).then(() => `${countOf(found.length)} written to ${output}.\n`);
}

async function run(args: string[]): Promise<void> {
  const site = process.env.NETLIFY_SITE_ID;
  console.error(`Store: ${site ? `the published site (NETLIFY_SITE_ID ${site})` : "this machine"}`);
  // `npm run inbox -- list | head` closes the pipe.
  process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => process.exit(code === "EPIPE" ? 0 : 1));
  const ask = (question: string) => createInterface(process.stdin, process.stderr).question(question);
  const work = async () => runInbox(args, openInboxStore(), process.stdin.isTTY ? { ask } : {});
  process.stdout.write(await work().catch((error: Error) => Promise.reject(new Error(explain(error)))));
  process.stdin.destroy(); // An open terminal would keep the process alive.
}

if (require.main === module) void runCommand(USAGE, run);
