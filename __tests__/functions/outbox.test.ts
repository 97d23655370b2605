import retryNotifications, { config } from "../../netlify/functions/retry-notifications";
import { MESSAGE_DEADLINE_MS } from "../../netlify/submissions/mailer";
import type { DeliveryReport } from "../../netlify/submissions/outbox";
import { openStore } from "../../netlify/submissions/store";
import { post } from "./support/call";
import type { Answer } from "./support/call";
import { ONLY_THE_DATE, TIME_THAT_JUMPS } from "./support/clock";
import { VALID } from "./support/examples";
import { notifyNobody, notifyOver, startMailServer } from "./support/mail-server";
import type { TestMailServer } from "./support/mail-server";
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

/** Runs the scheduled function as Netlify does, every five minutes. */
async function retry(): Promise<DeliveryReport> {
  const context = { deploy: { context: "dev" }, waitUntil: () => undefined };
  const response = await retryNotifications(new Request("https://www.example.com/", { method: "POST" }), context);
  return (await response.json()) as DeliveryReport;
}

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
  jest.useFakeTimers({ ...ONLY_THE_DATE, now: Date.now() + milliseconds });
}

const visitorsIn = ({ mails }: TestMailServer) => mails.map(({ body }) => /Visitor \d/.exec(body)?.[0]);

it("runs every five minutes", () => {
  expect(config).toEqual({ schedule: "*/5 * * * *" });
});

it("sends what a mail server that was down missed, once, and last what failed last", async () => {
  const port = await unusedPort();
  const answers = await postUnsent(3, port);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await retry()).toEqual({ sent: 0, failed: 1, left: 2 });

  const mailServer = await startMailServer(port);
  expect(await retry()).toEqual({ sent: 3, failed: 0, left: 0 });
  expect(await retry()).toEqual({ sent: 0, failed: 0, left: 0 });
  expect(visitorsIn(mailServer)).toEqual(["Visitor 1", "Visitor 2", "Visitor 0"]);
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

it("goes on to the next submission when the mail server drops the connection over one", async () => {
  const port = await unusedPort();
  const answers = await postUnsent(3, port);
  const mailServer = await startMailServer(port);
  mailServer.drop("Visitor 1");
  expect(await retry()).toEqual({ sent: 2, failed: 1, left: 0 });
  expect(visitorsIn(mailServer)).toEqual(["Visitor 0", "Visitor 2"]);
  expect(await storedKeys("unsent/")).toEqual([`unsent/${answers[1]?.body.id}`]);
  await mailServer.stop();
});

it("goes on to the next submission when the mail server hangs on one, and has let go of it before its lease ends", async () => {
  const port = await unusedPort();
  const answers = await postUnsent(2, port);
  const mailServer = await startMailServer(port);
  jest.useFakeTimers(TIME_THAT_JUMPS);
  const arrival = mailServer.hold();
  const run = retry();
  await arrival;
  const lease = await openStore("dev").get(`unsent/${answers[0]?.body.id}`, { type: "text" });
  await jest.advanceTimersByTimeAsync(MESSAGE_DEADLINE_MS);
  expect(await run).toEqual({ sent: 1, failed: 1, left: 0 });
  expect(Date.now()).toBeLessThan(Date.parse(lease));
  expect(visitorsIn(mailServer)).toEqual(["Visitor 1"]);
  expect(await storedKeys("unsent/")).toEqual([`unsent/${answers[0]?.body.id}`]);
  jest.useRealTimers();
  await mailServer.stop();
});

it("goes on to the next submission when the mail server takes its time to refuse one", async () => {
  const port = await unusedPort();
  await postUnsent(2, port);
  const mailServer = await startMailServer(port);
  mailServer.refuse("Visitor 0");
  jest.useFakeTimers(TIME_THAT_JUMPS);
  const arrival = mailServer.hold();
  const run = retry();
  const release = await arrival;
  await jest.advanceTimersByTimeAsync(MESSAGE_DEADLINE_MS / 2);
  release();
  expect(await run).toEqual({ sent: 1, failed: 1, left: 0 });
  expect(visitorsIn(mailServer)).toEqual(["Visitor 1"]);
  jest.useRealTimers();
  await mailServer.stop();
});

it("ends a run in time, and does not let those that hang use up the next one as well", async () => {
  const port = await unusedPort();
  await postUnsent(4, port);
  const mailServer = await startMailServer(port);
  jest.useFakeTimers(TIME_THAT_JUMPS);
  const hang = async () => {
    await mailServer.hold();
    const next = mailServer.hold();
    await jest.advanceTimersByTimeAsync(MESSAGE_DEADLINE_MS);
    return next;
  };
  const [first] = await Promise.all([retry(), hang().then(() => jest.advanceTimersByTimeAsync(MESSAGE_DEADLINE_MS))]);
  expect(first).toEqual({ sent: 0, failed: 2, left: 2 });
  expect(await retry()).toEqual({ sent: 4, failed: 0, left: 0 });
  expect(visitorsIn(mailServer)).toEqual(["Visitor 2", "Visitor 3", "Visitor 0", "Visitor 1"]);
  jest.useRealTimers();
  await mailServer.stop();
});

it("ends a run at once when the mail server lets nobody sign in", async () => {
  await postUnsent(3, await unusedPort());
  const mailServer = await startMailServer();
  notifyOver(mailServer.url.replace("//", "//user:password@"));
  expect(await retry()).toEqual({ sent: 0, failed: 1, left: 2 });
  expect(mailServer.mails).toEqual([]);
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
