import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import { mailSettings } from "../../netlify/settings";
import { deliver } from "../../netlify/submissions/deliver";
import type { Store } from "../../netlify/submissions/store";
import { newSubmission } from "../../netlify/submissions/submission";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import { asJson, call, emptyStores, readRecord, setDate } from "./support/call";
import { VALID } from "./support/examples";
import { FIRM, mailOver, startMailServer } from "./support/mail-server";
import type { TestMailServer } from "./support/mail-server";

const MINUTE = 60_000;

let mailServer: TestMailServer;
let store: Store;
let errors: jest.SpyInstance;
const openStore = emptyStores();

beforeEach(async () => {
  errors = jest.spyOn(console, "error").mockImplementation();
  store = openStore();
  mailServer = await startMailServer();
  mailOver(mailServer.url);
});

afterEach(() => {
  jest.useRealTimers().restoreAllMocks();
  return mailServer.stop();
});

/** Stores contact messages that wait to be mailed, and returns their ids. */
async function wait(count = 1, first = 0): Promise<string[]> {
  const submissions = Array.from({ length: count }, (_, index) =>
    newSubmission("contact", { ...VALID.contact, name: `Visitor ${first + index}` }),
  );
  for (const submission of submissions) await store.create(`new/${submission.id}`, JSON.stringify(submission));
  return submissions.map(({ id }) => id);
}

const run = (over = store) => deliver(over, mailSettings());

/** Moves the clock of the delivery to the time of a record's next try. */
async function goOn(id = ""): Promise<void> {
  const { tryAt } = await readRecord(store, `new/${id}`);
  jest.spyOn(Date, "now").mockReturnValue(Date.parse(tryAt));
}

/** A store that fails once to do something with a key that begins so, after some successes. */
function failingOnce(method: "create" | "replace", prefix: string, successes = 0): Store {
  let left = successes;
  const failing = async (key: string, ...others: string[]) => {
    if (key.startsWith(prefix) && left-- === 0) throw new Error("The store has failed.");
    return (store[method] as (...all: string[]) => Promise<never>)(key, ...others);
  };
  return { ...store, [method]: failing };
}

it.each<[SubmissionKind, string, string, string[]]>([
  ["contact", "Message from Grace Hopper", "Grace Hopper", ["Company: Example, Inc.", VALID.contact.message]],
  ["application", "Application: Analyst, from Ada Lovelace", "Ada Lovelace", ["Cover Letter:\nDear team,\nI would"]],
  ["newsletter", "Newsletter subscription: reader@example.com", "", ["Email: reader@example.com"]],
])(
  "tells the firm of a new submission in plain text, with the visitor to reply to: %s",
  async (kind, subject, name, texts) => {
    const { body, later } = await call(kind, asJson(VALID[kind]));
    await later;
    const [mail, ...others] = mailServer.mails;
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ deliveredTo: [FIRM], subject, html: false, messageId: `<${body.id}@example.com>` });
    expect(mail?.from?.value).toEqual([{ name: "Example", address: "site@example.com" }]);
    expect(mail?.replyTo?.value).toEqual([{ name, address: VALID[kind].email }]);
    for (const text of [...texts, `npm run inbox -- show ${body.id}`]) expect(mail?.text).toContain(text);
    expect(await readRecord(store, `kept/${body.id}`)).toMatchObject({ attempts: 1, accepted: [FIRM] });
    expect(await store.list("new/")).toEqual([]);
  },
);

it.each<[string, () => unknown, string, number]>([
  ["refuses the messages", () => (mailServer.answer = 550), "EMESSAGE 550", 2],
  ["wants the messages later", () => (mailServer.answer = 450), "EMESSAGE 450", 2],
  ["refuses the recipient", () => (mailServer.refused = { [FIRM]: 550 }), "EENVELOPE 550", 2],
  ["wants the recipient later", () => (mailServer.refused = { [FIRM]: 450 }), "EENVELOPE 450", 2],
  ["closes the connection", () => (mailServer.answer = 0), "ECONNECTION", 1],
  ["refuses to sign in", () => mailOver(mailServer.url.replace("//", "//user:password@")), "EAUTH 535", 1],
  ["is not there", () => mailOver("smtp://127.0.0.1:9"), "ESOCKET", 1],
])("tries again five minutes later if the mail server %s", async (_name, behave, code, tries) => {
  await wait(2);
  behave();
  const now = Date.now();
  jest.spyOn(Date, "now").mockReturnValue(now);
  expect(await run()).toEqual({ sent: 0, failed: tries });
  const failures = (errors.mock.calls as [string][]).map(([text]) => text);
  const records = await Promise.all((await store.list("new/")).map((key) => readRecord(store, key)));
  const tried = records.filter(({ attempts }) => attempts === 1);
  expect(failures.sort()).toEqual(tried.map(({ id }) => `The mail about ${id} failed, try 1: ${code}`).sort());
  expect(tried.map(({ tryAt, accepted }) => [Date.parse(tryAt) - now, accepted])).toEqual(
    Array(tries).fill([5 * MINUTE, []]),
  );

  Object.assign(mailServer, { answer: undefined, refused: {} });
  mailOver(mailServer.url);
  expect(await run()).toEqual({ sent: 2 - tries, failed: 0 });
  jest.spyOn(Date, "now").mockReturnValue(now + 5 * MINUTE);
  expect(await run()).toEqual({ sent: tries, failed: 0 });
  expect(mailServer.mails).toHaveLength(2);
});

