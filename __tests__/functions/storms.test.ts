import { setImmediate as immediate } from "node:timers/promises";
import { mailSettings } from "../../netlify/settings";
import { runDaily } from "../../netlify/submissions/daily";
import { deliver } from "../../netlify/submissions/deliver";
import type { Store } from "../../netlify/submissions/store";
import { createSubmission, newSubmission } from "../../netlify/submissions/submission";
import { SUBMISSION_KINDS, type SubmissionKind } from "../../src/forms/submission-kind";
import { simulateClock } from "./support/call";
import { FIRM, setMailServer } from "./support/mail-server";

const [SECOND, MINUTE, HOUR, DAY] = [1_000, 60_000, 3_600_000, 86_400_000] as const;

/** On this day, summer time begins in Europe, after an hour. */
const START = Date.parse("2027-03-28T00:00:00Z");

/** The time since the start in milliseconds, as all times here. */
const now = () => Date.now() - START;

/** Long enough for each state that a storm leads to. */
const STORM = 4 * HOUR;

const sleep = (time: number) => new Promise<void>((wake) => setTimeout(wake, time));

function fail(code: string, responseCode?: number, details?: object): never {
  throw Object.assign(new Error(code), { code, responseCode, ...details });
}

/** Fails at each nth call. */
function failEach(nth: number, code: string, responseCode?: number) {
  let count = 0;
  return () => void ((count += 1) % nth === 0 && fail(code, responseCode));
}

type Mail = Readonly<{ subject: string; text: string; to: readonly string[]; signal?: AbortSignal }>;

type Fields = { kind?: SubmissionKind; email?: string; message?: string };

const submissionOf = (name: string, time: number, { kind = "contact", ...more }: Fields = {}) => {
  const values = { name, email: `${name}@example.com`, message: "Buy!", resume: "Buy!", ...more };
  return newSubmission(kind, values, new Date(START + time));
};

/** The site's code with a simulated clock, store and mail server: hours pass in seconds. */
class Simulation {
  /** Of the store. */
  callTime = 100;
  readonly mails: (Mail & { readonly time: number })[] = [];
  longestRun = 0;

  /** Each throws if this step fails. */
  useStore: (key: string) => void = () => undefined;
  accept: (mail: Mail) => void = () => undefined;
  /** Returns the code with which the mail server rejects a recipient. */
  reject: (recipient: string) => number | undefined = () => undefined;

  private readonly entries = new Map<string, { readonly text: string; readonly etag: string }>();
  private readonly genuine: (ReturnType<typeof submissionOf> & { readonly time: number })[] = [];

  private async call<T>(key: string, work: () => T, pages = 1): Promise<T> {
    await sleep(this.callTime * pages);
    this.useStore(key);
    return work();
  }

  set(key: string, text: string): string {
    const etag = `${Math.random()}`;
    this.entries.set(key, { text, etag });
    return etag;
  }

  readonly store: Store = {
    create: (key, text) => this.call(key, () => !this.entries.has(key) && Boolean(this.set(key, text))),
    read: (key) => this.call(key, () => this.entries.get(key)),
    replace: (key, text, etag) =>
      this.call(key, () => (this.entries.get(key)?.etag === etag ? this.set(key, text) : undefined)),
    remove: (key) => this.call(key, () => void this.entries.delete(key)),
    list: (prefix, max = Infinity) => {
      const keys = this.keys(prefix);
      const pages = Math.ceil((Math.min(keys.length, max) + 1) / 1_000);
      return this.call(prefix, () => keys.sort().slice(0, pages * 1_000), pages);
    },
  };

  readonly connect = () => {
    const sendMail = async (mail: Mail) => {
      await sleep(SECOND / 2);
      if (mail.signal?.aborted) fail("EABORT");
      const answers = mail.to.map((recipient) => ({ recipient, responseCode: this.reject(recipient) }));
      const rejectedErrors = answers.filter(({ responseCode }) => responseCode);
      const to = answers.filter(({ responseCode }) => !responseCode).map(({ recipient }) => recipient);
      if (to.length === 0) fail("EENVELOPE", rejectedErrors[0]?.responseCode, { rejectedErrors });
      this.accept(mail);
      this.mails.push({ ...mail, to, time: now() });
      return { accepted: to, rejectedErrors };
    };
    return { sendMail, close: () => undefined };
  };

