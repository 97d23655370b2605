import { SUBMISSION_KINDS } from "../../src/forms/submission-kind";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import { mapConcurrently } from "./concurrently";
import { recordPrefix } from "./store";
import type { SubmissionStore } from "./store";
import { timeOfId } from "./submission";
import type { Submission } from "./submission";

/** Something is stored under a record's key that is no submission: half of one, or something else. */
export class UnreadableRecord extends Error {
  override readonly name = "UnreadableRecord";

  constructor(readonly key: string) {
    super(`The record ${key} cannot be read.`);
  }
}

function isSubmission(value: unknown): value is Submission {
  if (typeof value !== "object" || value === null) return false;
  const { id, kind, receivedAt: time, spam, values } = value as Partial<Record<keyof Submission, unknown>>;
  return (
    typeof id === "string" &&
    SUBMISSION_KINDS.some((known) => known === kind) &&
    typeof time === "string" &&
    !Number.isNaN(Date.parse(time)) &&
    typeof spam === "boolean" &&
    typeof values === "object" &&
    values !== null &&
    Object.values(values).every((text) => typeof text === "string")
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads the submission that is stored under a key; null when there is none.
 *
 * @throws UnreadableRecord
 */
export async function readRecord(store: SubmissionStore, key: string): Promise<Submission | null> {
  const text = await store.get(key, { type: "text" });
  if (text === null) return null;
  const value = parsed(text);
  if (!isSubmission(value)) throw new UnreadableRecord(key);
  return value;
}

/** Reads a submission for a caller that goes on with others: returns the error where one cannot be read. */
export async function readOrError(store: SubmissionStore, key: string): Promise<Submission | UnreadableRecord | null> {
  try {
    return await readRecord(store, key);
  } catch (error) {
    if (error instanceof UnreadableRecord) return error;
    throw error;
  }
}

/** Returns when a record was received; undefined where neither its key nor its content tells. */
export async function receivedAt(store: SubmissionStore, key: string): Promise<Date | undefined> {
  const time = timeOfId(key);
  if (time) return time;
  const record = await readOrError(store, key);
  return record === null || record instanceof UnreadableRecord ? undefined : new Date(record.receivedAt);
}

/** Which submissions are wanted. */
export interface Selection {
  /** All kinds when left out. */
  readonly kind?: SubmissionKind;
  /** Received then or later. */
  readonly since?: Date;
  /** What programs sent, instead of what people sent. */
  readonly spam?: boolean;
}

/** What was found, the newest first. */
export interface FoundSubmissions {
  readonly submissions: readonly Submission[];
  /** The keys of records that are there and cannot be read. */
  readonly unreadable: readonly string[];
}

/** Lists the keys of the selected records, but of those that the key alone shows to be too old. */
async function keysOf(store: SubmissionStore, { kind, since, spam = false }: Selection): Promise<string[]> {
  const prefixes = (kind ? [kind] : SUBMISSION_KINDS).map((name) => recordPrefix(name, spam ? "spam" : "accepted"));
  const listed = await Promise.all(prefixes.map((prefix) => store.list({ prefix })));
  return listed
    .flatMap(({ blobs }) => blobs)
    .flatMap(({ key }) => (since && (timeOfId(key) ?? since) < since ? [] : [key]));
}

/**
 * Reads the selected submissions. Names those that cannot be read, and goes on with the others.
 *
 * @param onTotal called with their number before they are read; what it returns is called after each
 */
export async function readSubmissions(
  store: SubmissionStore,
  selection: Selection,
  onTotal: (total: number) => () => void = () => () => undefined,
): Promise<FoundSubmissions> {
  const keys = await keysOf(store, selection);
  const step = onTotal(keys.length);
  const found = await mapConcurrently(keys, async (key) => {
    const record = await readOrError(store, key);
    step();
    return record;
  });
  const { since } = selection;
  const submissions = found
    .flatMap((record) => (record === null || record instanceof UnreadableRecord ? [] : [record]))
    .filter((record) => !since || new Date(record.receivedAt) >= since)
    .sort((a, b) => b.receivedAt.localeCompare(a.receivedAt));
  return {
    submissions,
    unreadable: found.flatMap((record) => (record instanceof UnreadableRecord ? [record.key] : [])),
  };
}
