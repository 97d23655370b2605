import deleteExpired from "../../netlify/functions/delete-expired.mjs";
import { HOURLY_BYTES, MESSAGES_ALWAYS_TAKEN, NETWORK_PART, SENDER_PART } from "../../netlify/submissions/budget";
import { outdatedLedgers } from "../../netlify/submissions/ledger";
import { openStore } from "../../netlify/submissions/store";
import { HONEYPOT_FIELD } from "../../src/forms/submission-kind";
import { postFrom } from "./support/call";
import type { Answer } from "./support/call";
import { VALID } from "./support/examples";
import { FIRM, notifyNobody, notifyOver, startMailServer } from "./support/mail-server";
import type { TestMailServer } from "./support/mail-server";
import { advanceClock } from "./support/outbox";
import { startStore } from "./support/start-store";
import type { TestStore } from "./support/start-store";
import { stored, storedKeys } from "./support/stored";

const MINUTE_MS = 60_000;

/** How many ledgers count what all visitors send of a kind. */
const LEDGERS = 16;

/** As long as an application can be, in Chinese: 210 kB. */
const LARGE = { ...VALID.application, resume: "漢".repeat(50_000), coverLetter: "漢".repeat(20_000) };

/** What one address may send of applications within an hour, in bytes. */
const SENDER_BYTES = HOURLY_BYTES.application * SENDER_PART;

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

/** Sends, and waits for what goes on after the answer: it would write into the next test's store. */
async function send(...what: Parameters<typeof postFrom>): Promise<Answer> {
  const answer = await postFrom(...what);
  await answer.later;
  return answer;
}

/** An address of a network of its own. */
const addressOf = (visitor: number) => `198.${visitor}.100.1`;

const apply = (visitor: number, address: string) =>
  send(address, "application", { ...LARGE, name: `Visitor ${visitor}` });

const write = (visitor: number, address: string, more: object = {}) =>
  send(address, "contact", { ...VALID.contact, name: `Visitor ${visitor}`, ...more });

/** Sends applications from an address until its share is used up. */
async function useUp(address: string): Promise<Answer> {
  for (let index = 0; ; index += 1) {
    const answer = await apply(index, address);
    if (answer.status !== 201) return answer;
  }
}

const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status);

const taken = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 201).length;

const times = <T>(count: number, work: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => work(index));

/** How many bytes all stored applications take. */
async function bytesStored(): Promise<number> {
  const records = await Promise.all((await storedKeys("application/")).map((key) => stored(key)));
  return records.reduce((sum, record) => sum + Buffer.byteLength(JSON.stringify(record)), 0);
}

describe("24 applications of 210 kB from one address", () => {
  const oneByOne = async () => {
    const answers: Answer[] = [];
    for (let index = 0; index < 24; index += 1) answers.push(await apply(index, addressOf(1)));
    return answers;
  };
  const atOnce = () => Promise.all(times(24, (index) => apply(index, addressOf(1))));

  it.each([
    ["one at a time", oneByOne],
    ["at once", atOnce],
  ])("%s are taken up to its share, by every byte, and shut out nobody else", async (_how, sendAll) => {
    const answers = await sendAll();
    expect(new Set(statuses(answers))).toEqual(new Set([201, 429]));
    expect(taken(answers)).toBe((await storedKeys("application/")).length);
    expect(await bytesStored()).toBeLessThanOrEqual(SENDER_BYTES);
    expect(await bytesStored()).toBeGreaterThan(SENDER_BYTES / 2);
    expect((await apply(99, addressOf(2))).status).toBe(201);
    expect((await write(99, addressOf(1))).status).toBe(201);
    expect((await send(addressOf(1), "newsletter", VALID.newsletter)).status).toBe(201);
  });
});

it("takes no more of one network than its share, from however many addresses", async () => {
  const answers = await Promise.all(times(48, (index) => apply(index, `198.51.100.${index}`)));
  expect(new Set(statuses(answers))).toEqual(new Set([201, 429]));
  expect(await bytesStored()).toBeLessThanOrEqual(HOURLY_BYTES.application * NETWORK_PART);
  expect((await apply(99, addressOf(2))).status).toBe(201);
});

it.each([
  ["an IPv6 address of the same household", "2001:db8:1:2::1", "2001:db8:1:3:ffff::2"],
  ["IPv4, written as IPv6", "198.51.100.1", "::ffff:198.51.100.1"],
])("knows a sender again by %s", async (_what, first, second) => {
  await useUp(first);
  expect((await apply(99, second)).status).toBe(429);
});