  /** Starts a function at a time, and then at regular times. */
  start(
    time: number,
    work: (time: number, index: number) => Promise<unknown>,
    every = 0,
    to = Infinity,
    index = 0,
  ): void {
    if (time >= to) return;
    setTimeout(() => {
      if (every > 0) this.start(time + every, work, every, to, index + 1);
      const end = () => void (this.longestRun = Math.max(this.longestRun, now() - time));
      void work(time, index).then(end, end);
    }, time - now());
  }

  /** Stores a submission without mailing it. */
  put(...submission: Parameters<typeof submissionOf>): string {
    const { id, ...rest } = submissionOf(...submission);
    this.set(`new/${id}`, JSON.stringify({ id, ...rest }));
    return id;
  }

  /** An endpoint stores and mails a submission. */
  async post(submission: ReturnType<typeof submissionOf>, isStored = () => undefined as unknown): Promise<void> {
    await createSubmission(this.store, "new", submission);
    isStored();
    await deliver(this.store, mailSettings(), { only: submission.id });
  }

  /** Programs post at regular times. */
  flood(every: number, fields: (index: number) => Fields = () => ({}), to = STORM): void {
    this.start(0, (time, index) => this.post(submissionOf(`Spam${index}`, time, fields(index))), every, to);
  }

  /** Runs a storm with the scheduled functions, while people write each quarter of an hour. */
  async run(): Promise<void> {
    const write = async (time: number) => {
      const submission = submissionOf(`Ada${time}`, time, { message: `Question ${time}.` });
      await this.post(submission, () => this.genuine.push({ time, ...submission }));
    };
    this.start(3 * MINUTE, write, 15 * MINUTE, STORM);
    this.start(10 * MINUTE, () => deliver(this.store, mailSettings()), 10 * MINUTE);
    this.start(6 * HOUR, () => runDaily(this.store, mailSettings), DAY);
    await this.pass(STORM + HOUR);
  }

  async pass(until: number): Promise<void> {
    this.start(until, () => Promise.resolve());
    for (; now() < until; await immediate()) jest.advanceTimersToNextTimer();
  }

  keys(start: string): string[] {
    const found: string[] = [];
    for (const key of this.entries.keys()) if (key.startsWith(start)) found.push(key);
    return found;
  }

  /** Returns what a recipient has got: messages that can't be read, copies, and the minutes until a mail told about each one. */
  report(recipient = FIRM) {
    const mails = this.mails.filter(({ to }) => to.includes(recipient));
    const told = this.genuine.map(({ time, id, values: { message = "" } }) => {
      const about = mails.filter(({ text }) => text.includes(id));
      const isRead = about.some(({ text }) => text.includes(message));
      return { isRead, delay: about[0] ? (about[0].time - time) / MINUTE : Infinity };
    });
    const delays = told.map(({ delay }) => delay);
    const ids = mails.flatMap(({ text }) => [...text.matchAll(/^> .* · (\w+\/\S+)$/gm)].map(([, id]) => id));
    const unread = told.filter(({ isRead }) => !isRead).length;
    return { unread, delays, copies: ids.length - new Set(ids).size };
  }
}

let site: Simulation;
jest.mock("nodemailer", () => ({ createTransport: () => site.connect() }));

beforeEach(() => {
  simulateClock();
  jest.setSystemTime(START);
  for (const method of ["log", "error"] as const) jest.spyOn(console, method).mockImplementation();
  setMailServer("smtp://127.0.0.1");
  site = new Simulation();
});
afterEach(() => jest.useRealTimers().restoreAllMocks());

const BAD = { email: "bad@example.com", message: "Casino" };

/** Thirteen posts an hour, each fourth of them bad, while the simulation behaves in some way. */
const withSpam = (behaviour: Partial<Simulation>) => () => {
  site.flood(HOUR / 13, (index) => (index % 4 === 0 ? BAD : {}));
  Object.assign(site, behaviour);
};

