import { createHash } from "node:crypto";
import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { openStore } from "../../netlify/submissions/store";
import { startStore } from "./support/start-store";
import type { TestStore } from "./support/start-store";

let server: TestStore;

beforeAll(async () => {
  server = await startStore();
});

beforeEach(() => void server.empty());

afterAll(() => server.discard());

const keysWith = async (prefix: string) => (await openStore("dev").list({ prefix })).blobs.map(({ key }) => key);

/** Whether anybody answers at an address of this machine. */
function isOpen(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

it("is reached at 127.0.0.1, and at no other address of this machine", async () => {
  const port = Number(new URL(server.access.edgeURL).port);
  expect(await isOpen("127.0.0.1", port)).toBe(true);
  const others = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .map(({ address }) => address)
    .filter((address) => address !== "127.0.0.1" && !address.startsWith("fe80:"));
  expect(others).not.toEqual([]);
  for (const address of others) expect([address, await isOpen(address, port)]).toEqual([address, false]);
});

it("answers nobody without its token", async () => {
  const stranger = openStore("dev", { ...server.access, token: "guessed" });
  await expect(stranger.set("key", "value")).rejects.toThrow("403");
  await expect(stranger.list()).rejects.toThrow("403");
  expect(await openStore("dev").get("key")).toBeNull();
});

it("lists everything that is there, while more is written", async () => {
  const store = openStore("dev");
  const there = Array.from({ length: 50 }, (_, index) => `contact/${1_000 + index}`);
  await Promise.all(there.map((key) => store.set(key, "value")));
  let writing = true;
  const writers = Array.from({ length: 5 }, async (_, writer) => {
    for (let count = 0; writing; count += 1) await store.set(`contact/new-${writer}-${count % 20}`, "value");
  });
  const missed = [];
  for (let count = 0; count < 10; count += 1) {
    const listed = new Set(await keysWith("contact/"));
    missed.push(...there.filter((key) => !listed.has(key)));
  }
  writing = false;
  await Promise.all(writers);
  expect(missed).toEqual([]);
});

it("lists by prefix, and not what a crash left behind", async () => {
  const { siteID } = server.empty();
  const store = openStore("dev");
  for (const key of ["contact/1", "contact/2", "contacts/1", "spam/contact/1"]) await store.set(key, "value");
  const folder = join(server.directory, "entries", siteID, "site:submissions-dev", "contact");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, ".x1y2z3"), "val");
  expect(await keysWith("contact/")).toEqual(["contact/1", "contact/2"]);
  expect(await keysWith("")).toHaveLength(4);
  expect(await keysWith("nothing/")).toEqual([]);
});

it("lists by pages of a thousand, in the order of the keys, also while those of the page before are deleted", async () => {
  const { siteID } = server.empty();
  const folder = join(server.directory, "entries", siteID, "site:submissions-dev", "contact");
  await mkdir(folder, { recursive: true });
  const names = Array.from({ length: 2_100 }, (_, index) => `${10_000 + index}`);
  for (const name of names) await writeFile(join(folder, name), "");
  const store = openStore("dev");
  const pages: string[][] = [];
  for await (const { blobs } of store.list({ prefix: "contact/", paginate: true })) {
    pages.push(blobs.map(({ key }) => key));
    await store.delete(blobs[0]?.key ?? "");
  }
  expect(pages.map(({ length }) => length)).toEqual([1_000, 1_000, 100]);
  expect(pages.flat()).toEqual(names.map((name) => `contact/${name}`));
});

it("lists by folders when it is asked to, and what is in none of them", async () => {
  const store = openStore("dev");
  for (const key of ["due/1/a", "due/1/b", "due/2/c/d", "due/e", "other/3"]) await store.set(key, "value");
  const { blobs, directories } = await store.list({ prefix: "due/", directories: true });
  expect([blobs.map(({ key }) => key), directories]).toEqual([["due/e"], ["due/1", "due/2"]]);
});

it("tells the entity tag whoever asks, and another one for other content", async () => {
  const store = openStore("dev");
  const written = await store.set("key", "value");
  const read = await store.getWithMetadata("key");
  const { blobs } = await store.list();
  expect(written.etag).toMatch(/^".+"$/);
  expect([read?.data, read?.etag, blobs]).toEqual(["value", written.etag, [{ key: "key", etag: written.etag }]]);
  expect((await store.set("key", "other")).etag).not.toBe(written.etag);
});

it("lets one of many writers who want to be the first be it", async () => {
  const store = openStore("dev");
  const writes = Array.from({ length: 40 }, (_, index) => store.set("key", `${index}`, { onlyIfNew: true }));
  const results = await Promise.all(writes);
  expect(results.filter(({ modified }) => modified)).toHaveLength(1);
  expect(await store.get("key")).toBe(`${results.findIndex(({ modified }) => modified)}`);
});

it("lets one of many writers replace what all of them have read, and none what is deleted", async () => {
  const store = openStore("dev");
  const { etag } = await store.set("key", "value");
  const writes = Array.from({ length: 40 }, (_, index) => store.set("key", `${index}`, { onlyIfMatch: etag }));
  expect((await Promise.all(writes)).filter(({ modified }) => modified)).toHaveLength(1);
  const { etag: last } = (await store.getWithMetadata("key")) ?? {};
  await store.delete("key");
  expect(await store.set("key", "late", { onlyIfMatch: last })).toEqual({ modified: false });
  expect(await store.get("key")).toBeNull();
});

describe("with a second server on the same folder, as when the inbox is used while the site runs", () => {
  let second: TestStore;

  beforeAll(async () => {
    second = await startStore(server.directory);
  });

  afterAll(() => second.kill());

  /** The store as it is reached through both servers, one after the other. */
  const through = ({ siteID }: { siteID: string }, index: number) =>
    openStore("dev", { ...(index % 2 ? server : second).access, siteID });

  it.each([
    ["to be the first", false],
    ["to replace what all have read", true],
  ])("lets one of many writers who want %s be it", async (_wish, exists) => {
    for (let round = 0; round < 10; round += 1) {
      const site = server.empty();
      const etag = exists ? (await through(site, 0).set("key", "value")).etag : undefined;
      const condition = exists ? { onlyIfMatch: etag ?? "" } : { onlyIfNew: true as const };
      const writes = Array.from({ length: 20 }, (_, index) => through(site, index).set("key", `${index}`, condition));
      const results = await Promise.all(writes);
      expect(results.filter(({ modified }) => modified)).toHaveLength(1);
      expect(await through(site, 0).get("key")).toBe(`${results.findIndex(({ modified }) => modified)}`);
    }
  });

  it("brings nothing back that was deleted through the other", async () => {
    for (let round = 0; round < 20; round += 1) {
      const site = server.empty();
      const { etag = "" } = await through(site, 0).set("key", "value");
      const [, written] = await Promise.all([
        through(site, 0).delete("key"),
        through(site, 1).set("key", "other", { onlyIfMatch: etag }),
      ]);
      if (!written.modified) expect(await through(site, 0).get("key")).toBeNull();
    }
  });

  it("goes on where a process was killed in the middle of a write", async () => {
    const locks = join(server.directory, "locks");
    const path = `/${server.empty().siteID}/site:submissions-dev/key`;
    const lock = join(locks, createHash("sha256").update(path).digest("hex"));
    await mkdir(join(lock, "killed"), { recursive: true });
    await utimes(join(lock, "killed"), new Date(0), new Date(0));
    const written = await openStore("dev").set("key", "value", { onlyIfNew: true });
    expect([written.modified, await readdir(locks)]).toEqual([true, []]);
  });
});
