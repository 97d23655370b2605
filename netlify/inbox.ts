import { parseArgs } from "node:util";
import { newsletterSchema } from "../src/forms/newsletter";
import { SUBMISSION_KINDS } from "../src/forms/submission-kind";
import { mailSettings } from "./settings";
import { deliver } from "./submissions/deliver";
import { inParallel, readSubmission } from "./submissions/records";
import { openStoreAtTerminal } from "./submissions/store";
import type { Store } from "./submissions/store";
import { parseKey, personOf } from "./submissions/submission";
import type { State, StoredSubmission } from "./submissions/submission";

/** What is typed. A command has the options that its line names. */
const USAGE = `npm run inbox -- COMMAND
  list [--kind ${SUBMISSION_KINDS.join("|")}] [--since 2026-11-01] [--waiting] [--spam]
  show ID
  export [--kind KIND] [--since DATE] [--spam] [--json]    writes CSV or JSON
  delete --email ADDRESS | --id ID
  retry    mails now what waits to be mailed`;

const [TEXT, SWITCH] = [{ type: "string" }, { type: "boolean" }] as const;
const OPTIONS = { kind: TEXT, since: TEXT, email: TEXT, id: TEXT, waiting: SWITCH, spam: SWITCH, json: SWITCH };

/** Which characters are escaped, because they change what a terminal shows: in a line, in a text, in a file. */
const [IN_LINE, IN_TEXT] = [/[\p{Cc}\p{Bidi_Control}]/gu, /(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu];
const IN_FILE = /(?![\n\t\r])\p{Cc}/gu;

const escaped = (text: string, characters: RegExp) =>
  text.replace(characters, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);

type Found = StoredSubmission & { readonly state: State };
/** Which records a command is about; the prefix is how their ids begin. */
type Query = { states: State[]; prefix: string; since: string; waiting?: boolean; person?: string };

/** Makes a cell of CSV (RFC 4180). An apostrophe in front keeps a spreadsheet from calculating what a visitor wrote. */
function csvCell(value: string): string {
  const safe = escaped(/^[\s=+\-@＝＋－＠]/.test(value) ? `'${value}` : value, IN_FILE);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function toCsv(all: readonly Found[]): string {
  const names = [...new Set(all.flatMap(({ values }) => Object.keys(values)))];
  const rows = all.map((one) => [one.id, one.kind, one.receivedAt, ...names.map((name) => one.values[name] ?? "")]);
  return [["id", "kind", "receivedAt", ...names], ...rows].map((row) => `${row.map(csvCell).join(",")}\r\n`).join("");
}

function toLine({ state, id, kind, receivedAt, attempts, values: { name = "", email = "" } }: Found): string {
  const waits = state === "new" ? [`waiting, tries: ${attempts}`] : [];
  return escaped([receivedAt.slice(0, 16).replace("T", " "), kind, name, email, ...waits, id].join("  "), IN_LINE);
}

function toText({ state, values, ...record }: Found): string {
  const where = { new: "waiting", kept: `mailed to ${record.accepted.join(", ")}`, spam: "spam" }[state];
  const lines = Object.entries({ where, ...record, ...values }).map(([name, value]) => `${name}: ${value.toString()}`);
  return escaped(lines.map((line) => line.replaceAll("\n", "\n  ")).join("\n"), IN_TEXT);
}

/** Lists states one after the other, so that a record that moves from new/ to kept/ is in one of the listings. */
async function list(store: Store, { states, prefix, since, waiting, person }: Query) {
  const keys: string[] = [];
  for (const state of states) keys.push(...(await store.list(`${state}/${prefix}`)));
  const records = new Map(keys.flatMap((key) => parseKey(key) ?? []).map((record) => [record.id, record]));
  return [...records.values()].filter(
    (one) => one.time >= since && (!waiting || one.state === "new") && (person ?? one.person) === one.person,
  );
}

/** Reads what a query means, the newest first. */
async function find(store: Store, query: Query): Promise<Found[]> {
  const found = await inParallel(await list(store, query), async ({ state, id }) => {
    const read = (await readSubmission(store, `${state}/${id}`)) ?? (await readSubmission(store, `kept/${id}`));
    return read ? [{ ...read.submission, state }] : [];
  });
  return found.flat().sort((a, b) => Date.parse(b.receivedAt) - Date.parse(a.receivedAt));
}

/** Deletes until a listing has nothing: a delivery run may have moved a record between a listing and its deletion. */
async function deleteAll(store: Store, query: Query): Promise<string> {
  const ids = new Set<string>();
  for (let records = await list(store, query); records.length > 0; records = await list(store, query))
    await inParallel(records, ({ state, id }) => store.remove(`${state}/${id}`).then(() => ids.add(id)));
  return `${ids.size} deleted. Delete their mails in the firm's mailbox by hand.\n`;
}

/** Runs one command and returns what it prints. @throws Error with a sentence for the person at the terminal */
export async function runInbox(args: string[], store: Store): Promise<string> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
  const [command = "", ...rest] = positionals;
  const { kind, since = "1970-01-01", email, id = rest[0], waiting, spam, json } = values;
  const usage = USAGE.split("\n").find((line) => line.startsWith(`  ${command} `));
  const isKnown = usage && Object.keys(values).every((option) => usage.includes(`--${option}`));
  const isComplete = command === "delete" ? (id === undefined) !== (email === undefined) : command !== "show" || id;
  if (!isKnown || !isComplete || rest.length > (command === "show" ? 1 : 0)) throw new Error(USAGE);
  if (kind !== undefined && !SUBMISSION_KINDS.some((one) => one === kind)) throw new Error(`There is no kind ${kind}.`);
  if (new Date(Date.parse(since) || 0).toJSON().slice(0, 10) !== since) throw new Error("Dates are like 2026-11-01.");
  if (id !== undefined && !parseKey(`new/${id}`)) throw new Error("This is not an id. The command list shows all ids.");
  if (command === "retry") {
    const { sent, failed } = await deliver(store, mailSettings(), { until: Infinity, atOnce: true });
    if (failed > 0) throw new Error(`${sent} mails sent, ${failed} failed.`);
    return `${sent} mails sent.\n`;
  }
  const person = email === undefined ? undefined : personOf((await newsletterSchema.validate({ email })).email);
  const states: State[] = spam ? ["spam"] : (id ?? person) ? ["spam", "new", "kept"] : ["new", "kept"];
  const query = { states, prefix: id ?? kind ?? "", since, waiting, person };
  if (command === "delete") return deleteAll(store, query);
  const found = await find(store, query);
  if (command === "show" && found.length === 0) throw new Error("There is no submission with this id.");
  if (command === "export") return json ? escaped(`${JSON.stringify(found, null, 2)}\n`, IN_FILE) : toCsv(found);
  return found.map((one) => `${command === "show" ? toText(one) : toLine(one)}\n`).join("");
}

if (require.main === module) {
  console.error(`On ${process.env.NETLIFY_SITE_ID ? "the published site" : "this machine"}:`);
  // `npm run inbox -- list | head` closes the pipe.
  process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => process.exit(code === "EPIPE" ? 0 : 1));
  const run = async () => process.stdout.write(await runInbox(process.argv.slice(2), openStoreAtTerminal()));
  run().catch((error: Error) => {
    console.error(escaped(error.message, IN_TEXT));
    process.exitCode = 1;
  });
}
