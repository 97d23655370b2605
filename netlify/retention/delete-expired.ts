import type { SubmissionKind } from "../../src/forms/submission-kind";
import { LOCAL_CONTEXT, PRODUCTION_CONTEXT } from "../environment";
import { ALERT_PREFIX } from "../outbox/flood-alert";
import { deleteReceipt, unsentKeys } from "../outbox/outbox";
import { entriesDueBefore } from "../outbox/queue";
import type { RetentionSettings } from "../settings";
import { mapConcurrently } from "../submissions/concurrently";
import { dayOf } from "../submissions/days";
import { erase } from "../submissions/erase";
import { timedKeysBefore } from "../submissions/find-keys";
import { outdatedLedgers } from "../submissions/ledger";
import { entriesOfMonths } from "../submissions/record-index";
import { outdatedWords } from "../submissions/repeats";
import { allStoreNames, openStoreNamed, RECORD_STATES, storeName, TIMED_GROUPS } from "../submissions/store";
import type { SubmissionStore, TimedGroup } from "../submissions/store";
import { timeOfId } from "../submissions/submission";
import { expiredSubscriptions } from "./find-expired";
import type { Cutoff } from "./find-expired";
import { eraseOrphan, findOrphans } from "./find-orphans";
import { rememberNext, runOrder } from "./run-order";

/** Long enough for a person whom the honeypot caught by mistake to ask. */
const SPAM_MONTHS = 3;

/** What previews, branches and earlier deploys took is of no use for longer; nor is what the firm was alerted of. */
const PREVIEW_MONTHS = 1;

/** How many entries are deleted at the same time. */
const DELETIONS_AT_ONCE = 32;

/** Returns the same day some months earlier, or the last day of that month where it is shorter. */
export function monthsBefore(date: Date, months: number): Date {
  const result = new Date(date);
  result.setUTCDate(1);
  result.setUTCMonth(result.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0)).getUTCDate();
  result.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return result;
}

/** What was deleted from a store, or would have been. */
interface RetentionReport {
  readonly store: string;
  readonly records: number;
  /** What writes that were cut off have left behind. */
  readonly leftovers: number;
  /** How many deletions the time was too short for; the next run goes on with them. */
  readonly left: number;
}

/** Returns when the records of the published site are deleted; subscriptions stay until their end. */
function publishedCutoff({ months }: RetentionSettings, now: Date): Cutoff {
  return (kind: SubmissionKind, state) => {
    if (state === "spam") return monthsBefore(now, SPAM_MONTHS);
    return kind === "newsletter" ? undefined : monthsBefore(now, months[kind]);
  };
}

/** Something to be deleted. */
interface Deletion {
  readonly what: "record" | "leftover" | "entry";
  run(): Promise<unknown>;
}

/** What retention knows of a store. */
interface View {
  readonly store: SubmissionStore;
  readonly cutoff: Cutoff;
  /** The keys of all markers. */
  readonly unsent: readonly string[];
}

/** Finds expired messages and applications, by their keys alone: only one with a marker is read. */
async function timedDeletions({ store, cutoff, unsent }: View, group: TimedGroup): Promise<Deletion[]> {
  const before = cutoff(group.kind, group.state);
  if (!before) return [];
  const marked = new Set(unsent);
  const remove = async (key: string) => {
    if (marked.has(key)) return erase(store, key);
    await store.delete(key);
    await deleteReceipt(store, key);
  };
  const [keys, entries] = await Promise.all([
    timedKeysBefore(store, group.prefix, before),
    entriesOfMonths(store, group.prefix, (month) => month <= dayOf(before).slice(0, month.length)),
  ]);
  const old = entries.filter(({ key }) => (timeOfId(key) ?? before) < before);
  return [
    ...keys.map((key) => ({ what: "record" as const, run: () => remove(key) })),
    ...old.map(({ entry }) => ({ what: "entry" as const, run: () => store.delete(entry) })),
  ];
}

