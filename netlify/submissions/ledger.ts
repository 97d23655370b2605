import { setTimeout as sleep } from "node:timers/promises";
import { createIfAbsent, foldersIn, keysWith, readTagged, replaceUnchanged } from "./store";
import type { SubmissionStore } from "./store";

/** What was spent: a number of submissions, and what they take in the store, in bytes. */
export interface Spent {
  readonly count: number;
  readonly bytes: number;
}

/** The length of a slice of the window, in milliseconds: what was spent within one is given back at once. */
const SLICE_MS = 5 * 60_000;

const HOUR_MS = 60 * 60_000;

/** What ledgers are kept below, by the hour in which something was spent. */
const PREFIX = "budget/";

/** What was spent, by account and then by the slice of the hour: `{"a1b2": {"3": [2, 4096]}}`. */
type Page = Record<string, Record<string, readonly [count: number, bytes: number]>>;

/** What was spent under one account in one slice. */
interface Item extends Spent {
  readonly account: string;
  /** When it is given back, in milliseconds since 1970: an hour after the end of its slice. */
  readonly until: number;
}

/** What was spent during the last hour by all accounts of a ledger, the oldest first. */
export type Window = readonly Item[];

const hourOf = (time: number) => new Date(time).toISOString().slice(0, 13);

const sliceOf = (time: number) => String(Math.floor((time % HOUR_MS) / SLICE_MS));

/** Reads a page; one that cannot be read counts as empty, as nobody is to wait for it. */
function parsePage(text: string | undefined): Page {
  try {
    const page: unknown = JSON.parse(text ?? "{}");
    return typeof page === "object" && page !== null && !Array.isArray(page) ? (page as Page) : {};
  } catch {
    return {};
  }
}

/** Lists what a page says was spent, with when that is given back. */
function itemsOf(page: Page, hour: string): Item[] {
  return Object.entries(page).flatMap(([account, slices]) =>
    Object.entries(slices).map(([slice, [count, bytes]]) => {
      const until = Date.parse(`${hour}:00:00Z`) + (Number(slice) + 1) * SLICE_MS + HOUR_MS;
      return { account, until, count, bytes };
    }),
  );
}

function withMore(page: Page, account: string, slice: string, bytes: number): Page {
  const slices = page[account] ?? {};
  const [count, before] = slices[slice] ?? [0, 0];
  return { ...page, [account]: { ...slices, [slice]: [count + 1, before + bytes] } };
}

/** A ledger: where it is kept, and under which account something is spent. Both may differ by the hour. */
export interface Ledger {
  name(hour: string): string;
  account(hour: string): string;
}

/** Sums up what was spent, under some accounts or under all. */
export function total(window: Window, accounts?: readonly string[]): Spent {
  const items = accounts ? window.filter(({ account }) => accounts.includes(account)) : window;
  const sum = (name: keyof Spent) => items.reduce((before, item) => before + item[name], 0);
  return { count: sum("count"), bytes: sum("bytes") };
}

/**
 * Returns when there is room for more in a window that has none, in milliseconds since 1970.
 *
 * @param excess how many bytes are too many now
 * @param accounts whose spending makes room; everybody's when left out
 */
export function whenRoom(window: Window, excess: number, accounts?: readonly string[]): number {
  const items = accounts ? window.filter(({ account }) => accounts.includes(account)) : window;
  let rest = excess;
  const last = items.find(({ bytes }) => (rest -= bytes) <= 0) ?? items.at(-1);
  return last?.until ?? Date.now();
}

/** What is known when something is to be spent. */
interface Situation {
  readonly window: Window;
  /** The names that the account has within the window. */
  readonly accounts: readonly string[];
  /** Whether others have been entering so much for so long that there is no getting through. */
  readonly isCrowded: boolean;
}

/** How long races are lost before a ledger counts as crowded, in milliseconds: visitors wait for eight seconds. */
const PATIENCE_MS = 4_000;

/** Tells whether something may be spent: returns what speaks against it, or undefined. */
export type Check<T> = (situation: Situation) => T | undefined;

/** A lost write is tried again after a random part of so long, in milliseconds. */
const RETRY_MS = 50;

/** The longest that a turn in this process is waited for, in milliseconds: a silent store holds up nobody else. */
const TURN_MS = 2_000;

const last = new Map<string, Promise<unknown>>();

/** Has those in this process wait for each other, so that they race only with those in others. */
function serializeByName<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = last.get(name);
  const turn = before ? Promise.race([before, sleep(TURN_MS, undefined, { ref: false })]) : Promise.resolve();
  const result = turn.then(work);
  const over = result.then(
    () => undefined,
    () => undefined,
  );
  last.set(name, over);
  void over.then(() => {
    if (last.get(name) === over) last.delete(name);
  });
  return result;
}

/**
 * Enters what is spent now into a ledger, unless a check of the last hour speaks against it. No entry is lost: whoever
 * loses a race looks again. The deadline of the whole ends it.
 *
 * @param check returns why not; undefined when it may be spent
 * @returns what the check returned
 * @throws Error when the store fails
 */
export function enter<T>(
  store: SubmissionStore,
  ledger: Ledger,
  bytes: number,
  check: Check<T>,
): Promise<T | undefined> {
  const begun = Date.now();
  return serializeByName(ledger.name(hourOf(begun)), () => enterNow(store, ledger, bytes, check, begun));
}

async function enterNow<T>(
  store: SubmissionStore,
  ledger: Ledger,
  bytes: number,
  check: Check<T>,
  begun: number,
): Promise<T | undefined> {
  for (;;) {
    const now = Date.now();
    const hours = [hourOf(now), hourOf(now - HOUR_MS)] as const;
    const keyOf = (hour: string) => `${PREFIX}${hour}/${ledger.name(hour)}`;
    const [current, previous] = await Promise.all(hours.map((hour) => readTagged(store, keyOf(hour))));
    const page = parsePage(current?.data);
    const items = [...itemsOf(parsePage(previous?.data), hours[1]), ...itemsOf(page, hours[0])];
    const window = items.filter(({ until }) => until > now).sort((a, b) => a.until - b.until);
    const accounts = hours.map((hour) => ledger.account(hour));
    const objection = check({ window, accounts, isCrowded: now - begun > PATIENCE_MS });
    if (objection !== undefined) return objection;
    const text = JSON.stringify(withMore(page, ledger.account(hours[0]), sliceOf(now), bytes));
    const etag = current
      ? await replaceUnchanged(store, keyOf(hours[0]), text, current.etag)
      : await createIfAbsent(store, keyOf(hours[0]), text);
    if (etag !== undefined) return undefined;
    await sleep(Math.random() * RETRY_MS);
  }
}

/** Lists the keys of the ledgers of hours of which nothing counts any more. */
export async function outdatedLedgers(store: SubmissionStore, now: Date): Promise<string[]> {
  const limit = hourOf(now.getTime() - 2 * HOUR_MS);
  const hours = (await foldersIn(store, PREFIX)).filter((hour) => hour < limit);
  return (await Promise.all(hours.map((hour) => keysWith(store, `${PREFIX}${hour}/`)))).flat();
}
