import { once } from "node:events";
import { createServer } from "node:net";
import { setImmediate as immediate } from "node:timers/promises";
import runDelivery from "../../netlify/functions/deliver.mjs";
import { mailSettings } from "../../netlify/settings";
import { deliver } from "../../netlify/submissions/deliver";
import type { Store } from "../../netlify/submissions/store";
import { newSubmission } from "../../netlify/submissions/submission";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import { listen } from "../support/listen";
import { asJson, call, readRecord, setDate, settled, simulateClock, testSite } from "./support/call";
import { VALID } from "./support/examples";
import { FIRM, setMailServer } from "./support/mail-server";

const site = testSite();

/** Stores messages that wait for their mail. Returns their ids. */
async function storeWaiting(count = 1, first = 0): Promise<string[]> {
  const names = Array.from({ length: count }, (_, index) => `Visitor ${first + index}`);
  const submissions = names.map((name) => newSubmission("contact", { ...VALID.contact, name }));
  await Promise.all(submissions.map((one) => site.store.create(`new/${one.id}`, JSON.stringify(one))));
  return submissions.map(({ id }) => id);
}

const run = (changes: Partial<Store> = {}) => deliver({ ...site.store, ...changes }, mailSettings());

const goToNextAttempt = async (id = "") => setDate((await readRecord(site.store, `new/${id}`)).tryAt);

/** A repeated mail has the same Message-ID. */
function expectMailed(...ids: readonly string[]): void {
  const messageIds = site.mailServer.mails.map(({ messageId }) => messageId).sort();
  expect(messageIds).toEqual(ids.map((id) => `<${id}@example.com>`).sort());
}

it.each<[SubmissionKind, string, string, string]>([
  ["contact", "Message from Grace Hopper", "Grace Hopper", "Company: Example, Inc."],
  ["application", "Application: Analyst, from Ada Lovelace", "Ada Lovelace", "Cover letter:\nDear team,\nI would"],
  ["newsletter", "Newsletter subscription: reader@example.com", "", "Email: reader@example.com"],
])("mails a submission as plain text, with Reply-To set to the visitor: %s", async (kind, subject, name, text) => {
  const { body } = await call(kind, asJson(VALID[kind]));
  await settled();
  const [mail] = site.mailServer.mails;
  expectMailed(body.id ?? "");
  expect(mail).toMatchObject({ deliveredTo: [FIRM], subject, html: false });
  expect(mail?.from?.value).toEqual([{ name: "Example", address: "site@example.com" }]);
  expect(mail?.replyTo?.value).toEqual([{ name, address: VALID[kind].email }]);
  for (const part of [text, `npm run inbox -- show ${body.id}`]) expect(mail?.text).toContain(part);
  expect(await readRecord(site.store, `kept/${body.id}`)).toMatchObject({ attempts: 1, accepted: [FIRM] });
  expect(mail?.headers.get("auto-submitted")).toBe("auto-generated");
  expect(await site.store.list("new/")).toEqual([]);
});

it.each<[string, () => unknown, string, number]>([
  ["rejects messages", () => (site.mailServer.answer = 450), "EMESSAGE 450", 2],
  ["rejects the recipient temporarily", () => (site.mailServer.rejected = { [FIRM]: 450 }), "EENVELOPE 450", 2],
  ["closes the connection", () => (site.mailServer.answer = 0), "ECONNECTION", 2],
  ["rejects the login", () => setMailServer(site.mailServer.url.replace("//", "//user:password@")), "EAUTH 535", 2],
  ["can't be reached", () => setMailServer("smtp://127.0.0.1:9"), "ESOCKET", 2],
])("retries after five minutes if the mail server %s", async (_name, behave, code, failed) => {
  setDate("2026-11-25T01:10:00Z");
  await storeWaiting(2);
  behave();
  expect(await run()).toEqual({ sent: 0, failed });
  const records = await Promise.all((await site.store.list("new/")).map((key) => readRecord(site.store, key)));
  const tried = records.filter(({ tryAt }) => tryAt === "2026-11-25T01:15:00.000Z");
  const lines = tried.map(({ id, attempts }) => `The mail about ${id} failed, attempt ${attempts}: ${code}`);
  expect([lines.length, site.logged().sort()]).toEqual([failed, lines.sort()]);
  Object.assign(site.mailServer, { answer: undefined, rejected: {} });
  setMailServer(site.mailServer.url);
  setDate("2026-11-25T01:14:59Z");
  expect(await run()).toEqual({ sent: 2 - failed, failed: 0 });
  setDate("2026-11-25T01:15:00Z");
  expect(await run()).toEqual({ sent: failed, failed: 0 });
  expect(site.mailServer.mails).toHaveLength(2);
});

