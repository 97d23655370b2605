import { monthsBefore } from "../../../netlify/retention/delete-expired";
import { readEntry, settle } from "../../../netlify/outbox/outbox";
import { mapConcurrently } from "../../../netlify/submissions/concurrently";
import { saveSubmission } from "../../../netlify/submissions/save";
import { recordKey } from "../../../netlify/submissions/store";
import type { SubmissionStore } from "../../../netlify/submissions/store";
import { newSubmission } from "../../../netlify/submissions/submission";
import type { Submission } from "../../../netlify/submissions/submission";
import type { SubmissionKind } from "../../../src/forms/submission-kind";
import { VALID } from "./examples";

const DAY_MS = 24 * 60 * 60_000;

/** How long ago the oldest record of each kind was received that nobody is to delete yet, in days. */
const AGE_DAYS: Record<SubmissionKind, number> = { contact: 720, application: 355, newsletter: 720 };

const KINDS: readonly SubmissionKind[] = ["contact", "contact", "application", "newsletter", "newsletter"];

/** The person who is deleted. */
export const PERSON = "person@example.com";

/** What is the same in each store, however many other records it has. */
export const CONSTANT = { today: 20, expired: 20, waiting: 50, ofPerson: 3 } as const;

function submissionOf(kind: SubmissionKind, name: string, time: Date, email = `${name}@example.com`): Submission {
  const values = kind === "newsletter" ? { email } : { ...VALID[kind], name, email };
  return newSubmission(kind, values, { spam: false, unlisted: [] }, time);
}

/** Stores records of which the firm was told. */
async function store(target: SubmissionStore, submissions: readonly Submission[]): Promise<void> {
  await mapConcurrently(submissions, async (submission) => {
    await saveSubmission(target, submission);
    const entry = await readEntry(target, recordKey(submission));
    if (entry) await settle(target, entry);
  });
}

/**
 * Stores old records, spread over the time for which they are kept.
 *
 * @param from the number of the first; those before are there already
 */
export async function seedRecords(target: SubmissionStore, from: number, to: number): Promise<void> {
  const records = Array.from({ length: to - from }, (_, index) => {
    const number = from + index;
    const kind = KINDS[number % KINDS.length] ?? "contact";
    // The golden ratio spreads any number of points evenly.
    const age = 2 + ((number * 0.618_033_988_75) % 1) * (AGE_DAYS[kind] - 2);
    return submissionOf(kind, `visitor-${number}`, new Date(Date.now() - age * DAY_MS));
  });
  await store(target, records);
}

/** Stores what was received today, what has expired, and what one person has sent. */
export async function seedConstant(target: SubmissionStore): Promise<void> {
  const now = new Date();
  const many = (count: number, make: (index: number) => Submission) =>
    Array.from({ length: count }, (_, index) => make(index));
  const today = (index: number) => new Date(now.getTime() - index * 1_000);
  await store(target, [
    ...many(CONSTANT.today, (index) => submissionOf("contact", `today-${index}-${now.getTime()}`, today(index))),
    ...many(CONSTANT.expired, (index) =>
      submissionOf("contact", `old-${index}`, new Date(monthsBefore(now, 24).getTime() - (index + 1) * DAY_MS)),
    ),
    ...many(CONSTANT.ofPerson - 1, (index) =>
      submissionOf("contact", `person-${index}`, monthsBefore(now, index + 1), PERSON),
    ),
    submissionOf("newsletter", "person", monthsBefore(now, 5), PERSON),
  ]);
}

/** Stores messages of which the firm is still to be told. */
export async function seedWaiting(target: SubmissionStore, count: number): Promise<void> {
  const now = Date.now();
  const messages = Array.from({ length: count }, (_, index) =>
    submissionOf("contact", `waiting-${index}-${now}`, new Date(now - index)),
  );
  await mapConcurrently(messages, (message) => saveSubmission(target, message));
}
