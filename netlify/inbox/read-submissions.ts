import { SUBMISSION_KINDS } from "../../src/forms/submission-kind";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import { SPAM_PREFIX } from "../submissions/keys";
import { listKeys } from "../submissions/list-keys";
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

/** How many submissions are read at once. */
const CONCURRENCY = 16;

async function readAll(store: SubmissionStore, keys: readonly string[]): Promise<Submission[]> {
  const step = progress(keys.length);
  const waiting = keys.values();
  const found: Submission[] = [];
  const worker = async () => {
    for (const key of waiting) {
      const submission = (await store.get(key, { type: "json" })) as Submission | null;
      if (submission) found.push(submission);
      step();
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return found;
}

/** Reads the selected submissions, the newest first. */
export async function readSubmissions(store: SubmissionStore, selection: Selection): Promise<Submission[]> {
  const { kind, since, spam = false } = selection;
  const prefixes = (kind ? [kind] : SUBMISSION_KINDS).map((name) => `${spam ? SPAM_PREFIX : ""}${name}/`);
  const listed = await Promise.all(prefixes.map((prefix) => listKeys(store, prefix)));
  // What the key alone shows to be too old is not read at all.
  const keys = listed.flat().flatMap(({ key }) => (since && (timeOfId(key) ?? since) < since ? [] : [key]));
  const submissions = await readAll(store, keys);
  return submissions
    .filter(({ receivedAt }) => !since || new Date(receivedAt) >= since)
    .sort((a, b) => b.receivedAt.localeCompare(a.receivedAt));
}
