import { createHash } from "node:crypto";
import { SUBMISSION_KINDS, type SubmissionKind } from "../../src/forms/submission-kind";
import { inBatches, type Entry, type Store } from "./store";

/** Waiting for its mail, mailed to all recipients, or caught by the honeypot. A record's key starts with its state. */
export const STATES = ["new", "kept", "spam"] as const;

export type State = (typeof STATES)[number];

/** In the schema's order. An empty optional field is "". */
export type SubmissionValues = Readonly<Record<string, string>>;

/** A stored record, which is also the outbox entry of its mail. */
export interface StoredSubmission {
  /** The key without the state: `contact/2026-11-25T01-10-1f0c22ab5e671f0c-9ab31f0c22ab5e67`. */
  readonly id: string;
  readonly kind: SubmissionKind;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
  readonly values: SubmissionValues;
  /** Attempts to send the mail, and the earliest time of the next one, ISO 8601. */
  readonly attempts: number;
  readonly tryAt: string;
  /** The recipients whose mail server accepted the mail. */
  readonly accepted: readonly string[];
}

export type KeyParts = Pick<StoredSubmission, "id" | "kind"> & Record<"time" | "emailHash", string> & { state: State };

const KEY = new RegExp(
  `^(?<state>${STATES.join("|")})/(?<id>(?<kind>${SUBMISSION_KINDS.join("|")})/(?<time>[\\dT-]{15}0)-(?<emailHash>[0-9a-f]{16})-[0-9a-f]{16})$`,
);

/** Returns the parts of a record's key; undefined for any other key. */
export const parseKey = (key: string): KeyParts | undefined => KEY.exec(key)?.groups as KeyParts | undefined;

/**
 * Lists the records whose ids start with one of `starts`, once each, at least `max` of each start and state if there are so many.
 * A record moves from `new/` to `kept/`, so listing `new/` first leaves none out.
 */
export async function listRecords(store: Store, states: readonly State[], starts: readonly string[], max?: number) {
  const records = new Map<string, KeyParts | undefined>();
  for (const state of states) {
    const keys = await inBatches(starts, (start) => store.list(`${state}/${start}`, max));
    for (const key of keys.flat()) records.set(key.replace("new/", "kept/"), parseKey(key));
  }
  return [...records.values()].flatMap((record) => record ?? []);
}

/** Milliseconds. The same person and text within a slot get the same id. */
export const SLOT = 10 * 60_000;

/** Formats a time as in keys, rounded down to its slot: `2026-11-25T01-10`. */
export const keyTime = (time: Date): string => `${time.toISOString().slice(0, 15).replace(":", "-")}0`;

/** Returns the starts of the ids of a slot, this one or an earlier one: `contact/2026-11-25T01-10`. */
export const startsOfSlot = (slotsAgo: number): string[] =>
  SUBMISSION_KINDS.map((kind) => `${kind}/${keyTime(new Date(Date.now() - slotsAgo * SLOT))}`);

const hash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);

/** `email` as `parseEmail` returns it. */
export const hashEmail = (email: string): string => hash(email.toLowerCase());

export function newSubmission(kind: SubmissionKind, values: SubmissionValues, now = new Date()): StoredSubmission {
  const email = values.email?.toLowerCase() ?? "";
  const id = `${kind}/${keyTime(now)}-${hashEmail(email)}-${hash(JSON.stringify({ ...values, email }))}`;
  const time = now.toISOString();
  return { id, kind, receivedAt: time, values, attempts: 0, tryAt: time, accepted: [] };
}

/** Stores a new record. Returns false if it already exists. */
export const createSubmission = (store: Store, state: State, submission: StoredSubmission): Promise<boolean> =>
  store.create(`${state}/${submission.id}`, JSON.stringify(submission));

export type ReadSubmission = Pick<Entry, "etag"> & { readonly submission: StoredSubmission };

/** Returns the record in a stored text; undefined if it is damaged: it would break mails and exports. */
export function parseRecord(key: string, text: string): StoredSubmission | undefined {
  try {
    const record = JSON.parse(text) as StoredSubmission;
    const { id, kind, receivedAt, values, attempts, tryAt, accepted } = record;
    const texts: unknown[] = [receivedAt, tryAt, ...accepted, ...Object.values(values)];
    const { id: keyId, kind: keyKind } = parseKey(key) ?? {};
    const isRecord = id === keyId && kind === keyKind && typeof attempts === "number";
    const areTexts = !Array.isArray(values) && texts.every((one) => typeof one === "string");
    const areTimes = [receivedAt, tryAt].every((time) => !Number.isNaN(Date.parse(time)));
    return isRecord && Array.isArray(accepted) && areTexts && areTimes ? record : undefined;
  } catch {
    return undefined;
  }
}

/** Reads a record; undefined if it doesn't exist. A damaged record is logged, because it must not block others. */
export async function readSubmission(store: Store, key: string): Promise<ReadSubmission | undefined> {
  const entry = await store.read(key);
  if (!entry) return undefined;
  const submission = parseRecord(key, entry.text);
  if (submission) return { submission, etag: entry.etag };
  console.error(`The record ${key} is damaged. Its text: npm run inbox -- show ${key.replace(/^\w+\//, "")}`);
  return undefined;
}
