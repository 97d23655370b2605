import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { SUBMISSION_KINDS } from "../src/forms/submission-kind";
import { mailSettings } from "./settings";
import { deliver } from "./submissions/deliver";
import { inBatches, openInboxStore } from "./submissions/store";
import type { Store } from "./submissions/store";
import { hashEmail, listRecords, parseKey, readSubmission, STATES } from "./submissions/submission";
import type { State, StoredSubmission } from "./submissions/submission";

const USAGE = `npm run inbox -- COMMAND
  list [--kind ${SUBMISSION_KINDS.join("|")}] [--since 2026-11-01] [--waiting] [--spam]
  show ID
  export [--kind KIND] [--since DATE] [--waiting] [--spam] [--json]    writes CSV or JSON
  delete --email ADDRESS | --id ID
  retry    mails all waiting submissions now
  probe    checks the store's guarantees with one entry, which it removes`;

const TEXT = { type: "string" } as const;
const SWITCH = { type: "boolean" } as const;
const OPTIONS = { kind: TEXT, since: TEXT, email: TEXT, id: TEXT, waiting: SWITCH, spam: SWITCH, json: SWITCH };

type Found = StoredSubmission & { readonly state: State };
/** `prefix` is the start of an id. */
type Query = { readonly states: readonly State[]; prefix: string; since: string; emailHash?: string };

/** Escapes characters that control a terminal or change the text direction, except tabs and line breaks. */
function printable(text: string): string {
  const escape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return text.replace(/(?!\r\n|[\n\t])[\p{Cc}\p{Bidi_Control}]/gu, escape);
}

