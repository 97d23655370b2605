import { rm } from "node:fs/promises";
import { deliverDue } from "../../netlify/outbox/deliver";
import { erase } from "../../netlify/submissions/erase";
import { openStore } from "../../netlify/submissions/store";
import { post } from "./support/call";
import { VALID } from "./support/examples";
import { FIRM, notifyNobody, notifyOver, startMailServer } from "./support/mail-server";
import type { TestMailServer } from "./support/mail-server";
import { afterTheClaim, entryOf, postUnsent, retry, visitorsIn } from "./support/outbox";
import { startStore } from "./support/start-store";
import type { TestStore } from "./support/start-store";
import { storedKeys } from "./support/stored";

let store: TestStore;
let mailServer: TestMailServer;
let errors: jest.SpyInstance;

beforeAll(async () => {
  store = await startStore();
});

beforeEach(async () => {
  await rm(store.directory, { recursive: true, force: true });
  mailServer = await startMailServer();
  errors = jest.spyOn(console, "error").mockImplementation();
});

afterEach(async () => {
  jest.useRealTimers();
  notifyNobody();
  errors.mockRestore();
  await mailServer.stop();
});

afterAll(() => store.discard());

it("leaves what another run is sending to that run", async () => {
  await postUnsent(1, mailServer);
  const arrival = mailServer.hold();
  const first = retry();
  const release = await arrival;
  expect(await retry()).toEqual({ sent: 0, failed: 0, stopped: "busy" });
  release();
  expect(await first).toEqual({ sent: 1, failed: 0 });
  expect(await retry()).toEqual({ sent: 0, failed: 0 });
  expect(mailServer.mails).toHaveLength(1);
});

it("sends what came in during a run with that run", async () => {
  await postUnsent(1, mailServer);
  const arrival = mailServer.hold();
  const run = retry();
  const release = await arrival;
  const { later } = await post("contact", { ...VALID.contact, name: "Visitor 1" });
  await later;
  release();
  expect(await run).toEqual({ sent: 2, failed: 0 });
  expect(visitorsIn(mailServer)).toEqual(["Visitor 0", "Visitor 1"]);
});

it("sends nothing again that the store failed to mark as sent", async () => {
  await postUnsent(1, mailServer);
  const arrival = mailServer.hold();
  const run = retry();
  const release = await arrival;
  await store.kill();
  release();
  await expect(run).rejects.toThrow();
  expect(mailServer.mails).toHaveLength(1);

  store = await startStore(store.directory);
  afterTheClaim();
  expect(await retry()).toEqual({ sent: 0, failed: 0 });
  expect(mailServer.mails).toHaveLength(1);
  expect(await storedKeys("unsent/")).toEqual([]);
});

it("tells the firm once of an address that subscribes ten times at once", async () => {
  notifyOver(mailServer.url);
  const posts = Array.from({ length: 10 }, () => post("newsletter", VALID.newsletter));
  const answers = await Promise.all(posts);
  await Promise.all(answers.map(({ later }) => later));
  afterTheClaim();
  await retry();
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(mailServer.mails).toHaveLength(1);
  expect(await storedKeys("unsent/")).toEqual([]);
});

it("sends thirty messages thirty times when three processes retry at the same time", async () => {
  await postUnsent(30, mailServer);
  const settings = { smtpUrl: mailServer.url, to: [FIRM], from: "site@example.com" };
  // Each serves the same folder itself, as the inbox does beside a running site.
  const servers = await Promise.all(Array.from({ length: 3 }, () => startStore(store.directory)));
  await Promise.all(servers.map(({ access }) => deliverDue(openStore("dev", access), settings, Infinity)));
  await Promise.all(servers.map((server) => server.kill()));
  store.connect();
  expect(new Set(visitorsIn(mailServer)).size).toBe(30);
  expect(mailServer.mails).toHaveLength(30);
});

it.each([
  ["fails", () => mailServer.refuse("Visitor 0")],
  ["is sent", () => undefined],
])("leaves nothing of a submission that is deleted while its mail %s", async (_how, prepare) => {
  const [id = ""] = await postUnsent(1, mailServer);
  prepare();
  const arrival = mailServer.hold();
  const run = retry();
  const release = await arrival;
  expect((await entryOf(id))?.marker.attempts).toBe(1);
  await erase(openStore("dev"), id);
  release();
  await run;
  expect((await storedKeys()).filter((key) => key.includes(id))).toEqual([]);
});
