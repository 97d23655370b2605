import { foldersIn, keyPages, keysWith } from "../submissions/store";
import type { SubmissionStore } from "../submissions/store";

/**
 * The queue has an entry for each marker of the outbox, by the time to look at it, so that a run finds what is due
 * without reading what isn't: `due/HOUR/TIME,KEY`, or `given-up/KEY`. An entry is written before its marker says so, and
 * deleted after; what is true is always in the marker.
 */
const DUE_PREFIX = "due/";

const GIVEN_UP_PREFIX = "given-up/";

/** When a mail is to be looked at, in milliseconds since 1970; null when only a person can send it. */
export type QueueTime = number | null;

const inKey = (time: number) => new Date(time).toISOString().replaceAll(":", "-");

const HOUR_LENGTH = "2026-11-21T08".length;

/** Returns the key of a record's entry in the queue. */
export function queueKey(key: string, time: QueueTime): string {
  if (time === null) return GIVEN_UP_PREFIX + key;
  const text = inKey(time);
  return `${DUE_PREFIX}${text.slice(0, HOUR_LENGTH)}/${text},${key.replaceAll("/", ",")}`;
}

/** Puts a record into the queue. */
export async function addToQueue(store: SubmissionStore, key: string, time: QueueTime): Promise<void> {
  await store.set(queueKey(key, time), "");
}

/** An entry of the queue. */
export interface Queued {
  /** The key of the entry. */
  readonly entry: string;
  /** The key of the record that it is about. */
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly time: number;
}

function parse(entry: string): Queued {
  const [text = "", ...key] = entry.slice(entry.lastIndexOf("/") + 1).split(",");
  const [date, clock = ""] = text.split("T");
  return { entry, key: key.join("/"), time: Date.parse(`${date}T${clock.replace("-", ":").replace("-", ":")}`) };
}

/**
 * Finds what is to be looked at now, the longest due first: a page of keys at a time, and no page before it is needed.
 *
 * @param furthest what is due later than that, in milliseconds from now, is due now: only a wrong clock can have set it
 */
export async function* dueNow(store: SubmissionStore, furthest: number): AsyncGenerator<Queued> {
  const now = Date.now();
  const [present, future] = [now, now + furthest].map((time) => inKey(time).slice(0, HOUR_LENGTH)) as [string, string];
  const hours = await foldersIn(store, DUE_PREFIX);
  for (const hour of hours.filter((name) => name <= present || name >= future)) {
    for await (const page of keyPages(store, `${DUE_PREFIX}${hour}/`)) {
      const queued = page.toSorted().map(parse);
      yield* queued.filter(({ time }) => !(time > now && time <= now + furthest));
    }
  }
}

/** Lists the keys of the records whose mail only a person can send. */
export async function givenUpKeys(store: SubmissionStore): Promise<string[]> {
  return (await keysWith(store, GIVEN_UP_PREFIX)).map((entry) => entry.slice(GIVEN_UP_PREFIX.length));
}

/** Lists the entries that were due before a time, of whole hours. */
export async function entriesDueBefore(store: SubmissionStore, before: Date): Promise<string[]> {
  const limit = inKey(before.getTime()).slice(0, HOUR_LENGTH);
  const hours = (await foldersIn(store, DUE_PREFIX)).filter((hour) => hour < limit);
  return (await Promise.all(hours.map((hour) => keysWith(store, `${DUE_PREFIX}${hour}/`)))).flat();
}