it("doubles the delay after each failure up to twelve hours, then retries daily without end", async () => {
  const [id = ""] = await storeWaiting();
  site.mailServer.answer = 450;
  const delays = [];
  for (let attempt = 0; attempt < 11; attempt += 1) {
    await goToNextAttempt(id);
    await run();
    delays.push((Date.parse((await readRecord(site.store, `new/${id}`)).tryAt) - Date.now()) / 60_000);
  }
  expect(delays).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 720, 1440, 1440]);
});

it("retries only the recipients who don't have the mail yet, with the same Message-ID", async () => {
  const [id = ""] = await storeWaiting();
  process.env.NOTIFY_TO = `${FIRM}, second@example.com`;
  site.mailServer.rejected = { "second@example.com": 450 };
  expect(await run()).toEqual({ sent: 0, failed: 1 });
  expect(await readRecord(site.store, `new/${id}`)).toMatchObject({ accepted: [FIRM] });
  expect(site.logged().join()).toMatch(/rejected 1 of 2 recipients of the mail about/);
  site.mailServer.rejected = {};
  await goToNextAttempt(id);
  await run();
  expect(site.mailServer.mails.map(({ deliveredTo }) => deliveredTo)).toEqual([[FIRM], ["second@example.com"]]);
  expectMailed(id, id);
  expect(await readRecord(site.store, `kept/${id}`)).toMatchObject({ accepted: [FIRM, "second@example.com"] });
});

it("mails each submission once when two runs work at the same time, and skips unreadable records", async () => {
  const ids = await storeWaiting(5);
  await site.store.create("new/contact/2026-11-25T01-10-0000000000000000-0000000000000000", "{");
  await Promise.all([run(), run()]);
  expectMailed(...ids);
  expect(site.logged()[0]).toMatch(/^The record new\/contact\/\S+ is damaged\..*delete --id contact/);
  expect(site.mailServer.connections).toBeLessThanOrEqual(2);
});

const CRASH = new Error("The function was stopped.");
const crash = () => jest.fn().mockRejectedValue(CRASH);

it.each<[string, number, (store: Store) => Partial<Store>]>([
  ["has saved the recipients", 2, ({ replace }) => ({ replace: crash().mockImplementationOnce(replace) })],
  ["has moved the record to kept/", 1, () => ({ create: crash() })],
])("repeats only the necessary steps after a crash before it %s", async (_name, mails, changes) => {
  const [id = ""] = await storeWaiting();
  await expect(run(changes(site.store))).rejects.toThrow(CRASH);
  await goToNextAttempt(id);
  await run();
  expectMailed(...Array<string>(mails).fill(id));
  expect(await site.records()).toEqual([`kept/${id}`]);
});

const isSummary = ({ subject = "" }) => subject.endsWith(" submissions at once");

