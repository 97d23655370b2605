import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import apply from "../../../netlify/functions/careers-apply.mjs";
import contact from "../../../netlify/functions/contact.mjs";
import subscribe from "../../../netlify/functions/newsletter-subscribe.mjs";
import { receive } from "../../../netlify/submissions/receive";
import { openStore } from "../../../netlify/submissions/store";
import type { Store } from "../../../netlify/submissions/store";
import type { StoredSubmission } from "../../../netlify/submissions/submission";
import { ENDPOINTS } from "../../../src/forms/submission-kind";
import type { SubmissionKind } from "../../../src/forms/submission-kind";

/** What goes on after the answers of a test. */
let pending: Promise<unknown>[] = [];

const HANDLERS = { newsletter: subscribe, application: apply, contact };

/** Gives each test of a file an empty store, the one of the context `dev`, and returns a function that opens it. */
export function emptyStores(): () => Store {
  beforeEach(async () => {
    process.env.STORE_DIRECTORY = await mkdtemp(join(tmpdir(), "store-"));
  });
  afterEach(async () => {
    await Promise.all(pending);
    pending = [];
    await rm(process.env.STORE_DIRECTORY ?? "", { recursive: true });
  });
  return () => openStore({ context: "dev" });
}

/** An answer of an endpoint. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The JSON of the answer; {} if it is none. */
  readonly body: { readonly id?: string; readonly error?: string; readonly fields?: Record<string, string> };
  /** Ends with the work that goes on after the answer. */
  readonly later: Promise<unknown>;
}

/** Calls an endpoint as Netlify does, or with a store of the test's. */
export async function call(
  kind: SubmissionKind,
  init: RequestInit,
  { context = "dev", store }: { context?: string; store?: Store } = {},
): Promise<Answer> {
  const works: Promise<unknown>[] = [];
  const request = new Request(`https://www.example.com${ENDPOINTS[kind]}`, init);
  const netlify = { deploy: { context }, waitUntil: (work: Promise<unknown>) => void works.push(work) };
  const response = await (store ? receive(kind, request, netlify, () => store) : HANDLERS[kind](request, netlify));
  const text = await response.text();
  const isJson = response.headers.get("content-type") === "application/json";
  const body = isJson ? (JSON.parse(text) as Answer["body"]) : {};
  pending.push(...works);
  return { status: response.status, headers: response.headers, text, body, later: Promise.all(works) };
}

/** A request as the forms' script sends it. */
export const asJson = (fields: object): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(fields),
});

/** A request as a browser without JavaScript sends it. */
export const asForm = (fields: Record<string, string>): RequestInit => ({
  method: "POST",
  body: new URLSearchParams(fields),
});

/** Reads a record that must be there. */
export async function readRecord(store: Store, key: string): Promise<StoredSubmission> {
  return JSON.parse((await store.read(key))?.text ?? "") as StoredSubmission;
}

/** Sets the date, and nothing else: files and sockets need the real timers. Undo it with `jest.useRealTimers()`. */
export function setDate(date: string): void {
  jest.useFakeTimers({
    now: new Date(date),
    doNotFake: [
      ...(["hrtime", "nextTick", "performance", "queueMicrotask", "setImmediate", "clearImmediate"] as const),
      ...(["setInterval", "clearInterval", "setTimeout", "clearTimeout"] as const),
    ],
  });
}