const rejectBad = (code: string, responseCode?: number) =>
  withSpam({ accept: ({ text }) => void (text.includes(BAD.message) && fail(code, responseCode)) });

function acceptEightMailsAnHour(): void {
  if (site.mails.filter(({ time }) => time > now() - HOUR).length >= 8) fail("EMESSAGE", 450);
}

function breakRecord(): void {
  site.flood(HOUR / 13);
  const id = site.put("Broken", 0);
  site.useStore = (key) => void (key.endsWith(id) && fail("EIO"));
}

const isEarly = () => now() < 2 * HOUR;

it.each<[name: string, begin: () => unknown, most?: number, unread?: number]>([
  ["8 posts an hour arrive, so twelve get a mail of their own", () => site.flood(HOUR / 8), 1],
  [
    "13 posts an hour of all kinds arrive",
    () => site.flood(HOUR / 13, (index) => ({ kind: SUBMISSION_KINDS[index % 3] })),
  ],
  ["60 posts an hour arrive", () => site.flood(MINUTE)],
  ["the mail server is dead for two hours", () => (site.accept = () => void (isEarly() && fail("ESOCKET"))), 120],
  ["other programs use most of an hour's quota", withSpam({ accept: acceptEightMailsAnHour }), 80],
  ["each second mail is rejected for the moment", withSpam({ accept: failEach(2, "EMESSAGE", 451) }), 20],
  ["a filter rejects a text", rejectBad("EMESSAGE", 554)],
  ["a filter rejects a text for the moment", rejectBad("EMESSAGE", 451), 40],
  // A broken connection doesn't tell its reason.
  ["a text breaks its connection", rejectBad("ECONNECTION"), 40, 25],
  ["one record can't be read", breakRecord],
  ["each fiftieth call of the store fails", withSpam({ useStore: failEach(50, "EIO") }), 20],
  ["600 posts arrive in nine minutes", () => site.flood(900, undefined, 9 * MINUTE), 60, 1],
])("mails each message with its text, while %s", async (name, begin, most = 10, unread = 0) => {
  begin();
  await site.run();
  const report = site.report();
  // After a failed write, a record is mailed again.
  expect(report.copies).toBeLessThanOrEqual(name.includes("fiftieth") ? 12 : 0);
  expect(report.unread).toBeLessThanOrEqual(unread);
  expect(Math.max(...report.delays)).toBeLessThanOrEqual(most);
  expect(site.longestRun).toBeLessThan(25 * SECOND);
});

it("mails each recipient once, if the mailbox of the second one is full for two hours", async () => {
  process.env.NOTIFY_TO = `${FIRM}, other@example.com`;
  site.reject = (recipient) => (recipient !== FIRM && isEarly() ? 452 : undefined);
  site.flood(HOUR / 13);
  await site.run();
  for (const recipient of [FIRM, "other@example.com"])
    expect(site.report(recipient)).toMatchObject({ unread: 0, copies: 0 });
  expect(site.keys("new/")).toEqual([]);
});

it("tells about the newest of ten thousand, and sends the digest, in time, although the store is slow", async () => {
  site.callTime = 400;
  for (let index = 0; index < 10_000; index += 1) site.put(`Spam${index}`, -index * SECOND);
  const id = site.put("Ada", 0);
  for (let index = 0; index < 4_000; index += 1) site.set(`spam/${submissionOf(`Old${index}`, -500 * DAY).id}`, "{}");
  site.start(0, () => deliver(site.store, mailSettings()));
  site.start(MINUTE, () => runDaily(site.store, mailSettings));
  await site.pass(2 * MINUTE);
  expect(site.mails.filter(({ text }) => text.includes(id))).toHaveLength(1);
  const { subject, text = "" } = site.mails.at(-1) ?? {};
  expect(subject).toContain("in 24 hours");
  expect(text).toMatch(/counts only some[^]*(\ncontact\/.*){100}\nand \d{4} more\n/);
  expect(site.longestRun).toBeLessThan(28 * SECOND);
});