it("mails sixty submissions in any hour, and one summary of the others in ten minutes, without their text", async () => {
  setDate("2026-11-25T01:45:00Z");
  const ids = await storeWaiting(63);
  await Promise.all([run(), run(), run()]);
  const singles = site.mailServer.mails.filter((mail) => !isSummary(mail)).map(({ messageId = "" }) => messageId);
  const [summary, ...others] = site.mailServer.mails.filter(isSummary);
  const told = ids.filter((id) => summary?.text?.includes(id));
  expect([others, new Set(singles).size, singles.length <= 60]).toEqual([[], 63 - told.length, true]);
  expect(summary?.text).toMatch(new RegExp(`^contact: ${told.length}$`, "m"));
  expect(summary?.text).not.toMatch(/Visitor|grace|Hopper/i);
  expect([await site.store.list("new/"), (await site.store.list("kept/")).length]).toEqual([[], 63]);

  // Parallel runs may count a submission of another run for a moment, and leave a few of the sixty unused.
  await storeWaiting(60 - singles.length, 63);
  await run();
  await storeWaiting(2);
  const runAt = async (time: string) => {
    setDate(`2026-11-25T${time}Z`);
    await run();
    return site.mailServer.mails.filter(isSummary).length;
  };
  expect([await runAt("01:46:00"), await runAt("01:54:00"), await runAt("01:55:00")]).toEqual([1, 1, 2]);
  await storeWaiting();
  expect([await runAt("02:44:59"), await storeWaiting(1, 66), await runAt("02:45:00")]).toMatchObject([3, {}, 3]);
  expect(site.mailServer.mails.at(-1)?.subject).toBe("Message from Visitor 66");
});

it("doesn't restore a record that is deleted while a summary is sent", async () => {
  await storeWaiting(60);
  await run();
  const [deleted, kept] = await storeWaiting(2, 60);
  site.mailServer.beforeAnswer = () => site.store.remove(`new/${deleted}`);
  await run();
  expect([await site.store.list("new/"), (await site.store.list("kept/")).length]).toEqual([[], 61]);
  expect(await site.store.read(`kept/${kept}`)).toBeDefined();
});

const rejectText = (code: number) => (site.mailServer.rejectedText = { Visitor: code });

it.each([550, 554, 552, 541])("replaces a mail that is rejected for good (%i) by one without text", async (code) => {
  const [id = ""] = await storeWaiting();
  rejectText(code);
  expect(await run()).toEqual({ sent: 1, failed: 0 });
  expectMailed(id);
  const [mail] = site.mailServer.mails;
  expect(mail?.replyTo).toBeUndefined();
  for (const part of ["contact", (await readRecord(site.store, `kept/${id}`)).receivedAt, `inbox -- show ${id}`])
    expect(mail?.text).toContain(part);
  const texts = [...Object.values(VALID.contact).filter(Boolean), "Visitor"];
  expect(texts.filter((text) => `${mail?.subject} ${mail?.text}`.includes(text))).toEqual([]);
});

/** More than get a mail of their own within an hour. */
const MANY = 70;

it.each([
  [550, "01:09"],
  [0, "01:15"],
])("mails a message first that was never tried, after many failures (%i), stored at %s", async (answer, time) => {
  setDate("2026-11-25T01:10Z");
  site.mailServer.answer = answer;
  await storeWaiting(MANY);
  await run();
  setDate(`2026-11-25T${time}Z`);
  const [id = ""] = await storeWaiting(1, MANY);
  setDate("2026-11-25T01:15Z");
  const answers = [undefined];
  site.mailServer.beforeAnswer = async () => (site.mailServer.answer = answers.length > 0 ? answers.pop() : answer);
  await run();
  expectMailed(id);
});

it("tells about all of many whose text the mail server rejects, and of a new one, in one run", async () => {
  rejectText(550);
  const ids = await storeWaiting(MANY);
  const { body } = await call("contact", asJson(VALID.contact));
  await Promise.all([run(), settled()]);
  const texts = site.mailServer.mails.map(({ text }) => text).join();
  expect([...ids, body.id ?? ""].filter((id) => !texts.includes(id))).toEqual([]);
  expect([site.mailServer.mails.length, await site.store.list("new/")]).toEqual([61, []]);
});