/** RFC 4180. The apostrophe prevents a spreadsheet from running a visitor's text as a formula. */
function csvCell(value: string): string {
  const safe = /^[\s=+\-@＝＋－＠]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function toCsv(found: readonly Found[]): string {
  const names = [...new Set(found.flatMap(({ values }) => Object.keys(values)))];
  const rows = found.map((one) => [one.id, one.kind, one.receivedAt, ...names.map((name) => one.values[name] ?? "")]);
  return [["id", "kind", "receivedAt", ...names], ...rows].map((row) => `${row.map(csvCell).join(",")}\r\n`).join("");
}

function toLine({ state, id, kind, receivedAt, attempts, values: { name = "", email = "" } }: Found): string {
  const waiting = state === "new" ? [`waiting, attempts: ${attempts}`] : [];
  const cells = [receivedAt.slice(0, 16).replace("T", " "), kind, name, email, ...waiting, id];
  return `${cells.join("  ").replace(/\s/g, " ")}\n`;
}

function toText({ values, ...record }: Found): string {
  const fields = Object.entries<unknown>({ ...record, ...values });
  return fields.map(([name, value]) => `${name}: ${String(value).replaceAll("\n", "\n  ")}\n`).join("");
}

async function listKeys(store: Store, { states, prefix, since, emailHash }: Query) {
  const records = await listRecords(store, states, prefix);
  return records.filter((one) => one.time >= since && (emailHash ?? one.emailHash) === one.emailHash);
}

/** Returns the records, newest first. */
async function find(store: Store, query: Query): Promise<Found[]> {
  const found = await inBatches(await listKeys(store, query), async ({ state, id }) => {
    const read = (await readSubmission(store, `${state}/${id}`)) ?? (await readSubmission(store, `kept/${id}`));
    return read ? [{ ...read.submission, state }] : [];
  });
  return found.flat().sort((a, b) => Date.parse(b.receivedAt) - Date.parse(a.receivedAt));
}

/** Repeats until nothing is found, because a delivery run may move a record from `new/` to `kept/` in between. */
async function deleteAll(store: Store, query: Query): Promise<string> {
  const ids = new Set<string>();
  for (let records = await listKeys(store, query); records.length > 0; records = await listKeys(store, query))
    await inBatches(records, ({ state, id }) => store.remove(`${state}/${id}`).then(() => ids.add(id)));
  return `${ids.size} deleted. Delete their mails in the firm's mailbox yourself.\n`;
}

/**
 * Checks what delivery relies on, because tests know only the local stores. No program lists keys that start with `probe/`.
 *
 * @throws Error with the same lines as the result if a guarantee doesn't hold
 */
async function probe(store: Store): Promise<string> {
  const key = `probe/${randomUUID()}`;
  let etag = "unknown";
  const guarantees: Record<string, () => Promise<boolean>> = {
    "creates one entry under a new key": () => store.create(key, "1"),
    "refuses to create it again": async () => !(await store.create(key, "2")),
    "returns it with an etag": async () => {
      const entry = await store.read(key);
      etag = entry?.etag ?? etag;
      return entry?.text === "1";
    },
    "replaces it with its etag": async () =>
      Boolean(await store.replace(key, "3", etag)) && (await store.read(key))?.text === "3",
    "refuses to replace it with an old etag": async () => !(await store.replace(key, "4", etag)),
    "no longer has it after its removal": async () => {
      await store.remove(key);
      return !(await store.read(key));
    },
  };
  let report = "";
  for (const [name, holds] of Object.entries(guarantees)) {
    const result = await holds().catch((error: Error) => error);
    report += `${result === true ? "yes" : "NO "}  ${name}${result instanceof Error ? `: ${result.message}` : ""}\n`;
  }
  if (report.includes("NO ")) throw new Error(report.trimEnd());
  return report;
}

async function run(args: string[], store: Store): Promise<string> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
  const { kind, since = "1970-01-01", email, waiting, spam, json } = values;
  const [command, id = values.id] = positionals;
  if (kind !== undefined && !SUBMISSION_KINDS.some((one) => one === kind)) throw new Error(`Unknown kind: ${kind}.`);
  if (new Date(Date.parse(since) || 0).toJSON().slice(0, 10) !== since) throw new Error("Write dates like 2026-11-01.");
  if (id !== undefined && !parseKey(`new/${id}`)) throw new Error("Not a valid id. The command list shows all ids.");
  const listed: Query = { states: spam ? ["spam"] : waiting ? ["new"] : ["new", "kept"], prefix: kind ?? "", since };
  const selected: Query = { states: STATES, prefix: id ?? "", since, emailHash: email && hashEmail(email) };
  if (command === "list") return (await find(store, listed)).map(toLine).join("");
  if (command === "export" && json) return `${JSON.stringify(await find(store, listed), null, 2)}\n`;
  if (command === "export") return toCsv(await find(store, listed));
  if (command === "delete" && !id !== !email) return deleteAll(store, selected);
  if (command === "show" && id) {
    const [found] = await find(store, selected);
    if (found) return toText(found);
    throw new Error("No readable submission has this id.");
  }
  if (command === "retry") {
    const { sent, failed } = await deliver(store, mailSettings(), {
      ignoreDelay: true,
      end: new AbortController().signal,
    });
    if (failed === 0) return `${sent} mails sent.\n`;
    throw new Error(`${sent} mails sent, ${failed} failed.`);
  }
  if (command === "probe") return probe(store);
  throw new Error(USAGE);
}

/** Runs one command and returns its output. @throws Error with a message for the terminal */
export async function runInbox(args: string[], store: Store): Promise<string> {
  return printable(await run(args, store));
}

if (require.main === module) {
  console.error(`Store: ${process.env.NETLIFY_SITE_ID ? "the published site" : "this machine"}`);
  // `npm run inbox -- list | head` closes the pipe.
  process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => process.exit(code === "EPIPE" ? 0 : 1));
  const main = async () => process.stdout.write(await runInbox(process.argv.slice(2), openInboxStore()));
  main().catch((error: Error) => {
    console.error(printable(error.message));
    process.exitCode = 1;
  });
}
