import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdir, readdir, symlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { getStore } from "@netlify/blobs";
import { asyncProperty, assert, string } from "fast-check";
import { runInbox } from "../../netlify/inbox";
import { blobStore, openInboxStore } from "../../netlify/submissions/store";
import type { Store } from "../../netlify/submissions/store";
import { emptyStores } from "./support/call";

const openFiles = emptyStores();
const openBlobs = (edgeURL = "", fetch = globalThis.fetch) =>
  blobStore(getStore({ name: "contract", siteID: randomUUID(), token: "token", edgeURL, fetch }));

let store: Store;
const etagOf = async (key: string) => (await store.read(key))?.etag ?? "";

const STORES = { files: openFiles, Blobs: () => openBlobs(process.env.BLOBS_URL) };

describe.each(Object.entries(STORES))("%s", (_name, open) => {
  beforeEach(() => void (store = open()));

  it("replaces an entry only with its current etag, and doesn't restore a deleted one", async () => {
    expect(await store.read("new/a")).toBeUndefined();
    await store.create("new/a", "1");
    const first = await etagOf("new/a");
    const second = await store.replace("new/a", "2", first);
    expect(await store.replace("new/a", "3", first)).toBeUndefined();
    expect(await store.read("new/a")).toEqual({ text: "2", etag: second });
    await store.remove("new/a");
    await store.remove("new/a");
    expect(await store.replace("new/a", "4", second ?? "")).toBeUndefined();
    expect([await store.read("new/a"), await store.list("")]).toEqual([undefined, []]);
    expect(await store.create("new/a", "5")).toBe(true);
  });

  it("lists entries by prefix, and no other files", async () => {
    const keys = ["kept/contact/2026-11-01", "new/contact/2026-11-01", "new/contact/2026-11-25", "new/newsletter/2026"];
    for (const key of keys) await store.create(key, "1");
    await store.replace("new/newsletter/2026", "2", await etagOf("new/newsletter/2026"));
    const prefixes = ["", "new/", "new/contact/2026-11-2", "limits/", "new/contact/2025"];
    const found = await Promise.all(prefixes.map(async (prefix) => (await store.list(prefix)).sort()));
    expect(found).toEqual([keys, keys.slice(1), [keys[2]], [], []]);
  });

  it("returns each text unchanged", async () => {
    const keeps = async (text: string) => {
      const key = `new/${randomUUID()}`;
      await store.create(key, JSON.stringify(text));
      expect((await store.read(key))?.text).toBe(JSON.stringify(text));
    };
    await keeps("three bytes: €".repeat(20_000));
    await assert(asyncProperty(string({ unit: "binary" }), keeps), { numRuns: 20 });
  });

  it("passes the probe of the inbox, which leaves nothing", async () => {
    expect(await runInbox(["probe"], store)).toMatch(/^(yes {2}.+\n){6}$/);
    expect(await store.list("")).toEqual([]);
  });
});

it.each<[string, (files: Store) => Partial<Store>]>([
  ["creates one entry under a new key", () => ({ create: () => Promise.resolve(false) })],
  ["refuses to create it again", () => ({ create: () => Promise.resolve(true) })],
  ["returns it with an etag", () => ({ read: () => Promise.reject(new Error("The store returned no etag.")) })],
  ["replaces it with its etag", () => ({ replace: () => Promise.resolve(undefined) })],
  [
    "refuses to replace it with an old etag",
    ({ read, replace }) => ({ replace: async (key, text) => replace(key, text, (await read(key))?.etag ?? "") }),
  ],
  ["no longer has it after its removal", () => ({ remove: () => Promise.resolve() })],
])("the probe reports a store that breaks a guarantee: %s", async (guarantee, faults) => {
  const files = openFiles();
  const broken = { ...files, ...faults(files) };
  await expect(runInbox(["probe"], broken)).rejects.toThrow(`NO   ${guarantee}`);
  expect(await files.list("")).toHaveLength(broken.remove === files.remove ? 0 : 1);
});

