import { SUBMISSION_KINDS } from "../../src/forms/submission-kind";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import { mapConcurrently } from "../submissions/concurrently";
import { readRecord, recordPrefix } from "../submissions/records";
import type { SubmissionStore } from "../submissions/store";
import { timeOfId } from "../submissions/submission";
import type { Submission } from "../submissions/submission";
import { progress } from "./progress";

/** Which submissions are wanted. */
export interface Selection {
  /** All kinds when left out. */
  readonly kind?: SubmissionKind;
  /** Received then or later. */
  readonly since?: Date;
  /** What programs sent, instead of what people sent. */
  readonly spam?: boolean;
}

async function readAll(store: SubmissionStore, keys: readonly string[]): Promise<Submission[]> {
  const step = progress(keys.length);
  const found = await mapConcurrently(keys, async (key) => {
    const submission = await readRecord(store, key);
    step();
    return submission ? [submission] : [];
  });
  return found.flat();
}

/** Reads the selected submissions, the newest first. */
export async function readSubmissions(store: SubmissionStore, selection: Selection): Promise<Submission[]> {
  const { kind, since, spam = false } = selection;
  const prefixes = (kind ? [kind] : SUBMISSION_KINDS).map((name) => recordPrefix(name, spam));
  const listed = await Promise.all(prefixes.map((prefix) => store.list({ prefix })));
  // What the key alone shows to be too old is not read at all.
  const keys = listed
    .flatMap(({ blobs }) => blobs)
    .flatMap(({ key }) => (since && (timeOfId(key) ?? since) < since ? [] : [key]));
  const submissions = await readAll(store, keys);
  return submissions
    .filter(({ receivedAt }) => !since || new Date(receivedAt) >= since)
    .sort((a, b) => b.receivedAt.localeCompare(a.receivedAt));
}
