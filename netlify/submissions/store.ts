import { getStore, listStores } from "@netlify/blobs";
import type { Store } from "@netlify/blobs";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import { PRODUCTION_CONTEXT } from "../environment";
import { withDeadline } from "./deadline";
import type { Submission } from "./submission";

/** A store of Netlify Blobs, where submissions are kept. */
export type SubmissionStore = Store;

/** How to reach a store from outside a function, where the environment does not tell. */
export interface StoreAccess {
  readonly siteID: string;
  readonly token: string;
  readonly edgeURL?: string;
  readonly uncachedEdgeURL?: string;
}

/** How long a visitor waits for the store, in milliseconds. */
const STORE_DEADLINE_MS = 7_000;

/** The store of the published site. */
const PRODUCTION_STORE = "submissions";

/**
 * Returns the name of a deploy context's store: previews, branches and local runs never touch the published site's.
 *
 * @param context `production`, `deploy-preview`, `branch-deploy`, `dev` …
 */
export function storeName(context: string): string {
  if (context === PRODUCTION_CONTEXT) return PRODUCTION_STORE;
  return `${PRODUCTION_STORE}-${context.replace(/[^\w-]/g, "-").slice(0, 40)}`;
}

function open(name: string, options?: Partial<StoreAccess> & { readonly fetch?: typeof fetch }): SubmissionStore {
  return getStore({ name, consistency: "strong", ...options });
}

/**
 * Opens the store of a deploy context, with strong consistency: what was acknowledged is found by the next read.
 *
 * @param context the deploy context
 * @param access left out inside a function, where Netlify provides it
 */
export function openStore(context: string, access?: StoreAccess): SubmissionStore {
  return openStoreNamed(storeName(context), access);
}

/**
 * Works on the store of a deploy context while a visitor waits. Aborts what is not done by the deadline: nothing may be
 * stored after the visitor was told that it was not.
 *
 * @throws TimeoutError after seven seconds: the store's client tries for half a minute, visitors are told within eight
 * seconds, and Netlify stops a function after ten
 */
export function withStoreInTime<T>(context: string, work: (store: SubmissionStore) => Promise<T>): Promise<T> {
  return withDeadline((signal) => {
    const until: typeof fetch = (input, init) => fetch(input, { ...init, signal });
    return work(open(storeName(context), { fetch: until }));
  }, STORE_DEADLINE_MS);
}

/** Returns the names of the stores of all deploy contexts that ever took a submission. */
export async function allStoreNames(access?: StoreAccess): Promise<string[]> {
  const { stores } = await listStores({ ...access });
  return stores.filter((name) => name === PRODUCTION_STORE || name.startsWith(`${PRODUCTION_STORE}-`));
}

/** Opens a store by its name, as `allStoreNames` returns it. */
export function openStoreNamed(name: string, access?: StoreAccess): SubmissionStore {
  return open(name, access);
}

/** Where a record can be: what programs sent is apart from what people sent. */
export const RECORD_STATES = ["accepted", "spam"] as const;

/** Where a record is kept. */
export type RecordState = (typeof RECORD_STATES)[number];

const PREFIXES: Record<RecordState, string> = { accepted: "", spam: "spam/" };

/** Returns the key of a record: its id, behind a prefix unless it is accepted. */
export function keyOf(id: string, state: RecordState): string {
  return PREFIXES[state] + id;
}

/** Returns the key that a submission is stored under. */
export function recordKey({ id, spam }: Pick<Submission, "id" | "spam">): string {
  return keyOf(id, spam ? "spam" : "accepted");
}

/** Returns what the keys of a kind's records begin with. */
export function recordPrefix(kind: SubmissionKind, state: RecordState): string {
  return keyOf(`${kind}/`, state);
}

/** Records of one kind in one state, whose keys have the time in them. */
export interface TimedGroup {
  readonly kind: SubmissionKind;
  readonly state: RecordState;
  /** What their keys begin with: `contact/`, `spam/contact/` … */
  readonly prefix: string;
}

/** All groups whose keys have the time in them: a subscription's key has its address instead. */
export const TIMED_GROUPS: readonly TimedGroup[] = RECORD_STATES.flatMap((state) =>
  (["contact", "application"] as const).map((kind) => ({ kind, state, prefix: recordPrefix(kind, state) })),
);

/** Lists the keys that begin with a prefix, a page of up to a thousand at a time. */
export async function* keyPages(store: SubmissionStore, prefix: string): AsyncGenerator<readonly string[]> {
  for await (const { blobs } of store.list({ prefix, paginate: true })) yield blobs.map(({ key }) => key);
}

/** Lists all keys that begin with a prefix. */
export async function keysWith(store: SubmissionStore, prefix: string): Promise<string[]> {
  return (await store.list({ prefix })).blobs.map(({ key }) => key);
}

/**
 * Lists the folders that are next below a prefix, by their names alone, in order.
 *
 * @param prefix ends with a slash
 */
export async function foldersIn(store: SubmissionStore, prefix: string): Promise<string[]> {
  const { directories } = await store.list({ prefix, directories: true });
  return directories.map((path) => path.replace(/\/$/, "").slice(prefix.length)).sort();
}

interface ConditionalWrite {
  readonly modified: boolean;
  readonly etag?: string;
}

/** Checks a conditional write: the client reports one that the store failed to do as done, but without an entity tag. */
function confirmed({ modified, etag }: ConditionalWrite): string | undefined {
  if (modified && !etag) throw new Error("The store did not confirm the write.");
  return modified ? etag : undefined;
}

/**
 * Writes an entry unless there is one under its key.
 *
 * @returns the entity tag of what was written; undefined when there is an entry already, perhaps by an earlier try of
 * this very write whose answer got lost
 * @throws Error when the store fails
 */
export async function createIfAbsent(store: SubmissionStore, key: string, text: string): Promise<string | undefined> {
  return confirmed(await store.set(key, text, { onlyIfNew: true }));
}

/** An entry as it was read. */
export interface TaggedEntry {
  readonly data: string;
  /** Tells by `replaceUnchanged` whether it was changed since. */
  readonly etag: string;
}

/** Begins the tag of an entry whose store named none: its words follow. */
const WORDS_TAG = "words:";

/**
 * Reads an entry that may be replaced later; undefined when there is none.
 *
 * Netlify's own local store, that of `netlify dev`, names no entity tag on reads: there the words stand for it.
 */
export async function readTagged(store: SubmissionStore, key: string): Promise<TaggedEntry | undefined> {
  const found = await store.getWithMetadata(key, { type: "text" });
  return found ? { data: found.data, etag: found.etag ?? WORDS_TAG + found.data } : undefined;
}

/** Replaces an entry whose words are what they were; others may write between the look and the write. */
async function replaceSameWords(store: SubmissionStore, key: string, text: string, words: string) {
  const isUnchanged = (await store.get(key, { type: "text" })) === words;
  return isUnchanged ? confirmed(await store.set(key, text)) : undefined;
}

/**
 * Replaces an entry unless it is gone or was changed since it was read.
 *
 * @param etag the tag that was read, or that the last write returned
 * @returns the tag of what was written; undefined when nothing was
 * @throws Error when the store fails
 */
export async function replaceUnchanged(
  store: SubmissionStore,
  key: string,
  text: string,
  etag: string,
): Promise<string | undefined> {
  if (etag.startsWith(WORDS_TAG)) return replaceSameWords(store, key, text, etag.slice(WORDS_TAG.length));
  return confirmed(await store.set(key, text, { onlyIfMatch: etag }));
}
