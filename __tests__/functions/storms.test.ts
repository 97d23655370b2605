import { setImmediate as immediate } from "node:timers/promises";
import { mailSettings } from "../../netlify/settings";
import { runDaily } from "../../netlify/submissions/daily";
import { deliver } from "../../netlify/submissions/deliver";
import type { Store } from "../../netlify/submissions/store";
import { createSubmission, newSubmission } from "../../netlify/submissions/submission";
import type { State } from "../../netlify/submissions/submission";
import { SUBMISSION_KINDS } from "../../src/forms/submission-kind";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import { simulateClock } from "./support/call";
import { FIRM, setMailServer } from "./support/mail-server";

const [SECOND, MINUTE, HOUR, DAY] = [1_000, 60_000, 3_600_000, 86_400_000] as const;

const START = Date.parse("2026-11-25T00:00:00Z");

/** The time since the start in milliseconds, as all times here. */
const now = () => Date.now() - START;

const sleep = (time: number) => new Promise<void>((wake) => setTimeout(wake, time));

const submissionOf = (kind: SubmissionKind, name: string, time: number) =>
  newSubmission(kind, { name, email: `${name}@example.com` }, new Date(START + time));

interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly signal?: AbortSignal;
}

/** The site's code with a simulated clock, store and mail server: hours pass in seconds. */
class Simulation {
  /** Of the store. */
  callTime = 100;
  readonly mails: (Mail & { readonly time: number })[] = [];
  /** The time that all functions ran after their answers, and that the longest one ran. */
  functionTime = 0;
  longestRun = 0;

  /** Throws if the mail server doesn't accept a mail. */
  accept: () => void = () => undefined;
  /** Throws if the mail server doesn't confirm a mail that it has accepted. */
  confirm: () => void = () => undefined;

  private readonly entries = new Map<string, { readonly text: string; readonly etag: string }>();
  private readonly genuine: { readonly time: number; readonly id: string }[] = [];

  private async call<T>(work: () => T, pages = 1): Promise<T> {
    await sleep(this.callTime * pages);
    return work();
  }

  private set(key: string, text: string): string {
    const etag = `${Math.random()}`;
    this.entries.set(key, { text, etag });
    return etag;
  }

  readonly store: Store = {
    create: (key, text) => this.call(() => !this.entries.has(key) && Boolean(this.set(key, text))),
    read: (key) => this.call(() => this.entries.get(key)),
    replace: (key, text, etag) =>
      this.call(() => (this.entries.get(key)?.etag === etag ? this.set(key, text) : undefined)),
    remove: (key) => this.call(() => void this.entries.delete(key)),
    list: (prefix, max = Infinity) => {
      const keys = [...this.entries.keys()].filter((key) => key.startsWith(prefix)).slice(0, max);
      return this.call(() => keys, Math.ceil((keys.length + 1) / 1_000));
    },
  };

  readonly sendMail = async (mail: Mail) => {
    const aborted = new Promise<never>((_, reject) =>
      mail.signal?.addEventListener("abort", () => reject(new Error("The mail server took too long."))),
    );
    await Promise.race([sleep(SECOND / 2), aborted]);
    this.accept();
    this.mails.push({ ...mail, time: now() });
    this.confirm();
    return { accepted: [FIRM] };
  };

  /** Starts a function at a time. */
  start(time: number, work: () => Promise<unknown>): void {
    const end = () => {
      this.functionTime += now() - time;
      this.longestRun = Math.max(this.longestRun, now() - time);
    };
    setTimeout(() => void work().then(end, end), time - now());
  }

  /** Stores a submission without mailing it. Returns its id. */
  put(kind: SubmissionKind, name: string, time = 0, state: State = "new"): string {
    const submission = submissionOf(kind, name, time);
    this.set(`${state}/${submission.id}`, JSON.stringify(submission));
    return submission.id;
  }

  /** Submissions at regular times, which endpoints store and mail. */
  post(kinds: readonly SubmissionKind[], from: number, to: number, every: number, isGenuine = false): void {
    const send = (time: number, index: number) => {
      if (time >= to) return;
      this.start(time, async () => {
        send(time + every, index + 1);
        const submission = submissionOf(kinds[index % kinds.length] ?? "contact", `From${from}and${index}`, time);
        if (isGenuine) this.genuine.push({ time, id: submission.id });
        await createSubmission(this.store, "new", submission);
        await deliver(this.store, mailSettings(), { only: submission.id });
      });
    };
    send(from, 0);
  }

  /** Runs everything until a time, with the scheduled functions. */
  async run(until: number): Promise<void> {
    const schedule = (first: number, every: number, work: () => Promise<unknown>) => {
      for (let time = first; time < until; time += every) this.start(time, work);
    };
    schedule(10 * MINUTE, 10 * MINUTE, () => deliver(this.store, mailSettings()));
    schedule(6 * HOUR, DAY, () => runDaily(this.store, mailSettings));
    for (; jest.getTimerCount() > 0 && now() < until; await immediate()) jest.advanceTimersToNextTimer();
  }

