import type { SubmissionKind } from "../../src/forms/submission-kind";
import type { SubmissionStore } from "./store";
import type { Submission } from "./submission";

function spamPrefix(spam: boolean): string {
  return spam ? "spam/" : "";
}

/** The key a submission is stored under: its id; what programs sent is kept apart from what people sent. */
export function recordKey({ id, spam }: Pick<Submission, "id" | "spam">): string {
  return spamPrefix(spam) + id;
}

/** What the keys of a kind's submissions begin with. */
export function recordPrefix(kind: SubmissionKind, spam: boolean): string {
  return `${spamPrefix(spam)}${kind}/`;
}

/** The submission that is stored under a key; null when there is none. */
export async function readRecord(store: SubmissionStore, key: string): Promise<Submission | null> {
  return (await store.get(key, { type: "json" })) as Submission | null;
}
