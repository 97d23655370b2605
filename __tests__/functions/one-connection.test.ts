import { SERVER_PAUSE_MS } from "../../netlify/outbox/lease";
import { post } from "./support/call";
import { VALID } from "./support/examples";
import { notifyNobody, notifyOver, startMailServer } from "./support/mail-server";
import type { TestMailServer } from "./support/mail-server";
import { advanceClock, entryOf, postUnsent, retry } from "./support/outbox";
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
  store.empty();
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

const withPassword = ({ url }: TestMailServer) => url.replace("//", "//user:password@");

/** What so many visitors write. */
const visitors = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...VALID.contact, name: `Caller ${index}` }));

it("tries a wrong password once a run, once a minute, and blames no message for it", async () => {
  const ids = await postUnsent(3, mailServer);
  notifyOver(withPassword(mailServer));
  expect(await retry()).toEqual({ sent: 0, failed: 0, stopped: "server" });
  expect(mailServer.counts).toEqual({ connections: 1, signIns: 1 });
  const posts = visitors(10).map((fields) => post("contact", fields));
  await Promise.all(posts.map(async (answer) => (await answer).later));
  expect(mailServer.counts.signIns).toBe(1);

  advanceClock(SERVER_PAUSE_MS + 1);
  await retry();
  expect(mailServer.counts.signIns).toBe(2);
  expect((await entryOf(ids[0]))?.marker.attempts).toBe(0);
  expect(errors.mock.calls[0]).toEqual(["The mail server is out of reach, or refuses the sign-in. (EAUTH 535)"]);
});

it("sends a run's messages over one connection, also where the mail server refuses some", async () => {
  await postUnsent(5, mailServer);
  mailServer.refuse("Visitor 2");
  expect(await retry()).toEqual({ sent: 4, failed: 1 });
  expect(mailServer.counts.connections).toBe(1);
});

it("connects to nobody when there is nothing to send", async () => {
  notifyOver(mailServer.url);
  expect(await retry()).toEqual({ sent: 0, failed: 0 });
  expect(mailServer.counts.connections).toBe(0);
});

it("opens no connection for each of many who write at once, and tells the firm of all", async () => {
  notifyOver(mailServer.url);
  const posts = visitors(44).map((fields) => post("contact", fields));
  await Promise.all(posts.map(async (answer) => (await answer).later));
  // Whoever wrote while the last run ended waits for the next.
  await retry();
  expect(mailServer.mails).toHaveLength(44);
  expect(mailServer.counts.connections).toBeLessThan(5);
  expect(await storedKeys("unsent/")).toEqual([]);
});
