import type { NotificationSettings } from "../notification-settings";
import type { SubmissionStore } from "../submissions/store";
import { attempt } from "./attempt";
import type { Run } from "./attempt";
import { mailFailure } from "./mail-failure";
import { MailServerError, openMailer } from "./mailer";
import { isDue } from "./marker";
import { readEntries } from "./outbox";
import type { Entry } from "./outbox";
import { SERVER_PAUSE_MS, takeTurn } from "./turn";

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
  readonly counts: Record<"sent" | "failed" | "skipped", number>;
  /** What was due at any time. */
  readonly seen: Set<string>;
}

async function dueEntries(store: SubmissionStore): Promise<Entry[]> {
  return (await readEntries(store)).filter(({ marker }) => isDue(marker));
}

/** Tries what is due until nothing more comes in. What failed is not due again before long. */
async function drain(run: Run, { counts, seen }: Progress): Promise<"time" | undefined> {
  for (let handled = 1; handled > 0;) {
    handled = 0;
    for (const entry of await dueEntries(run.store)) {
      if (Date.now() > run.end) return "time";
      seen.add(entry.key);
      const outcome = await attempt(run, entry);
      if (outcome === "late") return "time";
      counts[outcome] += 1;
      if (outcome !== "skipped") handled += 1;
    }
  }
  return undefined;
}

/** Works while it has the turn. */
async function deliverInTurn(
  store: SubmissionStore,
  settings: NotificationSettings,
  end: number,
  progress: Progress,
): Promise<DeliveryReport["stopped"]> {
  const turn = await takeTurn(store);
  if (!turn) return "busy";
  const mailer = openMailer(settings.smtpUrl);
  let pauseMs = 0;
  try {
    return await drain({ store, settings, mailer, turn, end }, progress);
  } catch (error) {
    if (!(error instanceof MailServerError)) throw error;
    console.error(`${error.message} (${mailFailure(error)})`);
    pauseMs = SERVER_PAUSE_MS;
    return "server";
  } finally {
    mailer.close();
    await turn.end(pauseMs);
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
  const progress: Progress = { counts: { sent: 0, failed: 0, skipped: 0 }, seen: new Set() };
  let stopped = await deliverInTurn(store, settings, end, progress);
  // Whose run found this one busy left their mail to this one, even at its very end.
  while (!stopped && (await dueEntries(store)).some(({ key }) => !progress.seen.has(key))) {
    stopped = await deliverInTurn(store, settings, end, progress);
  }
  const { sent, failed } = progress.counts;
  return { sent, failed, ...(stopped && { stopped }) };
}
