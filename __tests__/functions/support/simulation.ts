import { setImmediate as microtasks } from "node:timers/promises";
import { mailSettings } from "../../../netlify/settings";
import { runDaily } from "../../../netlify/submissions/daily";
import { deliver } from "../../../netlify/submissions/deliver";
import type { Store } from "../../../netlify/submissions/store";
import { createSubmission, newSubmission } from "../../../netlify/submissions/submission";
import type { State } from "../../../netlify/submissions/submission";
import type { SubmissionKind } from "../../../src/forms/submission-kind";
import { FIRM, setMailServer } from "./mail-server";

export const [SECOND, MINUTE, HOUR, DAY] = [1_000, 60_000, 3_600_000, 86_400_000] as const;

const valuesOf = (name: string) => ({ name, email: `${name}@example.com`, message: name });

const START = Date.parse("2026-11-25T00:00:00Z");

export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly signal?: AbortSignal;
}

/**
 * The site's code with a simulated clock, store and mail server: hours pass in seconds. Times are in milliseconds since the
 * start. The test replaces nodemailer by `sendMail`.
 */
export class Simulation {
  now = 0;
  /** Of the store and the mail server. */
  callTime = 100;
  mailTime = 500;
  readonly mails: (Mail & { readonly time: number })[] = [];
  /** The time that all functions ran after their answers, and that the longest one ran. */
  functionTime = 0;
  longestRun = 0;

  /** Throws if the mail server doesn't accept a mail. */
  accept: () => void = () => undefined;
  /** Throws if the mail server doesn't confirm a mail that it has accepted. */
  confirm: () => void = () => undefined;

  /** Sorted by time. */
  private readonly events: { readonly time: number; readonly happen: () => void }[] = [];
  private readonly entries = new Map<string, { readonly text: string; readonly etag: string }>();
  private readonly posts: { readonly time: number; id: string; readonly isGenuine: boolean }[] = [];

  constructor() {
    jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick", "queueMicrotask", "performance"], now: START });
    jest.spyOn(AbortSignal, "timeout").mockImplementation((delay) => {
      const controller = new AbortController();
      this.at(this.now + delay, () => controller.abort());
      return controller.signal;
    });
    for (const method of ["log", "error"] as const) jest.spyOn(console, method).mockImplementation();
    setMailServer("smtp://127.0.0.1");
  }

  private at(time: number, happen: () => void): void {
    const before = this.events.findLastIndex((event) => event.time <= time);
    this.events.splice(before + 1, 0, { time, happen });
  }

  private readonly sleep = (time: number) => new Promise<void>((wake) => this.at(this.now + time, wake));

  private async call<T>(work: () => T, pages = 1): Promise<T> {
    await this.sleep(this.callTime * pages);
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
    await Promise.race([this.sleep(this.mailTime), aborted]);
    this.accept();
    this.mails.push({ ...mail, time: this.now });
    this.confirm();
    return { accepted: [FIRM] };
  };

  /** Starts a function at a time. */
  start(time: number, work: () => Promise<unknown>): void {
    this.at(time, () => {
      const end = () => {
        this.functionTime += this.now - time;
        this.longestRun = Math.max(this.longestRun, this.now - time);
      };
      void work().then(end, end);
    });
  }

  /** Stores a submission without mailing it. Returns its id. */
  put(kind: SubmissionKind, name: string, time = this.now, state: State = "new"): string {
    const submission = newSubmission(kind, valuesOf(name), new Date(START + time));
    this.set(`${state}/${submission.id}`, JSON.stringify(submission));
    return submission.id;
  }

  /** Submissions at regular times, which endpoints store and mail. */
  post(kinds: readonly SubmissionKind[], from: number, to: number, every: number, isGenuine = false): void {
    const next = (time: number, index: number) => {
      if (time >= to) return;
      this.at(time, () => next(time + every, index + 1));
      this.start(time, async () => {
        const kind = kinds[index % kinds.length] ?? "contact";
        const name = isGenuine ? `Ada${index}` : `Spam${from}and${index}`;
        const submission = newSubmission(kind, valuesOf(name));
        this.posts.push({ time, id: submission.id, isGenuine });
        await createSubmission(this.store, "new", submission);
        await deliver(this.store, mailSettings(), { only: submission.id });
      });
    };
    next(from, 0);
  }

  /** Runs everything until a time, with the scheduled functions. */
  async run(until: number): Promise<void> {
    const schedule = (first: number, every: number, work: () => Promise<unknown>) => {
      for (let time = first; time < until; time += every) if (time >= this.now) this.start(time, work);
    };
    schedule(10 * MINUTE, 10 * MINUTE, () => deliver(this.store, mailSettings()));
    schedule(6 * HOUR, DAY, () => runDaily(this.store, mailSettings));
    for (;;) {
      const [event] = this.events;
      if (!event || event.time > until) break;
      this.events.shift();
      this.now = event.time;
      jest.setSystemTime(START + event.time);
      event.happen();
      await microtasks();
    }
  }

  countOf = (state: State) => [...this.entries.keys()].filter((key) => key.startsWith(`${state}/`)).length;

  /** Returns the minutes until a mail told about each genuine submission; Infinity if none did. */
  delays(): number[] {
    const genuine = this.posts.filter(({ isGenuine }) => isGenuine);
    return genuine.map(({ time, id }) => {
      const mail = this.mails.find(({ text }) => text.includes(id));
      return mail ? (mail.time - time) / MINUTE : Infinity;
    });
  }
}
