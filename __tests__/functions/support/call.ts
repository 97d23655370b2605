import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { format } from "node:util";
import apply from "../../../netlify/functions/careers-apply.mjs";
import contact from "../../../netlify/functions/contact.mjs";
import subscribe from "../../../netlify/functions/newsletter-subscribe.mjs";
import { receive } from "../../../netlify/submissions/receive";
import { openStore } from "../../../netlify/submissions/store";
import type { Store } from "../../../netlify/submissions/store";
import type { StoredSubmission } from "../../../netlify/submissions/submission";
import { ENDPOINTS } from "../../../src/forms/submission-kind";
import type { SubmissionKind } from "../../../src/forms/submission-kind";
import { mailOver, startMailServer } from "./mail-server";
import type { TestMailServer } from "./mail-server";

const HANDLERS = { newsletter: subscribe, application: apply, contact };

/** What goes on after the answers of a test. */
const pending: Promise<unknown>[] = [];

/** Waits for the work that goes on after the answers. */
export const settled = () => Promise.all(pending.splice(0));

/** Gives each test of a file an empty store, the one of the context `dev`, and returns a function that opens it. */
export function emptyStores(): () => Store {
  beforeEach(async () => void (process.env.STORE_DIRECTORY = await mkdtemp(join(tmpdir(), "store-"))));
  afterEach(async () => {
    await settled();
    await rm(process.env.STORE_DIRECTORY ?? "", { recursive: true, force: true });
  });
  return () => openStore({ context: "dev" });
}

/** Gives each test of a file an empty store and a mail server, and keeps the lines that are logged. */
export function testSite() {
  const site = {} as { store: Store; mailServer: TestMailServer; logged: () => string[] };
  const open = emptyStores();
  beforeEach(async () => {
    const spies = (["log", "error"] as const).map((method) => jest.spyOn(console, method).mockImplementation());
    site.logged = () => spies.flatMap(({ mock }) => mock.calls.map((parts: unknown[]) => format(...parts)));
    site.store = open();
    site.mailServer = await startMailServer();
    mailOver(site.mailServer.url);
  });
  afterEach(async () => {
    jest.useRealTimers().restoreAllMocks();
    await site.mailServer.stop();
  });
  return site;
}

/** Calls an endpoint as Netlify does, or with a store of the test's. The `body` is that of JSON; {} if there is none. */
export async function call(
  kind: SubmissionKind,
  init: RequestInit,
  { context = "dev", store }: { context?: string; store?: Store } = {},
) {
  const request = new Request(`https://www.example.com${ENDPOINTS[kind]}`, init);
  const netlify = { deploy: { context }, waitUntil: (work: Promise<unknown>) => void pending.push(work) };
  const response = await (store ? receive(kind, request, netlify, () => store) : HANDLERS[kind](request, netlify));
  const { status, headers } = response;
  const text = await response.text();
  const json: unknown = headers.get("content-type") === "application/json" ? JSON.parse(text) : {};
  const body = json as Partial<{ id: string; error: string; fields: Record<string, string> }>;
  return { status, headers, text, body };
}

/** A request as the forms' script sends it. */
export function asJson(fields: object): RequestInit {
  return { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(fields) };
}

/** A request as a browser without JavaScript sends it. */
export const asForm = (fields: Record<string, string>) => ({ method: "POST", body: new URLSearchParams(fields) });

/** Reads a record that must be there. */
export async function readRecord(store: Store, key: string): Promise<StoredSubmission> {
  return JSON.parse((await store.read(key))?.text ?? "") as StoredSubmission;
}

/** Sets the date; files and sockets keep the real timers. */
export function setDate(date: string | number): void {
  const timers = ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "setImmediate"] as const;
  jest.useFakeTimers({ now: new Date(date), doNotFake: [...timers, "nextTick", "queueMicrotask", "performance"] });
}
