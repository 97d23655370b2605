import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import addressparser from "nodemailer/lib/addressparser";
import { MESSAGE_DEADLINE_MS } from "../../netlify/outbox/mailer";
import { HONEYPOT_FIELD } from "../../src/forms/submission-kind";
import { post } from "./support/call";
import { TIME_THAT_JUMPS } from "./support/clock";
import { VALID } from "./support/examples";
import { FIRM, notifyNobody, notifyOver, startMailServer } from "./support/mail-server";
import type { TestMailServer } from "./support/mail-server";
import { startStore } from "./support/start-store";
import type { TestStore } from "./support/start-store";
import { storedKeys } from "./support/stored";

let store: TestStore;
let mailServer: TestMailServer;

beforeAll(async () => {
  store = await startStore();
});

beforeEach(async () => {
  store.empty();
  mailServer = await startMailServer();
  notifyOver(mailServer.url);
});

afterEach(async () => {
  notifyNobody();
  await mailServer.stop();
});

afterAll(() => store.discard());

const header = (name: string) =>
  mailServer.mails[0]?.headers.filter((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`));

it("tells the firm of a message in plain text, with the visitor to reply to", async () => {
  const { body, later } = await post("contact", VALID.contact);
  await later;
  expect(mailServer.mails).toHaveLength(1);
  expect(mailServer.mails[0]?.recipients).toEqual([FIRM]);
  expect(header("Subject")).toEqual(["Subject: Message from Grace Hopper"]);
  expect(header("From")).toEqual(["From: Example <site@example.com>"]);
  expect(header("Reply-To")).toEqual(["Reply-To: Grace Hopper <grace@example.com>"]);
  expect(header("Content-Type")).toEqual(["Content-Type: text/plain; charset=utf-8"]);
  for (const text of ["Company: Example, Inc.", VALID.contact.message, body.id]) {
    expect(mailServer.mails[0]?.body).toContain(text);
  }
  expect(await storedKeys("unsent/")).toEqual([]);
});

it("tells the firm of an application and of a subscription", async () => {
  await (
    await post("application", VALID.application)
  ).later;
  await (
    await post("newsletter", VALID.newsletter)
  ).later;
  const subjects = mailServer.mails.flatMap(({ headers }) => headers.filter((line) => line.startsWith("Subject:")));
  expect(subjects).toEqual([
    `Subject: Application: ${VALID.application.position}, from Ada Lovelace`,
    "Subject: Newsletter subscription: reader@example.com",
  ]);
});

it("lets nothing a visitor writes become a header or a recipient", async () => {
  const name = '"x" <evil@example.com>,\r\nBcc: all@example.com\r\n\r\nHi';
  const message = "\r\n.\r\nRCPT TO:<all@example.com>\r\nBcc: all@example.com\r\n";
  const { status, later } = await post("contact", {
    ...VALID.contact,
    name,
    company: "a\nTo: all@example.com",
    message,
  });
  await later;
  expect(status).toBe(201);
  expect(mailServer.mails.map(({ recipients }) => recipients)).toEqual([[FIRM]]);
  expect([header("Bcc"), header("To")]).toEqual([[], [`To: ${FIRM}`]]);
  const replyTo = addressparser(header("Reply-To")?.[0]?.replace("Reply-To: ", "") ?? "");
  expect(replyTo.map(({ address }) => address)).toEqual(["grace@example.com"]);
  expect(mailServer.mails[0]?.body).toContain("RCPT TO:<all@example.com>");
});

it("says that a position and a service are not on the site any more", async () => {
  await (
    await post("application", { ...VALID.application, position: "Chief Alchemist" })
  ).later;
  await (
    await post("contact", { ...VALID.contact, service: "secret-service" })
  ).later;
  expect(mailServer.mails[0]?.body).toContain("Position: Chief Alchemist (no longer on the site)");
  expect(mailServer.mails[1]?.body).toContain("Service: secret-service (no longer on the site)");
});

it("tells nobody of spam, and of a repeated subscription only once", async () => {
  const spam = { ...VALID.contact, [HONEYPOT_FIELD]: "x" };
  await (
    await post("contact", spam)
  ).later;
  for (let count = 0; count < 2; count += 1) await (await post("newsletter", VALID.newsletter)).later;
  expect(mailServer.mails).toHaveLength(1);
  expect(await storedKeys("unsent/")).toEqual([]);
});

it("answers before a mail server that hangs, gives up on it in time, and keeps the submission marked as unsent", async () => {
  jest.useFakeTimers(TIME_THAT_JUMPS);
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket)).listen(0, "127.0.0.1");
  await once(silent, "listening");
  notifyOver(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`);
  const connected = once(silent, "connection");
  const { status, body, later } = await post("contact", VALID.contact);
  expect(status).toBe(201);
  expect(await storedKeys("unsent/")).toEqual([`unsent/${body.id}`]);

  const errors = jest.spyOn(console, "error").mockImplementation();
  await connected;
  await jest.advanceTimersByTimeAsync(MESSAGE_DEADLINE_MS);
  await later;
  jest.useRealTimers();
  sockets.forEach((socket) => socket.destroy());
  silent.close();
  expect(errors.mock.calls).toEqual([[expect.stringMatching(/^The mail server is out of reach/)]]);
  errors.mockRestore();
  expect(await storedKeys("unsent/")).toEqual([`unsent/${body.id}`]);
});
