import { SUBMISSION_KINDS } from "../../src/forms/submission-kind";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import { mapConcurrently } from "./concurrently";
import { recordKeysSince } from "./find-keys";
import { readOrError, UnreadableRecord } from "./records";
import { keysWith, recordPrefix } from "./store";
import type { SubmissionStore } from "./store";
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

/** Lists the keys of the selected records; of those that are too old, only where the key doesn't tell so. */
export async function selectedKeys(
  store: SubmissionStore,
  { kind, since, spam = false }: Selection,
): Promise<string[]> {
  const state = spam ? "spam" : "accepted";
  const keys = (kind ? [kind] : SUBMISSION_KINDS).map((name) =>
    since ? recordKeysSince(store, name, state, since) : keysWith(store, recordPrefix(name, state)),
  );
  return (await Promise.all(keys)).flat();
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
  const keys = await selectedKeys(store, selection);
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