/** Has all visitors together spend what is taken of a kind within an hour, but so much in each of the ledgers. */
async function spendAllBut(bytes: number, kind: "contact" | "application"): Promise<void> {
  const now = new Date();
  const slice = String(Math.floor(now.getUTCMinutes() / 5));
  const spent = { all: { [slice]: [1, HOURLY_BYTES[kind] / LEDGERS - bytes] } };
  const keys = times(LEDGERS, (ledger) => `budget/${now.toISOString().slice(0, 13)}/${kind}/all/${ledger}`);
  await Promise.all(keys.map((key) => openStore("dev").setJSON(key, spent)));
}

it("takes no more of one kind than its share, from however many addresses, and others of the other kinds", async () => {
  await spendAllBut(250_000, "application");
  const answers = await Promise.all(times(30, (index) => apply(index, addressOf(index))));
  expect(new Set(statuses(answers))).toEqual(new Set([201, 503]));
  expect(await bytesStored()).toBeLessThanOrEqual(LEDGERS * 250_000);
  expect((await write(1, addressOf(200))).status).toBe(201);
  expect((await send(addressOf(200), "newsletter", VALID.newsletter)).status).toBe(201);
});

it("takes a contact message whatever came in, while its sender has sent fewer than five within the hour", async () => {
  await spendAllBut(0, "contact");
  const answers: Answer[] = [];
  for (let index = 0; index < MESSAGES_ALWAYS_TAKEN + 2; index += 1) answers.push(await write(index, addressOf(1)));
  expect(statuses(answers)).toEqual([...times(MESSAGES_ALWAYS_TAKEN, () => 201), 503, 503]);
  expect((await write(50, addressOf(2), { [HONEYPOT_FIELD]: "x" })).status).toBe(503);
  expect((await write(51, addressOf(2))).status).toBe(201);
});

describe("whoever is refused for load", () => {
  it("is told when to try again, and finds room then", async () => {
    await useUp(addressOf(1));
    const { status, headers, body } = await apply(98, addressOf(1));
    const seconds = Number(headers.get("retry-after"));
    const minutes = Math.ceil(seconds / 60);
    expect([status, body.error]).toEqual([
      429,
      `Too much has come from your connection within the hour. Please try again in ${minutes} minutes.`,
    ]);
    expect(seconds).toBeGreaterThan(55 * 60);
    expect(seconds).toBeLessThanOrEqual(65 * 60);
    advanceClock(seconds * 1_000 - MINUTE_MS);
    expect((await apply(98, addressOf(1))).status).toBe(429);
    advanceClock(MINUTE_MS + 1_000);
    expect((await apply(98, addressOf(1))).status).toBe(201);
  });

  it("finds the text in the form without JavaScript, with the same words", async () => {
    await useUp(addressOf(1));
    const { status, headers, text } = await send(addressOf(1), "application", new URLSearchParams(LARGE));
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(text).toMatch(/<p class="error">Too much has come from your connection .* try again in \d+ minutes\.<\/p>/);
    expect(text).toContain(LARGE.resume);
  });

  it("is heard of by the firm once an hour", async () => {
    notifyOver(mailServer.url);
    // One at a time: where many come in at once, the first may be refused for the crowd, and the mail says so.
    const flood = async () => {
      for (let index = 0; ; index += 1) {
        const { status } = await apply(index, addressOf(1));
        if (status !== 201) return;
      }
    };
    const alerts = () => mailServer.mails.filter(({ headers }) => headers.some((line) => /too many/.test(line)));
    await flood();
    await flood();
    expect(alerts().map(({ recipients }) => recipients)).toEqual([[FIRM]]);
    expect(alerts()[0]?.body).toContain("One address has sent as much as one may within an hour.");
    advanceClock(2 * 60 * MINUTE_MS);
    await flood();
    expect(alerts()).toHaveLength(2);
    expect(await storedKeys("unsent/alert/")).toEqual([]);
  });
});

it("keeps nobody's address, and no ledger for longer than it counts", async () => {
  await apply(1, "198.51.100.77");
  const text = JSON.stringify(
    await Promise.all((await storedKeys("budget/")).map(async (key) => [key, await openStore("dev").get(key)])),
  );
  expect(text).toContain("network");
  expect(text).not.toMatch(/198\.51|100\.77/);
  advanceClock(4 * 60 * MINUTE_MS);
  expect(await outdatedLedgers(openStore("dev"), new Date())).not.toEqual([]);
  const log = jest.spyOn(console, "log").mockImplementation();
  await deleteExpired();
  log.mockRestore();
  expect(await storedKeys("budget/")).toEqual([]);
});
