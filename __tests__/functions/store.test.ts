import { randomUUID } from "node:crypto";
import { getStore } from "@netlify/blobs";
import { runInbox } from "../../netlify/inbox";
import { blobStore, openInboxStore, type Store } from "../../netlify/submissions/store";
import { testSite } from "./support/call";

const site = testSite();
const openBlobs = () =>
  blobStore(getStore({ name: "contract", siteID: randomUUID(), token: "token", edgeURL: process.env.BLOBS_URL }));

let store: Store;
const etagOf = async (key: string) => (await store.read(key))?.etag ?? "";

describe.each(Object.entries({ files: () => site.store, Blobs: openBlobs }))("%s", (_name, open) => {
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

  it("lists entries by prefix, in the order of their keys, and no other files", async () => {
    const keys = ["kept/contact/2026-11-01", "new/contact/2026-11-01", "new/contact/2026-11-25", "new/newsletter/2026"];
    for (const key of [...keys].reverse()) await store.create(key, "1");
    await store.replace("new/newsletter/2026", "2", await etagOf("new/newsletter/2026"));
    const prefixes = ["", "new/", "new/contact/2026-11-2", "limits/", "new/contact/2025"];
    const found = await Promise.all(prefixes.map((prefix) => store.list(prefix)));
    expect(found).toEqual([keys, keys.slice(1), [keys[2]], [], []]);
  });

  it("passes the probe of the inbox, which leaves nothing", async () => {
    expect(await runInbox(["probe"], store)).toMatch(/^(yes {2}.+\n){6}$/);
    expect(await store.list("")).toEqual([]);
  });
});

it("the probe reports a store that replaces an entry with an old etag", async () => {
  const files = site.store;
  const replace: Store["replace"] = async (key, text) => files.replace(key, text, (await files.read(key))?.etag ?? "");
  await expect(runInbox(["probe"], { ...files, replace })).rejects.toThrow(
    "NO   refuses to replace it with an old etag",
  );
  expect(await files.list("")).toEqual([]);
});

it("opens the published site's store at a terminal only with a site id and a token", () => {
  expect(() => openInboxStore({ NETLIFY_SITE_ID: "site" })).toThrow("Set both NETLIFY_SITE_ID and");
});
