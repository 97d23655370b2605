import type { Submission } from "./submission";

/** Keeps what programs sent apart from what people sent. */
export const SPAM_PREFIX = "spam/";

/** Keeps a marker for each submission that nobody was notified of yet. */
export const UNSENT_PREFIX = "unsent/";

/** The key a submission is stored under. */
export function recordKey({ id, spam }: Pick<Submission, "id" | "spam">): string {
  return spam ? SPAM_PREFIX + id : id;
}

/** The key of the marker that says that nobody was notified of a submission yet. */
export function unsentKey(id: string): string {
  return UNSENT_PREFIX + id;
}

/** The id of the submission a marker is about. */
export function idOfUnsentKey(key: string): string {
  return key.slice(UNSENT_PREFIX.length);
}
