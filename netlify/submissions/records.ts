import { SUBMISSION_KINDS } from "../../src/forms/submission-kind";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import type { SubmissionStore } from "./store";
import type { Submission } from "./submission";

/** What programs sent, and what waits to be confirmed, is kept apart from what people sent. */
export const RECORD_STATES = ["accepted", "spam", "pending"] as const;

/** Where a record is kept. */
export type RecordState = (typeof RECORD_STATES)[number];

const PREFIXES: Record<RecordState, string> = { accepted: "", spam: "spam/", pending: "pending/" };

/** The key of a record: its id, behind a prefix unless it is accepted. */
export function keyOf(id: string, state: RecordState): string {
  return PREFIXES[state] + id;
}

/** The key a submission is stored under. */
export function recordKey({ id, spam }: Pick<Submission, "id" | "spam">): string {
  return keyOf(id, spam ? "spam" : "accepted");
}

/** What the keys of a kind's records begin with. */
export function recordPrefix(kind: SubmissionKind, state: RecordState): string {
  return keyOf(`${kind}/`, state);
}

/** What is stored under a key is no submission: half of one, or something else. */
export class UnreadableRecord extends Error {
  override readonly name = "UnreadableRecord";

  constructor(readonly key: string) {
    super(`The record ${key} cannot be read.`);
  }
}

function isSubmission(value: unknown): value is Submission {
  if (typeof value !== "object" || value === null) return false;
  const { id, kind, receivedAt, spam, values } = value as Partial<Record<keyof Submission, unknown>>;
  return (
    typeof id === "string" &&
    SUBMISSION_KINDS.some((known) => known === kind) &&
    typeof receivedAt === "string" &&
    !Number.isNaN(Date.parse(receivedAt)) &&
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
 * The submission that is stored under a key; null when there is none.
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

/** The same for who goes on with others: what cannot be read is returned. */
export async function readOrName(store: SubmissionStore, key: string): Promise<Submission | UnreadableRecord | null> {
  try {
    return await readRecord(store, key);
  } catch (error) {
    if (error instanceof UnreadableRecord) return error;
    throw error;
  }
}