it("waits twice as long after each failure, up to twelve hours, and then a day; it never gives up", async () => {
  const [id] = await wait();
  mailServer.answer = 450;
  const pauses = [];
  for (let tries = 0; tries < 12; tries += 1) {
    await goOn(id);
    await run();
    pauses.push((Date.parse((await readRecord(store, `new/${id}`)).tryAt) - Date.now()) / MINUTE);
  }
  expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 720, 1440, 1440, 1440]);
});

it("mails it again only to the recipient who has not got it, with the same Message-ID", async () => {
  const [id] = await wait();
  process.env.NOTIFY_TO = `${FIRM}, second@example.com`;
  mailServer.refused = { "second@example.com": 450 };
  expect(await run()).toEqual({ sent: 0, failed: 1 });
  expect(await readRecord(store, `new/${id}`)).toMatchObject({ accepted: [FIRM] });
  mailServer.refused = {};
  await goOn(id);
  await run();
  const [first, second] = mailServer.mails;
  expect([first?.deliveredTo, second?.deliveredTo]).toEqual([[FIRM], ["second@example.com"]]);
  expect(second?.messageId).toBe(first?.messageId);
  expect((await readRecord(store, `kept/${id}`)).accepted).toEqual([FIRM, "second@example.com"]);
});

it("mails each submission once when two runs work at the same time", async () => {
  const ids = await wait(5);
  await Promise.all([run(), run()]);
  expect(mailServer.mails.map(({ messageId }) => messageId).sort()).toEqual(
    ids.map((id) => `<${id}@example.com>`).sort(),
  );
  expect(await store.list("kept/")).toHaveLength(5);
});

it("leaves deleted what is deleted while it is being mailed", async () => {
  const [id] = await wait();
  mailServer.beforeAnswer = () => store.remove(`new/${id}`);
  await run();
  expect(await store.list("")).toEqual([]);
});

it.each<[string, () => Store, number]>([
  ["before it has noted who got the mail", () => failingOnce("replace", "new/", 1), 2],
  ["before it has kept the record", () => failingOnce("create", "kept/"), 1],
])("repeats, after a crash %s, no more than it must", async (_name, failing, mails) => {
  const [id] = await wait();
  await expect(run(failing())).rejects.toThrow("The store has failed.");
  await goOn(id);
  await run();
  expect(mailServer.mails.map(({ messageId }) => messageId)).toEqual(Array(mails).fill(`<${id}@example.com>`));
  expect(await store.list("")).toEqual([`kept/${id}`]);
});

it("tells by one mail of more than sixty, at most once in ten minutes", async () => {
  setDate("2026-11-25T01:10:00Z");
  const ids = await wait(61);
  await Promise.all([run(), run()]);
  expect((await store.list("kept/")).sort()).toEqual(ids.map((id) => `kept/${id}`).sort());
  expect(await store.list("new/")).toEqual([]);
  for (const id of ids) expect(mailServer.mails[0]?.text).toContain(`${id}  Visitor`);
  setDate("2026-11-25T01:19:59Z");
  await wait(62, 61);
  await run();
  expect(mailServer.mails.map(({ subject }) => subject)).toEqual(["Website: 61 submissions at once"]);
  setDate("2026-11-25T01:20:00Z");
  await run();
  expect(mailServer.mails.map(({ subject }) => subject)).toEqual(
    [61, 62].map((count) => `Website: ${count} submissions at once`),
  );
});

it("mails the others when a record can't be read", async () => {
  const [id] = await wait();
  await store.create("new/contact/2026-11-25T01-10-0000000000000000-0000000000000000", "{");
  expect(await run()).toEqual({ sent: 1, failed: 0 });
  expect(await store.list("kept/")).toEqual([`kept/${id}`]);
  expect(errors.mock.calls).toEqual([[expect.stringMatching(/^The record new\/contact\/\S+ can't be read\.$/)]]);
});

it("takes submissions, and logs what is missing, if the firm's mail isn't set up", async () => {
  mailOver("");
  const { status, body, later } = await call("contact", asJson(VALID.contact));
  await later;
  expect([status, await store.list("")]).toEqual([201, [`new/${body.id}`]]);
  expect(String((errors.mock.calls[0] as unknown[])[1])).toContain("set SMTP_URL");
});

it("answers the visitor before a mail server that says nothing, and gives it up in time", async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket)).listen(0, "127.0.0.1");
  await once(silent, "listening");
  mailOver(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`);
  const { body, later } = await call("contact", asJson(VALID.contact));
  expect(await store.list("")).toEqual([`new/${body.id}`]);
  await later;
  for (const socket of sockets) socket.destroy();
  silent.close();
  expect(errors.mock.calls).toEqual([[`The mail about ${body.id} failed, try 1: ETIMEDOUT`]]);
});