it("goes on after a connection that breaks, and stops after two in a row", async () => {
  await storeWaiting(5);
  const answers = [0, undefined, 0, 0];
  site.mailServer.beforeAnswer = async () => (site.mailServer.answer = answers.shift());
  expect(await run()).toEqual({ sent: 1, failed: 3 });
  // The message that was not tried comes first.
  expect(await run()).toEqual({ sent: 1, failed: 0 });
});

it("mails all waiting submissions if the limits are ignored", async () => {
  await storeWaiting(MANY);
  await run();
  await storeWaiting(3, MANY);
  expect(await run()).toEqual({ sent: 0, failed: 0 });
  expect(await deliver(site.store, mailSettings(), { ignoreDelay: true })).toEqual({ sent: 1, failed: 0 });
  expect([await site.store.list("new/"), (await site.store.list("kept/")).length]).toEqual([[], MANY + 3]);
});

it("doesn't mail what another run is mailing, also if the delay is ignored", async () => {
  const [id = ""] = await storeWaiting();
  const others: unknown[] = [];
  site.mailServer.beforeAnswer = async () =>
    others.push(await run(), await deliver(site.store, mailSettings(), { ignoreDelay: true }));
  await run();
  expect(others).toEqual(Array(2).fill({ sent: 0, failed: 0 }));
  expectMailed(id);
});

it("keeps the text for a recipient who was rejected for good before", async () => {
  const [id = ""] = await storeWaiting();
  site.mailServer.rejected = { [FIRM]: 550 };
  expect(await run()).toEqual({ sent: 0, failed: 1 });
  site.mailServer.rejected = {};
  await goToNextAttempt(id);
  await run();
  expect(site.mailServer.mails).toMatchObject([{ subject: "Message from Visitor 0" }]);
});

it.each([24 * 365 * 10, 23, 1])("retries at once what a clock that was %i hours ahead has postponed", async (hours) => {
  setDate(Date.parse("2026-11-25T00:00:00Z") + hours * 3_600_000);
  site.mailServer.answer = 450;
  await storeWaiting(1);
  await run();
  site.mailServer.answer = undefined;
  setDate("2026-11-25T00:00:00Z");
  expect(await run()).toEqual({ sent: 1, failed: 0 });
});

it.each([
  ["doesn't answer", "", ""],
  ["answers byte by byte", "220 ready\r\n", "2"],
])(
  "answers the visitor first, and ends a run within 25 seconds, if the mail server %s",
  async (_name, greeting, byte) => {
    simulateClock();
    const slow = createServer(async (socket) => {
      socket.on("error", () => undefined).write(greeting);
      for (; !socket.closed && slow.listening; await immediate()) {
        socket.write(byte);
        jest.advanceTimersByTime(1_000);
      }
      socket.destroy();
    });
    setMailServer(`smtp://127.0.0.1:${await listen(slow)}`);
    const { body } = await call("contact", asJson(VALID.contact));
    expect([await site.records(), site.logged()]).toEqual([[`new/${body.id}`], []]);
    await settled();
    expect(site.logged()).toEqual([expect.stringContaining(`The mail about ${body.id} failed, attempt 1: `)]);
    await storeWaiting(4);
    const start = Date.now();
    expect((await run()).sent).toBe(0);
    expect(Date.now() - start).toBeLessThan(25_000);
    slow.close();
    await once(slow, "close");
  },
);

it("stores submissions if mail is not set up; the scheduled run reports the missing settings", async () => {
  setMailServer("");
  const { status, body } = await call("contact", asJson(VALID.contact));
  await settled();
  expect([status, await site.store.list("")]).toEqual([201, [`new/${body.id}`]]);
  const context = { deploy: { context: "dev" }, waitUntil: () => undefined };
  await expect(runDelivery(new Request("https://www.example.com"), context)).rejects.toThrow("set SMTP_URL");
});
