import { PRODUCTION_CONTEXT, sendsMail } from "../environment";
import { notificationSettings, notificationsOffNotice } from "../settings";
import type { NotificationSettings } from "../settings";
import { readAhead } from "../submissions/concurrently";
import { UnreadableRecord } from "../submissions/records";
import type { SubmissionStore } from "../submissions/store";
import type { Submission } from "../submissions/submission";
import { composeMail } from "./compose-mail";
import type { FloodAlert } from "./flood-alert";
import { acquireLease, SERVER_PAUSE_MS } from "./lease";
import type { Lease } from "./lease";
import { lookUp } from "./look-up";
import type { Due } from "./look-up";
import { mailFailure, MailServerError, openMailer } from "./mailer";
import type { Mailer } from "./mailer";
import { isGivenUp } from "./marker";
import { claim, postpone, queuedNow, settle } from "./outbox";
import type { Entry } from "./outbox";
import type { Queued } from "./queue";

/** How many mails are looked up while one is being sent. */
const MAILS_AHEAD = 8;

/** What a run works with. */
interface Run {
  readonly store: SubmissionStore;
  readonly settings: NotificationSettings;
  readonly mailer: Mailer;
  readonly lease: Lease;
  /** Nothing further is begun after this time, in milliseconds since 1970. */
  readonly end: number;
}

/** Who took the mail, and why not all did; safe to log. */
interface Sent {
  readonly accepted: readonly string[];
  readonly failure?: string;
}

async function send({ settings, mailer }: Run, { marker }: Entry, subject: Submission | FloodAlert): Promise<Sent> {
  try {
    const missing = settings.to.filter((address) => !marker.accepted.includes(address));
    const accepted = missing.length > 0 ? await mailer.send(composeMail(subject, settings), missing) : [];
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
 * @returns how it ended, with the marker of what is sent; "skipped" when somebody else does it, "late" when the time is
 * over
 * @throws MailServerError when the mail server lets nobody in; the mail has no part in that, and the try doesn't count
 */
async function attempt(run: Run, { entry, subject }: Due): Promise<Entry | "failed" | "skipped" | "late"> {
  await run.mailer.connect();
  if (Date.now() > run.end) return "late";
  const claimed = (await run.lease.renew()) ? await claim(run.store, entry) : undefined;
  if (!claimed) return "skipped";
  if (subject instanceof UnreadableRecord) {
    return fail(run.store, claimed, { accepted: [], failure: "its record cannot be read" });
  }
  const sent = await send(run, claimed, subject);
  return sent.failure === undefined ? claimed : fail(run.store, claimed, sent);
}

/** How a run went. */
export interface DeliveryReport {
  /** How many mails all their recipients have now. */
  readonly sent: number;
  /** How many mails were not taken for all their recipients. */
  readonly failed: number;
  /** Why it may have left some that are due: another run is at it, the mail server lets nobody in, the time was over. */
  readonly stopped?: "busy" | "server" | "time";
}

/** What happened so far. */
interface Progress {
  readonly counts: Record<"sent" | "failed", number>;
  /** The entries of the queue that were looked at. */
  readonly seen: Set<string>;
}

/** Goes through the queue once; the next mails are looked up, and the last ones recorded, while one is being sent. */
async function goThrough(run: Run, { counts, seen }: Progress): Promise<"time" | undefined> {
  const recorded: Promise<void>[] = [];
  const look = async (queued: Queued) => ({ queued, due: await lookUp(run.store, queued) });
  try {
    for await (const { queued, due } of readAhead(queuedNow(run.store), look, MAILS_AHEAD)) {
      if (Date.now() > run.end) return "time";
      seen.add(queued.entry);
      const outcome = due ? await attempt(run, due) : "skipped";
      if (outcome === "late") return "time";
      if (outcome === "skipped") continue;
      counts[outcome === "failed" ? "failed" : "sent"] += 1;
      if (outcome === "failed") continue;
      const settled = settle(run.store, outcome);
      settled.catch(() => undefined);
      recorded.push(settled);
    }
    return undefined;
  } finally {
    await Promise.all(recorded);
  }
}

/** Tries what is due until nothing more comes in. What failed is not due again before long. */
async function drain(run: Run, progress: Progress): Promise<"time" | undefined> {
  const { counts } = progress;
  for (let before = -1; before < counts.sent + counts.failed;) {
    before = counts.sent + counts.failed;
    if (await goThrough(run, progress)) return "time";
  }
  return undefined;
}

/** Tells whether the queue has anything that was not looked at yet. */
async function hasMore(store: SubmissionStore, { seen }: Progress): Promise<boolean> {
  for await (const { entry } of queuedNow(store)) if (!seen.has(entry)) return true;
  return false;
}

/** Works while it has the lease. */
async function deliverUnderLease(
  store: SubmissionStore,
  settings: NotificationSettings,
  end: number,
  progress: Progress,
): Promise<DeliveryReport["stopped"]> {
  const lease = await acquireLease(store);
  if (!lease) return "busy";
  const mailer = openMailer(settings.smtpUrl);
  let pauseMs = 0;
  try {
    return await drain({ store, settings, mailer, lease, end }, progress);
  } catch (error) {
    if (!(error instanceof MailServerError)) throw error;
    console.error(`${error.message} (${mailFailure(error)})`);
    pauseMs = SERVER_PAUSE_MS;
    return "server";
  } finally {
    mailer.close();
    await lease.release(pauseMs);
  }
}

/**
 * Sends everything that is due, the longest first, over one connection. Several runs may be started at once: one of
 * them does the work, and finds what came in meanwhile.
 *
 * What the mail server does not take holds nothing up; the run ends early only when it can't connect or sign in.
 *
 * @param budgetMs nothing further is begun after this many milliseconds; the last mail may take its whole deadline
 * @throws Error when the store fails
 */
export async function deliverDue(
  store: SubmissionStore,
  settings: NotificationSettings,
  budgetMs: number,
): Promise<DeliveryReport> {
  const end = Date.now() + budgetMs;
  const progress: Progress = { counts: { sent: 0, failed: 0 }, seen: new Set() };
  let stopped = await deliverUnderLease(store, settings, end, progress);
  // A run that found this one busy has left its mail to it, even at the very end.
  while (!stopped && (await hasMore(store, progress))) {
    stopped = await deliverUnderLease(store, settings, end, progress);
  }
  const { sent, failed } = progress.counts;
  return { sent, failed, ...(stopped && { stopped }) };
}

/** How long a visitor's own call begins to send mail, in milliseconds; the schedule sends the rest. */
const CALL_BUDGET_MS = 5_000;

/**
 * Tells everybody of what was just stored, and of what waits for it. Nothing is thrown.
 *
 * @param deploy the deploy context
 */
export async function notify(store: SubmissionStore, deploy: string): Promise<void> {
  if (!sendsMail(deploy)) return;
  const settings = notificationSettings();
  if (!settings) {
    if (deploy === PRODUCTION_CONTEXT) console.error(notificationsOffNotice());
    return;
  }
  try {
    await deliverDue(store, settings, CALL_BUDGET_MS);
  } catch (error) {
    console.error("The store failed while notifications were sent; they will be tried again:", error);
  }
}
