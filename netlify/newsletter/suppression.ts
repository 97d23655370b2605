import { createHmac } from "node:crypto";
import { keyPages } from "../submissions/store";
import type { SubmissionStore } from "../submissions/store";

/** The list of those who want no mail. It holds keyed hashes, which tell nothing without the key, and is kept for good. */
const PREFIX = "suppressed/";

function entryKey(signingKey: string, id: string): string {
  return PREFIX + createHmac("sha256", signingKey).update(`suppressed ${id}`).digest("hex");
}

/**
 * Puts a subscriber on the list.
 *
 * @param id the id of their subscription
 */
export async function suppress(store: SubmissionStore, signingKey: string, id: string): Promise<void> {
  await store.set(entryKey(signingKey, id), new Date().toISOString());
}

/** Whether somebody is on the list. */
export async function isSuppressed(store: SubmissionStore, signingKey: string, id: string): Promise<boolean> {
  return (await store.get(entryKey(signingKey, id))) !== null;
}

/** Takes somebody off the list who has confirmed that they want mail again. */
export async function liftSuppression(store: SubmissionStore, signingKey: string, id: string): Promise<void> {
  await store.delete(entryKey(signingKey, id));
}

/** Whether anybody is on the list. */
export async function hasSuppressed(store: SubmissionStore): Promise<boolean> {
  for await (const keys of keyPages(store, PREFIX)) if (keys.length > 0) return true;
  return false;
}