  countOf = (state: State) => [...this.entries.keys()].filter((key) => key.startsWith(`${state}/`)).length;

  countMails = (subject: RegExp) => this.mails.filter((mail) => subject.test(mail.subject)).length;

  /** Returns the minutes until a mail told about each genuine submission; Infinity if none did. */
  delays(): number[] {
    return this.genuine.map(({ time, id }) => {
      const mail = this.mails.find(({ text }) => text.includes(id));
      return mail ? (mail.time - time) / MINUTE : Infinity;
    });
  }
}

let site: Simulation;
jest.mock("nodemailer", () => ({
  createTransport: () => ({ sendMail: (mail: Mail) => site.sendMail(mail), close: () => undefined }),
}));

beforeEach(() => {
  simulateClock();
  jest.setSystemTime(START);
  for (const method of ["log", "error"] as const) jest.spyOn(console, method).mockImplementation();
  setMailServer("smtp://127.0.0.1");
  site = new Simulation();
});
afterEach(() => jest.useRealTimers().restoreAllMocks());

const ALL = [...SUBMISSION_KINDS];

const fail = (code: string, responseCode?: number) => {
  throw Object.assign(new Error(code), { code, responseCode });
};

it.each<[perHour: number, hours: number, most: number, SubmissionKind[]?]>([
  [2_400, 1, 10],
  [1_000, 2, 10, ALL],
  [10_000, 0.5, 3 * 60],
])(
  "tells about each genuine message while %i posts an hour arrive for %d hours, within %i minutes",
  async (perHour, hours, most, kinds = ["contact"]) => {
    site.post(kinds, 0, hours * HOUR, HOUR / perHour);
    site.post(["contact"], 3 * MINUTE, hours * HOUR, 15 * MINUTE, true);
    await site.run((hours + 4) * HOUR);
    expect(Math.max(...site.delays())).toBeLessThan(most);
    expect([site.countOf("new"), site.longestRun < 25 * SECOND]).toEqual([0, true]);
  },
);

it.each<[string, max: number, period: number, perHour: number, most: number, SubmissionKind[]?]>([
  ["20 mails an hour", 20, HOUR, 60, 10],
  ["20 mails an hour", 20, HOUR, 1_000, 10],
  ["20 mails an hour", 20, HOUR, 180, 10, ALL],
  ["100 mails a day", 100, DAY, 60, 10 * 60],
])("reaches a firm whose mail server accepts %s", async (_name, max, period, perHour, most, kinds = ["contact"]) => {
  site.accept = () => {
    if (site.mails.filter(({ time }) => time > now() - period).length >= max) fail("EMESSAGE", 450);
  };
  const hours = period === DAY ? 24 : 7;
  site.post(kinds, 0, hours * HOUR, HOUR / perHour);
  site.post(["contact"], 3 * MINUTE, hours * HOUR, 30 * MINUTE, true);
  await site.run((hours + 8) * HOUR);
  expect(Math.max(...site.delays())).toBeLessThan(most);
  expect(site.countOf("new")).toBe(0);
  if (period === HOUR) expect(site.countMails(/in 24 hours/)).toBe(1);
  expect(site.countMails(/too many submissions/)).toBe(perHour >= 1_000 ? 1 : 0);
});

it("uses little time while the mail server is dead for half an hour, and then tells about all", async () => {
  site.accept = () => void (now() < 30 * MINUTE && fail("ESOCKET"));
  site.post(["contact"], 0, 30 * MINUTE, (30 * MINUTE) / 5_000);
  await site.run(4 * HOUR);
  expect(site.functionTime).toBeLessThan(3_267 * SECOND);
  expect(site.countOf("new")).toBe(0);
});

it("sends few copies to a mail server that accepts mails and drops the connection before it says so", async () => {
  site.confirm = () => fail("ECONNECTION");
  site.post(["contact"], 0, 5 * HOUR, HOUR / 200);
  await site.run(5 * HOUR);
  expect(site.mails.length).toBeLessThanOrEqual(106);
});

it("tells about the newest of a hundred thousand waiting submissions, and deletes, in time, although the store is slow", async () => {
  site.callTime = 250;
  for (let index = 0; index < 100_000; index += 1) site.put("contact", `Spam${index}`, -index * SECOND);
  const id = site.put("contact", "Ada");
  for (let index = 0; index < 100; index += 1) site.put("application", `Old${index}`, -500 * DAY, "spam");
  site.start(0, () => deliver(site.store, mailSettings()));
  site.start(MINUTE, () => runDaily(site.store, mailSettings));
  await site.run(2 * MINUTE);
  expect(site.mails.filter(({ text }) => text.includes(id))).toHaveLength(1);
  expect([site.countMails(/in 24 hours/), site.countOf("spam")]).toEqual([1, 0]);
  expect(site.longestRun).toBeLessThan(28 * SECOND);
});
