import { once } from "node:events";
import { createServer } from "node:net";
import type { Socket } from "node:net";
import { config } from "../../netlify/functions/retry-notifications.mjs";
import { MESSAGE_DEADLINE_MS } from "../../netlify/outbox/mailer";
import { CLAIM_MS, MAXIMUM_ATTEMPTS } from "../../netlify/outbox/marker";
import { claim } from "../../netlify/outbox/outbox";
import { SERVER_PAUSE_MS } from "../../netlify/outbox/lease";
import { openStore } from "../../netlify/submissions/store";
import { TIME_THAT_JUMPS } from "./support/clock";
import { notifyNobody, notifyOver, startMailServer } from "./support/mail-server";
import type { TestMailServer } from "./support/mail-server";
import { advanceClock, entryOf, postUnsent, putMarker, retry, visitorsIn } from "./support/outbox";
import { startStore } from "./support/start-store";
import type { TestStore } from "./support/start-store";
import { storedKeys } from "./support/stored";
import { unusedPort } from "./support/unused-port";

const MINUTE_MS = 60_000;

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

it("runs every five minutes", () => {
  expect(config).toEqual({ schedule: "*/5 * * * *" });
});

it.each([
  ["is down", undefined],
  ["closes every connection", (socket: Socket) => socket.destroy()],
  ["has no room for a connection", (socket: Socket) => socket.end("421 Too many connections\r\n")],
  ["is no mail server", (socket: Socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n")],
])("sends what it missed once when the mail server %s, and nobody asks it all the time", async (_what, behave) => {
  const port = await unusedPort();
  const server = behave && createServer((socket) => behave(socket.on("error", () => undefined)));
  const broken = server?.listen(port, "127.0.0.1");
  if (broken) await once(broken, "listening");
  await postUnsent(3, { url: `smtp://127.0.0.1:${port}` });
  expect(await retry()).toEqual({ sent: 0, failed: 0, stopped: "server" });
  expect(await retry()).toEqual({ sent: 0, failed: 0, stopped: "busy" });

  if (broken) await once(broken.close(), "close");
  const again = await startMailServer(port);
  advanceClock(SERVER_PAUSE_MS + 1);
  expect(await retry()).toEqual({ sent: 3, failed: 0 });
  expect(await retry()).toEqual({ sent: 0, failed: 0 });
  expect(visitorsIn(again)).toEqual(["Visitor 0", "Visitor 1", "Visitor 2"]);
  expect(await storedKeys("unsent/")).toEqual([]);
  await again.stop();
});

it.each([
  ["refuses", () => mailServer.refuse("Visitor 1")],
  ["drops the connection over", () => mailServer.drop("Visitor 1")],
])("goes on when the mail server %s one, and tries it again later", async (_what, misbehave) => {
  const ids = await postUnsent(3, mailServer);
  misbehave();
  expect(await retry()).toEqual({ sent: 2, failed: 1 });
  expect(visitorsIn(mailServer)).toEqual(["Visitor 0", "Visitor 2"]);
  expect(await storedKeys("unsent/")).toEqual([`unsent/${ids[1]}`]);
  expect(await retry()).toEqual({ sent: 0, failed: 0 });
});

it("goes on when the mail server hangs on one", async () => {
  const ids = await postUnsent(2, mailServer);
  jest.useFakeTimers(TIME_THAT_JUMPS);
  const arrival = mailServer.hold();
  const run = retry();
  await arrival;
  await jest.advanceTimersByTimeAsync(MESSAGE_DEADLINE_MS);
  expect(await run).toEqual({ sent: 1, failed: 1 });
  expect(visitorsIn(mailServer)).toEqual(["Visitor 1"]);
  expect(await storedKeys("unsent/")).toEqual([`unsent/${ids[0]}`]);
});

it("waits twice as long after each try, half a day at most, and gives up after about four days", async () => {
  const [id] = await postUnsent(1, mailServer);
  mailServer.refuse("Visitor 0");
  const pauses: number[] = [];
  for (let count = 0; count < MAXIMUM_ATTEMPTS; count += 1) {
    expect(await retry()).toEqual({ sent: 0, failed: 1 });
    const pause = ((await entryOf(id))?.marker.dueAt ?? 0) - Date.now();
    pauses.push(Math.round(pause / MINUTE_MS));
    advanceClock(pause + 1_000);
  }
  expect(pauses.slice(0, 9)).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 720]);
  expect(await retry()).toEqual({ sent: 0, failed: 0 });
  expect((await entryOf(id))?.marker.attempts).toBe(MAXIMUM_ATTEMPTS);
  expect(errors.mock.calls.at(-1)).toEqual([`The mail about ${id} failed and is given up: EMESSAGE 450`]);
  const days = pauses.slice(0, -1).reduce((sum, pause) => sum + pause, 0) / (24 * 60);
  expect(days).toBeGreaterThan(3.5);
});

it("takes over a notification whose sender disappeared, once its claim is over", async () => {
  const [id] = await postUnsent(1, mailServer);
  const entry = await entryOf(id);
  if (entry) await claim(openStore("dev"), entry);
  expect(await retry()).toEqual({ sent: 0, failed: 0 });
  advanceClock(CLAIM_MS + 1);
  expect(await retry()).toEqual({ sent: 1, failed: 0 });
});

it("repeats a notification under the same message id", async () => {
  await postUnsent(1, mailServer);
  const [marker = ""] = await storedKeys("unsent/");
  await retry();
  await openStore("dev").delete(marker.replace("unsent/", "sent/"));
  await putMarker(marker.replace("unsent/", ""), "");
  await retry();
  const ids = mailServer.mails.map(({ headers }) => headers.find((line) => line.startsWith("Message-ID:")));
  expect(ids).toHaveLength(2);
  expect(ids[0]).toBe(ids[1]);
});

it("sweeps up the marker of a submission that was never stored, but not while it may still come", async () => {
  notifyOver(mailServer.url);
  await putMarker("contact/lost", {});
  expect(await retry()).toEqual({ sent: 0, failed: 0 });
  expect(await storedKeys("unsent/")).toEqual(["unsent/contact/lost"]);
  advanceClock(2 * 60 * MINUTE_MS);
  await retry();
  expect(await storedKeys("unsent/")).toEqual([]);
});
