import { rm } from "node:fs/promises";
import { resultPath } from "../../src/forms/submission-kind";
import { startFaultyStore } from "./support/faulty-store";
import type { Fault, FaultyStore } from "./support/faulty-store";
import { makeFixtureSite } from "./support/fixture-site";
import { notifyNobody, notifyOver, startMailServer } from "./support/mail-server";
import type { TestMailServer } from "./support/mail-server";
import { retry } from "./support/outbox";
import { startSiteOver } from "./support/site-process";
import type { SiteProcess } from "./support/site-process";
import { startStore } from "./support/start-store";
import type { TestStore } from "./support/start-store";
import { storedKeys } from "./support/stored";
import { messagesOf, sendMessage, sendPlainForm } from "./support/visitors";

/** How long a visitor waits at most, in milliseconds; the store may be silent for half a minute. */
const PATIENCE_MS = 8_000;

let root: string;
let store: TestStore;
let way: FaultyStore;
let site: SiteProcess;
let mailServer: TestMailServer;

beforeAll(async () => {
  [root, store, mailServer] = await Promise.all([makeFixtureSite(), startStore(), startMailServer()]);
  way = await startFaultyStore(store);
  site = await startSiteOver(root, way.access);
  notifyOver(mailServer.url);
});

afterAll(async () => {
  notifyNobody();
  await site.stop("SIGTERM");
  await way.stop();
  await mailServer.stop();
  await store.discard();
  await rm(root, { recursive: true });
});

const isRecord = (path: string) => /^\/[^/]+\/[^/]+\/contact\//.test(path);

/** Lets the store do what it is asked to, but says it late: what was told to the visitor is told by then. */
const late: Fault = async ({ healed, pass, answer }) => {
  await healed;
  const response = await pass();
  answer(response.status);
};

const onlyFor =
  (applies: (method: string, path: string) => boolean, fault: Fault): Fault =>
  async (passage) => {
    if (applies(passage.method, passage.path)) return fault(passage);
    const response = await passage.pass();
    passage.answer(response.status, await response.text());
  };

const WAYS: readonly (readonly [string, Fault])[] = [
  ["is down", ({ cut }) => cut()],
  ["answers 500", ({ answer }) => answer(500)],
  ["answers with a page of something else", ({ answer }) => answer(200, "<h1>Welcome</h1>")],
  ["takes half a minute over the record alone", onlyFor((_method, path) => isRecord(path), late)],
  ["does what it is asked to, but never says so", ({ pass, cut }) => pass().finally(cut)],
];

// The first one, as it counts what the store is asked: another could still be asking.
it("stores nothing any more once the store was silent for so long that the visitor was told", async () => {
  let asked = 0;
  way.fail(async ({ healed, cut }) => {
    asked += 1;
    await healed;
    cut();
  });
  expect((await sendMessage(site.url, "Late Visitor")).status).toBe(503);
  await way.heal();
  expect((await sendMessage(site.url, "Next Visitor")).status).toBe(201);
  // What was spent in this hour and in the last one: a submission begins with that.
  expect(asked).toBe(2);
  expect(await messagesOf("Late Visitor")).toEqual([]);
  await retry();
});

it.each(WAYS)(
  "tells the visitor in time when the store %s, and keeps one of whoever tries again",
  async (what, fault) => {
    const [ada, grace] = [`Ada, when the store ${what}`, `Grace, when the store ${what}`];
    way.fail(fault);
    const [live, plain] = await Promise.all([sendMessage(site.url, ada), sendPlainForm(site.url, grace)]);
    expect(live).toMatchObject({
      status: 503,
      body: { error: "The submission could not be stored. Please try again later." },
    });
    expect(plain).toMatchObject({ status: 503, location: null });
    expect(Math.max(live.milliseconds, plain.milliseconds)).toBeLessThan(PATIENCE_MS);

    await way.heal();
    const again = await sendMessage(site.url, ada);
    expect(again.status).toBe(201);
    expect((await sendPlainForm(site.url, grace)).location).toBe(resultPath("contact", "success"));
    expect((await messagesOf(ada)).map(({ id }) => ({ id }))).toEqual([again.body]);
    expect(await messagesOf(grace)).toHaveLength(1);

    const before = mailServer.mails.length;
    expect(await retry()).toEqual({ sent: 2, failed: 0 });
    expect(
      mailServer.mails
        .slice(before)
        .map(({ headers }) => headers.join("\n"))
        .sort(),
    ).toEqual([expect.stringContaining("Ada"), expect.stringContaining("Grace")]);
    expect(await retry()).toEqual({ sent: 0, failed: 0 });
    expect(await storedKeys("unsent/")).toEqual([]);
  },
);
