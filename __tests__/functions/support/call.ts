import { setImmediate as immediate } from "node:timers/promises";
import { format } from "node:util";
import apply from "../../../netlify/functions/careers-apply.mjs";
import contact from "../../../netlify/functions/contact.mjs";
import subscribe from "../../../netlify/functions/newsletter-subscribe.mjs";
import { openStore, type Store } from "../../../netlify/submissions/store";
import {
  createSubmission,
  newSubmission,
  type State,
  type StoredSubmission,
  type SubmissionValues,
} from "../../../netlify/submissions/submission";
import { ENDPOINTS, type SubmissionKind } from "../../../src/forms/submission-kind";
import { makeFolder, removeFolders } from "../../support/temporary-folders";
import { FIRM, setMailServer, startMailServer, type TestMailServer } from "./mail-server";

const HANDLERS = { newsletter: subscribe, application: apply, contact };

/** Work that continues after the answers. */
const pending: Promise<unknown>[] = [];

export const settled = () => Promise.all(pending.splice(0));

/** Gives each test an empty store, a mail server and the logged lines. */
export function testSite() {
  const site = {
    /** The keys of all records, in order. */
    records: async (): Promise<string[]> =>
      (await site.store.list("")).filter((key) => !key.startsWith("limits/")).sort(),
    /** Stores a submission as from an endpoint. Returns its id. */
    async put(state: State, kind: SubmissionKind, values: SubmissionValues, time?: string): Promise<string> {
      const submission = newSubmission(kind, values, time ? new Date(time) : undefined);
      const accepted = state === "kept" ? [FIRM] : [];
      await createSubmission(site.store, state, { ...submission, accepted });
      return submission.id;
    },
    store: {} as Store,
    mailServer: {} as TestMailServer,
    logged: (): string[] => [],
  };
  beforeEach(async () => {
    process.env.STORE_DIRECTORY = makeFolder();
    site.store = openStore({ context: "dev" });
    const spies = (["log", "error"] as const).map((method) => jest.spyOn(console, method).mockImplementation());
    site.logged = () => spies.flatMap(({ mock }) => mock.calls.map((parts: unknown[]) => format(...parts)));
    site.mailServer = await startMailServer();
    setMailServer(site.mailServer.url);
  });
  afterEach(async () => {
    await settled();
    removeFolders();
    jest.useRealTimers().restoreAllMocks();
    await site.mailServer.stop();
  });
  return site;
}

/** Calls an endpoint like Netlify. `body` is the parsed JSON; {} for other answers. */
export async function call(kind: SubmissionKind, init: RequestInit, { context = "dev" } = {}) {
  const request = new Request(`https://www.example.com${ENDPOINTS[kind]}`, init);
  const netlify = { deploy: { context }, waitUntil: (work: Promise<unknown>) => void pending.push(work) };
  const response = await HANDLERS[kind](request, netlify);
  const { status, headers } = response;
  const location = headers.get("location");
  const text = await response.text();
  const json: unknown = headers.get("content-type") === "application/json" ? JSON.parse(text) : {};
  const body = json as Partial<{ id: string; error: string; fields: Record<string, string> }>;
  return { status, headers, location, text, body };
}

/** A request of the forms' script. */
export function asJson(fields: object): RequestInit {
  return { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(fields) };
}

/** A request of a browser without JavaScript. */
export const asForm = (fields: Record<string, string>) => ({ method: "POST", body: new URLSearchParams(fields) });

/** @throws SyntaxError if the record is missing */
export async function readRecord(store: Store, key: string): Promise<StoredSubmission> {
  return JSON.parse((await store.read(key))?.text ?? "") as StoredSubmission;
}

/** Simulates the clock: only `jest.advanceTimersByTime` moves it. Files and sockets stay real. */
export function simulateClock(): void {
  jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick", "queueMicrotask", "performance"] });
  jest.spyOn(AbortSignal, "timeout").mockImplementation((delay) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), delay);
    return controller.signal;
  });
}

/** Lets the simulated clock run until some work is done. */
export async function whileTimePasses<T>(work: Promise<T>): Promise<T> {
  let isDone = false;
  void work.finally(() => (isDone = true)).catch(() => undefined);
  for (; !isDone; await immediate()) jest.advanceTimersByTime(1);
  return work;
}

/** Sets the date. Timers stay real, because files and sockets need them. */
export function setDate(date: string | number): void {
  const timers = ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "setImmediate"] as const;
  jest.useFakeTimers({ now: new Date(date), doNotFake: [...timers, "nextTick", "queueMicrotask", "performance"] });
}
