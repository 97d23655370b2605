import { unsentKey } from "./keys";
import type { SubmissionStore } from "./store";

/**
 * How long whoever takes on a notification has it to themselves, in milliseconds: longer than sending takes with
 * all its time-outs, so that normally nobody else sends the same.
 */
export const LEASE_MS = 60_000;

/** The time until which a marker belongs to whoever wrote it. */
export function leaseUntil(now: number): string {
  return new Date(now + LEASE_MS).toISOString();
}

/** Notes that nobody was notified of a submission yet, and that the writer is about to do it. */
export async function markUnsent(store: SubmissionStore, id: string): Promise<void> {
  await store.set(unsentKey(id), leaseUntil(Date.now()));
}

/** Notes that a notification failed: whoever comes next may send it. */
export async function releaseUnsent(store: SubmissionStore, id: string): Promise<void> {
  await store.set(unsentKey(id), new Date().toISOString());
}

/** Notes that the firm was notified of a submission. */
export async function markSent(store: SubmissionStore, id: string): Promise<void> {
  await store.delete(unsentKey(id));
}
