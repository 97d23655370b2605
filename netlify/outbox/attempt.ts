import type { NotificationSettings } from "../notification-settings";
import { readOrName, UnreadableRecord } from "../submissions/records";
import type { SubmissionStore } from "../submissions/store";
import type { Submission } from "../submissions/submission";
import { mailFailure } from "./mail-failure";
import { mailOf } from "./mail-of";
import type { Mailer } from "./mailer";
import { isGivenUp } from "./marker";
import { claim, forget, isSettled, postpone, settle } from "./outbox";
import type { Entry } from "./outbox";
import type { Turn } from "./turn";

/** A marker that is due for so long, in milliseconds, and has no record belongs to a write that failed. */
const ORPHAN_MS = 60 * 60_000;

/** What is needed to try a mail. */
export interface Run {
  readonly store: SubmissionStore;
  readonly settings: NotificationSettings;
  readonly mailer: Mailer;
  readonly turn: Turn;
  /** Nothing further is begun after this time, in milliseconds since 1970. */
  readonly end: number;
}

/** The record to tell of; undefined when there is none, none yet, or everybody knows. */
async function recordOf(
  store: SubmissionStore,
  { key, marker }: Entry,
): Promise<Submission | UnreadableRecord | undefined> {
  if (await isSettled(store, key)) {
    await settle(store, key);
    return undefined;
  }
  const submission = await readOrName(store, key);
  if (!submission && marker.dueAt < Date.now() - ORPHAN_MS) await forget(store, key);
  return submission ?? undefined;
}

/** Who took the mail, and why not all did; safe to log. */
interface Sent {
  readonly accepted: readonly string[];
  readonly failure?: string;
}

async function send({ settings, mailer }: Run, { key, marker }: Entry, submission: Submission): Promise<Sent> {
  try {
    const { mail, recipients } = mailOf(key, submission, settings);
    const missing = recipients.filter((address) => !marker.accepted.includes(address));
    const accepted = missing.length > 0 ? await mailer.send(mail, missing) : [];
    return accepted.length === missing.length ? { accepted } : { accepted, failure: "some recipients were refused" };
  } catch (error) {
    return { accepted: [], failure: mailFailure(error) };
  }
}

async function fail(store: SubmissionStore, claimed: Entry, { accepted, failure }: Sent): Promise<"failed"> {
  const outlook = isGivenUp(await postpone(store, claimed, accepted)) ? "is given up" : "will be tried again";
  console.error(`The mail about ${claimed.key} failed and ${outlook}: ${failure}`);
  return "failed";
}

/**
 * Sends a mail to those who have not got it yet.
 *
 * @returns how it ended; "skipped" when there is nothing to do or somebody else does it, "late" when the time is over
 * @throws MailServerError when the mail server lets nobody in; the mail has no part in that, and the try doesn't count
 */
export async function attempt(run: Run, entry: Entry): Promise<"sent" | "failed" | "skipped" | "late"> {
  const submission = await recordOf(run.store, entry);
  if (!submission) return "skipped";
  await run.mailer.connect();
  if (Date.now() > run.end) return "late";
  const claimed = (await run.turn.renew()) ? await claim(run.store, entry) : undefined;
  if (!claimed) return "skipped";
  if (submission instanceof UnreadableRecord) {
    return fail(run.store, claimed, { accepted: [], failure: "its record cannot be read" });
  }
  const sent = await send(run, claimed, submission);
  if (sent.failure !== undefined) return fail(run.store, claimed, sent);
  await settle(run.store, entry.key);
  return "sent";
}
