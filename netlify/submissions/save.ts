import type { Environment } from "../environment";
import { saveSubscription } from "../newsletter/save-subscription";
import { enqueue, eraseTraces } from "../outbox/outbox";
import { newsletterSettings } from "../settings";
import { mapConcurrently } from "./concurrently";
import { createIfAbsent, keyOf, recordKey, replaceUnchanged } from "./store";
import type { SubmissionStore } from "./store";
import { timeOfId } from "./submission";
import type { Submission } from "./submission";

const MEBIBYTE = 1024 * 1024;

/**
 * What all visitors together may leave in the store within an hour, in bytes: some fifty thousand messages as people
 * write them. Netlify's rate limit counts each sender on its own; a flood comes from many.
 */
export const HOURLY_BUDGET_BYTES = 64 * MEBIBYTE;

/** What is kept beside each record: its marker, later its receipt, and what tells its words again. */
const BESIDE_RECORD_BYTES = 1024;

/** What the ledger counts in, in bytes. */
const UNIT_BYTES = 64 * 1024;

const LEDGER_KEY = "budget/hour";

/** What was spent within an hour. */
interface Ledger {
  /** `2026-11-21T08` */
  readonly hour: string;
  readonly units: number;
}

/** The hour's budget is used up. */
class BudgetError extends Error {
  override readonly name = "BudgetError";

  constructor() {
    super("This hour's budget of the store is used up; see inbox list for what came in.");
  }
}

function parseLedger(text: string | undefined, hour: string): Ledger {
  try {
    const ledger = JSON.parse(text ?? "") as Ledger;
    if (ledger.hour === hour && Number.isFinite(ledger.units)) return ledger;
  } catch {
    // Nothing was spent that anybody can read.
  }
  return { hour, units: 0 };
}

/**
 * Whole units for a size, right on average: a small one counts as a unit now and then. So hardly any of those who write
 * at the same time have to change the ledger.
 */
function unitsFor(bytes: number): number {
  return Math.floor(bytes / UNIT_BYTES + Math.random());
}

/**
 * Takes what a submission needs out of the hour's budget. Where two do so at the same time, one may go uncounted.
 *
 * @throws BudgetError when nothing is left
 * @throws Error when the store fails
 */
async function spend(store: SubmissionStore, submission: Submission): Promise<void> {
  const found = await store.getWithMetadata(LEDGER_KEY, { type: "text" });
  const { hour, units } = parseLedger(found?.data, new Date().toISOString().slice(0, 13));
  if (units * UNIT_BYTES >= HOURLY_BUDGET_BYTES) throw new BudgetError();
  const more = unitsFor(Buffer.byteLength(JSON.stringify(submission)) + BESIDE_RECORD_BYTES);
  if (more === 0) return;
  const text = JSON.stringify({ hour, units: units + more } satisfies Ledger);
  await (found ? replaceUnchanged(store, LEDGER_KEY, text, found.etag) : createIfAbsent(store, LEDGER_KEY, text));
}

/**
 * How long the same words are taken for a repetition, in milliseconds: of somebody who clicked twice, or who was told
 * that it failed when it had not.
 */
const REPEAT_MS = 10 * 60_000;

/** Entries that tell, for the words of each message and application, under which id they were last sent. */
const DEDUP_PREFIX = "latest/";

/** Returns the same key for all records with the same words: the end of an id hashes the words, the time is before. */
function dedupKey(key: string): string {
  return DEDUP_PREFIX + key.replace(/[^/]*-(?=[^-/]*$)/, "");
}

function isRecent(time: Date | undefined): time is Date {
  return time !== undefined && Math.abs(Date.now() - time.getTime()) < REPEAT_MS;
}

/**
 * Tells what a visitor sends for the first time from what is sent again, also where both come in at once.
 *
 * @returns the submission as it was first sent, with the id and the time it had then
 * @throws Error when the store fails
 */
async function deduplicate(store: SubmissionStore, submission: Submission): Promise<Submission> {
  const latest = dedupKey(recordKey(submission));
  // Whoever loses a race looks again; the deadline of the whole ends it.
  for (;;) {
    if ((await createIfAbsent(store, latest, submission.id)) !== undefined) return submission;
    const found = await store.getWithMetadata(latest, { type: "text" });
    if (!found) continue;
    const receivedAt = timeOfId(found.data);
    if (isRecent(receivedAt)) return { ...submission, id: found.data, receivedAt: receivedAt.toISOString() };
    if ((await replaceUnchanged(store, latest, submission.id, found.etag)) !== undefined) return submission;
  }
}

/**
 * Stores a submission. When it resolves, the submission is on disk; when it rejects, it may or may not be.
 *
 * It is put into the outbox first: a crash between the two leaves a marker without a submission, which is swept up
 * later, and never a submission that nobody hears of.
 *
 * @throws Error when the store did not take it
 */
export async function saveSubmission(
  store: SubmissionStore,
  submission: Submission,
  environment: Environment = process.env,
): Promise<void> {
  const { kind, spam } = submission;
  if (kind === "newsletter" && !spam) return saveSubscription(store, submission, newsletterSettings(environment));
  const key = recordKey(submission);
  if (!spam) await enqueue(store, key);
  // What is there already is the same, as an id belongs to its words. The store confirms only conditional writes.
  await createIfAbsent(store, key, JSON.stringify(submission));
}

/**
 * Stores what a visitor has just sent, once: where the same words were sent before, the first record stays.
 *
 * @returns the id under which it is stored
 * @throws BudgetError when a flood has used up what the store may take
 * @throws Error when the store did not take it; it may all the same be stored later
 */
export async function takeSubmission(store: SubmissionStore, submission: Submission): Promise<string> {
  await spend(store, submission);
  const first = submission.kind === "newsletter" ? submission : await deduplicate(store, submission);
  const isStored = first !== submission && (await store.get(recordKey(first))) !== null;
  if (!isStored) await saveSubmission(store, first);
  return first.id;
}

/** Makes the words of a record count as new when they are sent again. */
async function clearDedupKey(store: SubmissionStore, key: string): Promise<void> {
  await store.delete(dedupKey(key));
}

/**
 * Deletes a submission and all that is known of it. The record goes first: whatever writes about it meanwhile looks
 * for the record afterwards.
 *
 * @param key the key of its record
 */
export async function erase(store: SubmissionStore, key: string): Promise<void> {
  await store.delete(key);
  await eraseTraces(store, key);
  await clearDedupKey(store, key);
}

/** Lists the keys of records whose words are known, but that are not there: their writes were cut off or are under way. */
export async function keysWithoutRecord(store: SubmissionStore): Promise<string[]> {
  const keys = (await store.list()).blobs.map(({ key }) => key);
  const withRecord = new Set(keys.filter((key) => timeOfId(key)).map(dedupKey));
  const orphaned = keys.filter((key) => key.startsWith(DEDUP_PREFIX) && !withRecord.has(key));
  return mapConcurrently(orphaned, async (key) => {
    const id = String(await store.get(key));
    return keyOf(id, key.startsWith(DEDUP_PREFIX + keyOf("", "spam")) ? "spam" : "accepted");
  });
}
