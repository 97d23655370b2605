import { config } from "../../netlify/functions/retry-notifications";
import { openStore } from "../../netlify/submissions/store";
import { post } from "./support/call";
import type { Answer } from "./support/call";
import { VALID } from "./support/examples";
import { startMailServer } from "./support/mail-server";
import { notifyNobody, notifyOver } from "./support/notification-environment";
import { retry } from "./support/retry";
import { startStore } from "./support/start-store";
import type { TestStore } from "./support/start-store";
import { storedKeys } from "./support/stored";
import { unusedPort } from "./support/unused-port";

let store: TestStore;
let errors: jest.SpyInstance;

beforeAll(async () => {
  store = await startStore();
});

beforeEach(() => {
  store.empty();
  errors = jest.spyOn(console, "error").mockImplementation();
});

afterEach(() => {
  notifyNobody();
  errors.mockRestore();
  jest.useRealTimers();
});

afterAll(() => store.discard());

/** Posts messages while nobody listens where the mail server should be. */
async function postUnsent(count: number, port: number): Promise<Answer[]> {
  notifyOver(`smtp://127.0.0.1:${port}`);
  const answers = [];
  for (let index = 0; index < count; index += 1) {
    const answer = await post("contact", { ...VALID.contact, name: `Visitor ${index}` });
    await answer.later;
    answers.push(answer);
  }
  return answers;
}

function advanceClock(milliseconds: number): void {
  jest.useFakeTimers({
    now: Date.now() + milliseconds,
    doNotFake: [
      "setTimeout",
      "setInterval",
      "setImmediate",
      "clearTimeout",
      "clearInterval",
      "nextTick",
      "queueMicrotask",
    ],
  });
}

it("runs every five minutes", () => {
  expect(config).toEqual({ schedule: "*/5 * * * *" });
});

it("sends what a mail server that was down missed, once", async () => {
  const port = await unusedPort();
  const answers = await postUnsent(3, port);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await retry()).toEqual({ sent: 0, failed: 1, left: 2 });

  const mailServer = await startMailServer(port);
  expect(await retry()).toEqual({ sent: 3, failed: 0, left: 0 });
  expect(await retry()).toEqual({ sent: 0, failed: 0, left: 0 });
  expect(mailServer.mails.map(({ body }) => /Visitor \d/.exec(body)?.[0])).toEqual([
    "Visitor 0",
    "Visitor 1",
    "Visitor 2",
  ]);
  expect(await storedKeys("unsent/")).toEqual([]);
  await mailServer.stop();
});

it("leaves a submission to the notification that is under way", async () => {
  const mailServer = await startMailServer();
  notifyOver(mailServer.url);
  const arrival = mailServer.hold();
  const { later } = await post("contact", VALID.contact);
  const release = await arrival;
  expect(await retry()).toEqual({ sent: 0, failed: 0, left: 1 });
  release();
  await later;
  expect(await retry()).toEqual({ sent: 0, failed: 0, left: 0 });
  expect(mailServer.mails).toHaveLength(1);
  await mailServer.stop();
});

it("leaves what another run is sending to that run", async () => {
  const port = await unusedPort();
  await postUnsent(1, port);
  const mailServer = await startMailServer(port);
  const arrival = mailServer.hold();
  const first = retry();
  const release = await arrival;
  expect(await retry()).toEqual({ sent: 0, failed: 0, left: 1 });
  release();
  expect(await first).toEqual({ sent: 1, failed: 0, left: 0 });
  expect(mailServer.mails).toHaveLength(1);
  await mailServer.stop();
});

it("takes over a notification whose sender disappeared", async () => {
  notifyNobody();
  await post("contact", VALID.contact);
  const mailServer = await startMailServer();
  notifyOver(mailServer.url);
  expect(await retry()).toEqual({ sent: 0, failed: 0, left: 1 });
  advanceClock(61_000);
  expect(await retry()).toEqual({ sent: 1, failed: 0, left: 0 });
  await mailServer.stop();
});

it("goes on to the next submission when the mail server refuses one", async () => {
  const port = await unusedPort();
  const answers = await postUnsent(3, port);
  const mailServer = await startMailServer(port);
  mailServer.refuse("Visitor 1");
  expect(await retry()).toEqual({ sent: 2, failed: 1, left: 0 });
  expect(await storedKeys("unsent/")).toEqual([`unsent/${answers[1]?.body.id}`]);
  expect(JSON.stringify(errors.mock.calls)).not.toContain(VALID.contact.email);
  await mailServer.stop();
});

it("repeats a notification under the same message id", async () => {
  const port = await unusedPort();
  await postUnsent(1, port);
  const [marker] = await storedKeys("unsent/");
  const mailServer = await startMailServer(port);
  await retry();
  await openStore("dev").set(marker ?? "", new Date(0).toISOString());
  await retry();
  const ids = mailServer.mails.map(({ headers }) => headers.find((line) => line.startsWith("Message-ID:")));
  expect(ids).toHaveLength(2);
  expect(ids[0]).toBe(ids[1]);
  await mailServer.stop();
});

it("sweeps up the marker of a submission that was never stored, but not while it may still come", async () => {
  const mailServer = await startMailServer();
  notifyOver(mailServer.url);
  await openStore("dev").set("unsent/contact/lost", new Date().toISOString());
  expect(await retry()).toEqual({ sent: 0, failed: 0, left: 1 });
  expect(await storedKeys()).toEqual(["unsent/contact/lost"]);
  advanceClock(2 * 60 * 60_000);
  await retry();
  expect(await storedKeys()).toEqual([]);
  await mailServer.stop();
});
