import { LOCAL_CONTEXT, PRODUCTION_CONTEXT } from "../environment";
import type { RetentionSettings } from "../settings";
import { mapConcurrently } from "../submissions/concurrently";
import { erase } from "../submissions/save";
import { allStoreNames, openStoreNamed, storeName } from "../submissions/store";
import { findExpired, orphanedKeys } from "./find-expired";
import type { Cutoff } from "./find-expired";

/** Long enough for a person whom the honeypot caught by mistake to ask. */
const SPAM_MONTHS = 3;

/** How long a subscription waits to be confirmed. */
const PENDING_DAYS = 7;

/** What previews, branches and earlier deploys took is of no use for longer. */
const PREVIEW_MONTHS = 1;

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
}

/** Returns when the records of the published site are deleted; subscriptions stay until their end. */
function publishedCutoff({ months }: RetentionSettings, now: Date): Cutoff {
  return (kind, state) => {
    if (state === "spam") return monthsBefore(now, SPAM_MONTHS);
    if (state === "pending") return new Date(now.getTime() - PENDING_DAYS * 24 * 60 * 60_000);
    return kind === "newsletter" ? undefined : monthsBefore(now, months[kind]);
  };
}

/**
 * Deletes what the privacy policy says is deleted by now, from the stores of all deploys.
 *
 * @throws Error when a store fails
 */
export async function deleteExpired(settings: RetentionSettings): Promise<RetentionReport[]> {
  const now = new Date();
  const published = [PRODUCTION_CONTEXT, LOCAL_CONTEXT].map(storeName);
  const reports: RetentionReport[] = [];
  for (const name of await allStoreNames()) {
    const store = openStoreNamed(name);
    const preview: Cutoff = () => monthsBefore(now, PREVIEW_MONTHS);
    const expired = await findExpired(store, published.includes(name) ? publishedCutoff(settings, now) : preview);
    const orphaned = await orphanedKeys(store, now);
    if (!settings.dryRun) await mapConcurrently([...expired, ...orphaned], (key) => erase(store, key));
    reports.push({ store: name, records: expired.length, leftovers: orphaned.length });
  }
  return reports;
}
