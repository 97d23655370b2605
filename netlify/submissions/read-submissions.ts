import { SUBMISSION_KINDS } from "../../src/forms/submission-kind";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import { mapConcurrently } from "./concurrently";
import { readOrName, recordPrefix, UnreadableRecord } from "./records";
import type { SubmissionStore } from "./store";
import { timeOfId } from "./submission";
import type { Submission } from "./submission";

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

/** The keys of the selected records; what the key alone shows to be too old is left out. */
async function keysOf(store: SubmissionStore, { kind, since, spam = false }: Selection): Promise<string[]> {
  const prefixes = (kind ? [kind] : SUBMISSION_KINDS).map((name) => recordPrefix(name, spam ? "spam" : "accepted"));
  const listed = await Promise.all(prefixes.map((prefix) => store.list({ prefix })));
  return listed
    .flatMap(({ blobs }) => blobs)
    .flatMap(({ key }) => (since && (timeOfId(key) ?? since) < since ? [] : [key]));
}

/**
 * Reads the selected submissions. What cannot be read is named, and keeps nothing else from being read.
 *
 * @param onTotal told how many there are, before they are read; what it returns is called after each
 */
export async function readSubmissions(
  store: SubmissionStore,
  selection: Selection,
  onTotal: (total: number) => () => void = () => () => undefined,
): Promise<FoundSubmissions> {
  const keys = await keysOf(store, selection);
  const step = onTotal(keys.length);
  const found = await mapConcurrently(keys, async (key) => {
    const record = await readOrName(store, key);
    step();
    return record;
  });
  const { since } = selection;
  const submissions = found
    .flatMap((record) => (record === null || record instanceof UnreadableRecord ? [] : [record]))
    .filter(({ receivedAt }) => !since || new Date(receivedAt) >= since)
    .sort((a, b) => b.receivedAt.localeCompare(a.receivedAt));
  return {
    submissions,
    unreadable: found.flatMap((record) => (record instanceof UnreadableRecord ? [record.key] : [])),
  };
}
