import { jobs } from "../../../__tests__/browser/support/shown-content";
import { expectNotice, NOTICE } from "../expect";
import type { OtherAnswer } from "../proxy";
import type { Journey, Visit } from "../visit";
import { APPLICATION, CONTACT, live, NEWSLETTER } from "./form-steps";

const [job] = jobs;
if (!job) throw new Error("There are no open positions.");

/** A form, what is written in it, and what the visitor is told. */
interface SentForm {
  readonly path: string;
  /** Selects the form's element. */
  readonly form: string;
  /** The text of the button that opens it. */
  readonly opener?: string;
  /** By the names of the fields. */
  readonly values: Readonly<Record<string, string>>;
  readonly success: string;
  readonly failure: string;
}

const SENT_FORMS: readonly SentForm[] = [
  {
    path: "/webinars",
    form: NEWSLETTER,
    values: { email: "patient.reader@example.com" },
    success: "Subscription Successful",
    failure: "Subscription Failed",
  },
  {
    path: "/contact",
    form: CONTACT,
    values: { name: "Patience Example", email: "patience@example.com", message: "Is anybody there?" },
    success: "Message Sent",
    failure: "Submission Failed",
  },
  {
    path: "/careers",
    form: APPLICATION,
    opener: `Apply Now for ${job.title}`,
    values: { name: "Patience Example", email: "patience@example.com", resume: "Ten years of waiting for answers." },
    success: "Application Submitted",
    failure: "Submission Failed",
  },
];

/** What a form is answered that isn't stored: by a proxy that asks to sign in, by a server that is ill, by a page. */
const OTHER_ANSWERS: readonly OtherAnswer[] = [
  { status: 200, headers: { "content-type": "text/html" }, body: "<title>Sign in</title>" },
  { status: 200, headers: { "content-type": "application/json" }, body: '{"error":"Busy"}' },
  { status: 204 },
  { status: 302, headers: { location: "/about" } },
];

async function fillIn(visit: Visit, { path, form, opener, values }: SentForm): Promise<void> {
  await visit.open(path);
  if (opener) await visit.click("#positions article button", opener);
  await live(visit, form);
  for (const [name, value] of Object.entries(values)) await visit.type(`${form} [name=${name}]`, value);
}

const send = (visit: Visit, { form }: SentForm) => visit.click(`${form} button[type=submit]`);

/** Waits until the form holds what was written in it, and nothing else of what a visitor can write. */
const expectText = (visit: Visit, { form, values }: SentForm) =>
  visit.untilSame(
    "what is in the form",
    Object.values(values),
    (selector, names) =>
      names.map((name) => document.querySelector<HTMLInputElement>(`${selector} [name=${name}]`)?.value ?? null),
    form,
    Object.keys(values),
  );

async function closeNotice(visit: Visit): Promise<void> {
  await visit.evaluate((notice) => {
    document.querySelector<HTMLElement>(`${notice} button`)?.click();
  }, NOTICE);
  await visit.untilSame("the notices", 0, (notice) => document.querySelectorAll(notice).length, NOTICE);
}

const otherAnswers: Journey = {
  name: "forms that something else answers",
  run: async (visit) => {
    for (const sent of SENT_FORMS) {
      await fillIn(visit, sent);
      for (const answer of OTHER_ANSWERS) {
        visit.site.answerNext(answer);
        await send(visit, sent);
        await expectNotice(visit, sent.failure);
        await expectText(visit, sent);
        await closeNotice(visit);
      }
    }
  },
};

const lostAnswers: Journey = {
  name: "forms that nothing answers",
  run: async (visit) => {
    for (const sent of SENT_FORMS) {
      await fillIn(visit, sent);
      const before = visit.site.stored.length;
      visit.site.loseNextAnswer();
      await send(visit, sent);
      await visit.until(
        "the form is on its way",
        (form) => document.querySelector<HTMLButtonElement>(`${form} button[type=submit]`)?.disabled ?? false,
        sent.form,
      );
      for (const name of Object.keys(sent.values)) {
        await visit.type(`${sent.form} [name=${name}]`, "and more");
        await visit.untilSame("what has focus", name, () => document.activeElement?.getAttribute("name") ?? "");
      }
      await expectText(visit, sent);
      // By itself, after twenty seconds.
      await expectNotice(visit, sent.failure);
      await expectText(visit, sent);
      await send(visit, sent);
      await expectNotice(visit, sent.success);
      const [first, again, ...more] = visit.site.stored.slice(before);
      if (first === undefined || first !== again || more.length > 0)
        throw new Error(`${sent.path}: what was sent twice is stored as ${[first, again, ...more].join(", ")}`);
    }
  },
};

/** What the three forms do where the site's own answer doesn't come. */
export const SENDING: readonly Journey[] = [otherAnswers, lostAnswers];
