import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { VALID } from "./support/examples";
import { makeFixtureSite } from "./support/fixture-site";
import { FIRM, startMailServer } from "./support/mail-server";
import { sendFrom } from "./support/send-from";
import { startSite } from "./support/site-process";
import { startStore } from "./support/start-store";
import { stored, storedKeys } from "./support/stored";

let root: string;

beforeEach(async () => {
  root = await makeFixtureSite();
});

afterEach(() => rm(root, { recursive: true }));

function postContact(url: string, name: string): Promise<Response> {
  const headers = { "content-type": "application/json" };
  return fetch(`${url}/api/contact`, { method: "POST", headers, body: JSON.stringify({ ...VALID.contact, name }) });
}

it("says in one sentence that the site is not built", async () => {
  const empty = await mkdtemp(join(tmpdir(), "empty-"));
  await expect(startSite(empty)).rejects.toThrow(
    /^1: The site is not built yet: run `npm run build` first, or `npm start` for both\.$/,
  );
  await rm(empty, { recursive: true });
});

it("says in one sentence that the port is taken or is none", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  await expect(startSite(root, { PORT: String(port) })).rejects.toThrow(
    new RegExp(`^1: Port ${port} is already in use; set PORT to another one\\.$`),
  );
  other.close();
  await expect(startSite(root, { PORT: "http" })).rejects.toThrow(/^1: PORT must be a number .*, not "http"\.$/);
});

it("says at the start that nobody is notified, and what is missing", async () => {
  const site = await startSite(root, { SMTP_URL: "smtp://127.0.0.1:25", NOTIFY_TO: "", NOTIFY_FROM: "" });
  expect(await site.stop("SIGINT")).toBe(0);
  expect(site.output()).toContain("Notifications are off, nobody is told of a submission: set NOTIFY_TO, NOTIFY_FROM.");
});

it("finishes the notification that is under way before it stops", async () => {
  const mailServer = await startMailServer();
  const site = await startSite(root, {
    SMTP_URL: mailServer.url,
    NOTIFY_TO: FIRM,
    NOTIFY_FROM: "site@example.com",
  });
  expect(site.output()).not.toContain("Notifications");
  const arrival = mailServer.hold();
  expect((await postContact(site.url, "Last visitor")).status).toBe(201);
  const release = await arrival;
  const stopped = site.stop("SIGTERM");
  release();
  expect(await stopped).toBe(0);
  expect(mailServer.mails.map(({ recipients }) => recipients)).toEqual([[FIRM]]);
  await mailServer.stop();

  const store = await startStore(join(root, "store"));
  expect(await storedKeys("unsent/")).toEqual([]);
  await store.kill();
});

/** Two starts and hundreds of posts: beside a build, the time that all tests have is too short for them. */
const LONG_MS = 180_000;

it(
  "has every acknowledged submission in the store after it was killed under load",
  async () => {
    const site = await startSite(root);
    const acknowledged: string[] = [];
    const sender = async (_: unknown, index: number) => {
      for (let count = 0; ; count += 1) {
        const { id } = await sendFrom(site.url, index, { ...VALID.contact, name: `Visitor ${index}-${count}` });
        acknowledged.push(id ?? "none");
        if (acknowledged.length === 300) void site.stop("SIGKILL");
      }
    };
    await Promise.allSettled(Array.from({ length: 20 }, sender));
    expect(acknowledged.length).toBeGreaterThanOrEqual(300);

    const [again, store] = await Promise.all([startSite(root), startStore(join(root, "store"))]);
    expect(await Promise.all(acknowledged.map((id) => stored(id)))).not.toContain(null);
    // Whatever was stored is also marked for notification: no moment to crash at loses one.
    const markers = new Set(await storedKeys("unsent/"));
    expect((await storedKeys("contact/")).filter((id) => !markers.has(`unsent/${id}`))).toEqual([]);
    await store.kill();
    expect((await postContact(again.url, "First visitor")).status).toBe(201);
    await again.stop("SIGTERM");
  },
  LONG_MS,
);
