import { PassThrough, Readable } from "node:stream";
import dailyDigest from "../../../netlify/functions/daily-digest.mjs";
import deleteExpired from "../../../netlify/functions/delete-expired.mjs";
import retryNotifications from "../../../netlify/functions/retry-notifications.mjs";
import { runInbox } from "../../../netlify/inbox/inbox";
import { post } from "./call";
import { VALID } from "./examples";
import type { MemoryStore } from "./memory-store";
import { PERSON } from "./seed-store";

const REQUEST = () => new Request("https://www.example.com/", { method: "POST" });

const CONTEXT = { deploy: { context: "dev" }, waitUntil: () => undefined };

async function inbox(store: MemoryStore, args: readonly string[]): Promise<void> {
  const terminal = {
    stdin: Readable.from([""]),
    stdout: new PassThrough().resume(),
    stderr: new PassThrough().resume(),
  };
  const startStore = () => Promise.resolve({ access: store.access, stop: () => Promise.resolve() });
  const code = await runInbox(args, { ...terminal, environment: {}, startStore });
  if (code !== 0) throw new Error(`inbox ${args.join(" ")} ended with ${code}.`);
}

/** Everything that the site and the firm do with a store, in an order in which each finds something to do. */
export const STORE_WORK: readonly (readonly [what: string, work: (store: MemoryStore) => Promise<unknown>])[] = [
  ["inbox list of a day", (store) => inbox(store, ["list", "--since", new Date().toISOString().slice(0, 10)])],
  ["digest", () => dailyDigest(REQUEST(), CONTEXT)],
  ["delivery run", () => retryNotifications(REQUEST(), CONTEXT)],
  ["submission", async () => (await post("contact", { ...VALID.contact, name: `Visitor ${performance.now()}` })).later],
  ["retention run", () => deleteExpired()],
  ["deletion of one person", (store) => inbox(store, ["delete", "--email", PERSON, "--yes"])],
];
