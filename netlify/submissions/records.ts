import { SUBMISSION_KINDS } from "../../src/forms/submission-kind";
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