async function subscriptionDeletions({ store, cutoff }: View): Promise<Deletion[]> {
  const found = await mapConcurrently(RECORD_STATES, async (state) => {
    const before = cutoff("newsletter", state);
    if (!before) return [];
    const { keys, outdated } = await expiredSubscriptions(store, state, before);
    return [
      ...keys.map((key) => ({ what: "record" as const, run: () => erase(store, key) })),
      ...outdated.map((entry) => ({ what: "entry" as const, run: () => store.delete(entry) })),
    ];
  });
  return found.flat();
}

async function orphanDeletions({ store, unsent }: View, now: Date): Promise<Deletion[]> {
  const orphans = await findOrphans(store, unsent, now);
  return orphans.map((orphan) => ({ what: "leftover", run: () => eraseOrphan(store, orphan) }));
}

/** Finds what the site keeps for itself for a short time. */
async function ownDeletions({ store }: View, now: Date): Promise<Deletion[]> {
  const before = monthsBefore(now, PREVIEW_MONTHS);
  const [words, ledgers, alerts] = await Promise.all([
    outdatedWords(store, now),
    outdatedLedgers(store, now),
    timedKeysBefore(store, ALERT_PREFIX, before),
  ]);
  return [
    ...[...words, ...ledgers].map((key) => ({ what: "entry" as const, run: () => store.delete(key) })),
    ...alerts.map((key) => ({ what: "entry" as const, run: () => erase(store, key) })),
  ];
}

/** Does what there is time for. */
async function carryOut(deletions: readonly Deletion[], end: number): Promise<Pick<RetentionReport, "left">> {
  const done = await mapConcurrently(
    deletions,
    async ({ run }) => {
      if (Date.now() > end) return false;
      await run();
      return true;
    },
    DELETIONS_AT_ONCE,
  );
  return { left: done.filter((isDone) => !isDone).length };
}

/** Deletes from one store what is to be deleted by now. */
async function deleteFrom(name: string, settings: RetentionSettings, now: Date, end: number): Promise<RetentionReport> {
  const store = openStoreNamed(name);
  const isPublished = [PRODUCTION_CONTEXT, LOCAL_CONTEXT].map(storeName).includes(name);
  const preview: Cutoff = () => monthsBefore(now, PREVIEW_MONTHS);
  const cutoff = isPublished ? publishedCutoff(settings, now) : preview;
  const view = { store, cutoff, unsent: await unsentKeys(store) };
  // No mail leaves a preview, so that nothing else tidies its queue.
  const queued = isPublished ? [] : await entriesDueBefore(store, monthsBefore(now, PREVIEW_MONTHS));
  const deletions = (
    await Promise.all([
      ...TIMED_GROUPS.map((group) => timedDeletions(view, group)),
      subscriptionDeletions(view),
      orphanDeletions(view, now),
      ownDeletions(view, now),
      queued.map((key) => ({ what: "entry" as const, run: () => store.delete(key) })),
    ])
  ).flat();
  const count = (wanted: Deletion["what"]) => deletions.filter(({ what }) => what === wanted).length;
  const { left } = settings.dryRun ? { left: 0 } : await carryOut(deletions, end);
  return { store: name, records: count("record"), leftovers: count("leftover"), left };
}

/**
 * Deletes what the privacy policy says is deleted by now, from the stores of all deploys; the published site's first,
 * and each of the others in its turn.
 *
 * @param budgetMs nothing further is begun after this many milliseconds; the next run goes on
 * @throws Error when a store fails
 */
export async function deleteExpired(settings: RetentionSettings, budgetMs: number): Promise<RetentionReport[]> {
  const now = new Date();
  const end = now.getTime() + budgetMs;
  const published = [PRODUCTION_CONTEXT, LOCAL_CONTEXT].map(storeName);
  const names = await runOrder(await allStoreNames(), published);
  const reports: RetentionReport[] = [];
  for (const name of names) {
    if (Date.now() > end) break;
    reports.push(await deleteFrom(name, settings, now, end));
  }
  await rememberNext(names, reports.length);
  return reports;
}