it("lets only one of many simultaneous writers create a file", async () => {
  store = openFiles();
  const fifty = Array.from({ length: 50 }, (_, index) => String(index));
  const created = await Promise.all(fifty.map((text) => store.create("new/a", text)));
  expect(created.filter(Boolean)).toHaveLength(1);
});

it.each([403, 200, 500])("fails if Blobs don't confirm a write: %i without an etag", async (status) => {
  const broken = openBlobs("http://127.0.0.1", () => Promise.resolve(new Response(null, { status })));
  await expect(broken.replace("new/a", "1", '"tag"')).rejects.toThrow("did not confirm");
  await expect(broken.read("new/a")).rejects.toThrow();
});

it("opens the published site's store at a terminal only with a site id and a token", async () => {
  const answer = () => Promise.resolve(Response.json({ blobs: [{ key: "new/a", etag: "1" }] }));
  const request = jest.spyOn(globalThis, "fetch").mockImplementation(answer);
  const settings = { NETLIFY_SITE_ID: "site", NETLIFY_AUTH_TOKEN: "secret" };
  expect(await openInboxStore(settings).list("new/")).toEqual(["new/a"]);
  const [address, init] = request.mock.calls[0] ?? [];
  request.mockRestore();
  expect(String(address)).toContain("https://api.netlify.com/api/v1/blobs/site/site:submissions?");
  expect(init?.headers).toMatchObject({ authorization: "Bearer secret" });
  expect(() => openInboxStore({ ...settings, NETLIFY_AUTH_TOKEN: "" })).toThrow("Set both NETLIFY_SITE_ID and");
});

/** A process id that no process has. */
const DEAD = 2 ** 30;
const inStore = (name: string) => join(process.env.STORE_DIRECTORY ?? "", name);

it.each([
  ["has ended", DEAD, []],
  ["seems to work", process.pid, [[expect.stringMatching(/^Process \d+-0123abcd holds .*\.lock,/)]]],
])("takes over the local store's lock of a process that %s, in the end", async (_name, holder, reports) => {
  const log = jest.spyOn(console, "error").mockImplementation();
  // Each look at the clock is 4 seconds later.
  const clock = jest.spyOn(performance, "now").mockImplementation(() => 4_000 * clock.mock.calls.length);
  await symlink(`${holder}-0123abcd`, inStore(".lock"));
  await openFiles().remove("new/a");
  expect([await readdir(inStore("")), log.mock.calls]).toEqual([[], reports]);
  jest.restoreAllMocks();
});

it("removes what killed writers have left, and nothing of a writer that works", async () => {
  const names = [`${process.pid}-0123abcd`, `${DEAD}-0123abcd`, `${process.pid}-00000000`, randomUUID()];
  await mkdir(inStore(".temporary"));
  for (const name of names) await writeFile(inStore(`.temporary/${name}`), "{}");
  for (const name of names.slice(2)) await utimes(inStore(`.temporary/${name}`), 0, Date.now() / 1000 - 86_400);
  openFiles();
  expect(await readdir(inStore(".temporary"))).toEqual(names.slice(0, 1));
});

it("lets one of several processes write at a time, although they find locks of killed ones", async () => {
  await openFiles().create("new/a", "0");
  const script = `(async () => {
    const store = require("./netlify/submissions/file-store.ts").openFileStore("${inStore("")}");
    for (let added = 0; added < 50; ) {
      const { text, etag } = await store.read("new/a");
      if (await store.replace("new/a", String(Number(text) + 1), etag)) added += 1;
      await require("node:fs/promises").symlink("${DEAD}", "${inStore(".lock")}").catch(() => undefined);
    }
  })()`;
  const run = () => once(spawn(process.execPath, ["--import", "tsx", "-e", script], { timeout: 30_000 }), "exit");
  expect(await Promise.all([run(), run(), run(), run()])).toEqual(Array(4).fill([0, null]));
  expect(await openFiles().read("new/a")).toMatchObject({ text: "200" });
});
