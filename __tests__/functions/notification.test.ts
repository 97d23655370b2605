import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import runDelivery from "../../netlify/functions/deliver.mjs";
import { mailSettings } from "../../netlify/settings";
import { deliver } from "../../netlify/submissions/deliver";
import type { Store } from "../../netlify/submissions/store";
import { newSubmission } from "../../netlify/submissions/submission";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import { asJson, call, readRecord, setDate, settled, testSite } from "./support/call";
import { VALID } from "./support/examples";
import { FIRM, setMailServer } from "./support/mail-server";

const site = testSite();

/** Stores messages that wait for their mail. Returns their ids. */
async function storeWaiting(count = 1, first = 0): Promise<string[]> {
  const names = Array.from({ length: count }, (_, index) => `Visitor ${first + index}`);
  const submissions = names.map((name) => newSubmission("contact", { ...VALID.contact, name }));
  for (const submission of submissions) await site.store.create(`new/${submission.id}`, JSON.stringify(submission));
  return submissions.map(({ id }) => id);
}

const run = (changes: Partial<Store> = {}) => deliver({ ...site.store, ...changes }, mailSettings());

/** Sets the date to a record's next attempt. */
const goToNextAttempt = async (id = "") => setDate((await readRecord(site.store, `new/${id}`)).tryAt);

/** A repeated mail has the same Message-ID. */
function expectMailed(...ids: readonly string[]): void {
  const messageIds = site.mailServer.mails.map(({ messageId }) => messageId).sort();
  expect(messageIds).toEqual(ids.map((id) => `<${id}@example.com>`).sort());
}

it.each<[SubmissionKind, string, string, string]>([
  ["contact", "Message from Grace Hopper", "Grace Hopper", "Company: Example, Inc."],
  ["application", "Application: Analyst, from Ada Lovelace", "Ada Lovelace", "Cover Letter:\nDear team,\nI would"],
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
  expect(await site.store.list("new/")).toEqual([]);
});

it.each<[string, () => unknown, string, number]>([
  ["rejects messages", () => (site.mailServer.answer = 550), "EMESSAGE 550", 2],
  ["rejects the recipient temporarily", () => (site.mailServer.rejected = { [FIRM]: 450 }), "EENVELOPE 450", 2],
  ["closes the connection", () => (site.mailServer.answer = 0), "ECONNECTION", 1],
  ["rejects the login", () => setMailServer(site.mailServer.url.replace("//", "//user:password@")), "EAUTH 535", 1],
  ["can't be reached", () => setMailServer("smtp://127.0.0.1:9"), "ESOCKET", 1],
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
  expect(site.logged()[0]).toMatch(/^The record new\/contact\/\S+ is not valid JSON\.$/);
  expect(site.mailServer.connections).toBeLessThanOrEqual(2);
});

it("doesn't restore a record that is deleted while it is being mailed", async () => {
  const [id] = await storeWaiting();
  site.mailServer.beforeAnswer = () => site.store.remove(`new/${id}`);
  await run();
  expect([site.mailServer.mails.length, await site.store.list("")]).toEqual([1, []]);
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
  expect(await site.store.list("")).toEqual([`kept/${id}`]);
});

it("mails one summary of more than sixty, once in ten minutes, and doesn't restore deleted records", async () => {
  setDate("2026-11-25T01:10:00Z");
  const [deleted, ...others] = await storeWaiting(61);
  site.mailServer.beforeAnswer = () => site.store.remove(`new/${deleted}`);
  await Promise.all([run(), run()]);
  const [marker = "", ...kept] = (await site.store.list("")).sort((a, b) => b.localeCompare(a));
  expect([marker, kept.sort()]).toEqual(["told/many-2026-11-25T01-10", others.map((id) => `kept/${id}`).sort()]);
  for (const id of others) expect(site.mailServer.mails[0]?.text).toContain(`${id}  Visitor`);
  await storeWaiting(62, 61);
  const subjects = [];
  for (const time of ["01:19:59", "01:20:00"]) {
    setDate(`2026-11-25T${time}Z`);
    await run();
    subjects.push(site.mailServer.mails.map(({ subject }) => subject?.replace(" submissions at once", "")).join());
  }
  expect(subjects).toEqual(["Website: 61", "Website: 61,Website: 62"]);
});

it("stores submissions if mail is not set up; the scheduled run reports the missing settings", async () => {
  setMailServer("");
  const { status, body } = await call("contact", asJson(VALID.contact));
  await settled();
  expect([status, await site.store.list("")]).toEqual([201, [`new/${body.id}`]]);
  const context = { deploy: { context: "dev" }, waitUntil: () => undefined };
  await expect(runDelivery(new Request("https://www.example.com"), context)).rejects.toThrow("set SMTP_URL");
});

it("answers the visitor before mailing, and stops waiting for a mail server that doesn't answer", async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket));
  await once(silent.listen(0, "127.0.0.1"), "listening");
  setMailServer(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`);
  const { body } = await call("contact", asJson(VALID.contact));
  expect(await site.store.list("")).toEqual([`new/${body.id}`]);
  await settled();
  for (const socket of sockets) socket.destroy();
  silent.close();
  expect(site.logged()).toEqual([`The mail about ${body.id} failed, attempt 1: ETIMEDOUT`]);
});
