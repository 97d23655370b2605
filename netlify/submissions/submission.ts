import { createHash } from "node:crypto";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import { unlistedFields } from "./unlisted";
import type { SubmissionValues } from "./validate";

/** What a visitor sent, as it is stored. It never changes: what happens to it is told by the markers beside it. */
export interface Submission {
  /** The name it is known by: `contact/2026-11-21T08-00-00.000Z-1f0c…` or `newsletter/3a7bd3e2…`. */
  readonly id: string;
  readonly kind: SubmissionKind;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
  /** Whether a program sent it, by the honeypot field. */
  readonly spam: boolean;
  readonly values: SubmissionValues;
  /** The fields whose answer the site did not offer any more, where there are any. */
  readonly unlisted?: readonly string[];
}

/** The form in which email addresses are compared. */
export function normalizedEmail(address: string): string {
  return address.trim().toLowerCase();
}

/** The same for the same text, and telling nothing of it to who does not know it. */
function fingerprint(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}

/** The id of the one subscription an address can have: with it, no race can store a second one. */
export function subscriptionId(email: string): string {
  return `newsletter/${fingerprint(normalizedEmail(email))}`;
}

function timedId(kind: SubmissionKind, time: Date, values: SubmissionValues): string {
  return `${kind}/${time.toISOString().replaceAll(":", "-")}-${fingerprint(JSON.stringify(values))}`;
}

/**
 * Makes the record of a valid submission.
 *
 * Ids of messages and applications begin with the time, so that the store's keys sort by it, and end with what tells
 * the same words again; a newsletter subscription's id is made from its address instead.
 */
export function newSubmission(kind: SubmissionKind, values: SubmissionValues, spam: boolean): Submission {
  const time = new Date();
  const id = kind === "newsletter" ? subscriptionId(values.email ?? "") : timedId(kind, time, values);
  const unlisted = unlistedFields(kind, values);
  const mark = unlisted.length > 0 ? { unlisted } : {};
  return { id, kind, receivedAt: time.toISOString(), spam, values, ...mark };
}

/** When a message or an application was received, by its id alone; undefined for a subscription. */
export function timeOfId(id: string): Date | undefined {
  const match = /\/(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{3}Z)-/.exec(id);
  return match ? new Date(`${match[1]}T${match[2]}:${match[3]}:${match[4]}`) : undefined;
}
