import type { Locator, Page } from "playwright-core";
import jobs from "../../data/jobs.json";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import { notices, waitForFocus, waitForNotice } from "./support/notices";
import type { Told } from "./support/notices";
import { storedFrom } from "./support/stored";
import type { Values } from "./support/stored";
import { PHONE, newVisitor } from "./support/visitor";

const visitor = newVisitor();

const NAME = "Name must be at least 2 characters";
const EMAIL = "Please enter a valid email address";

/** A form of the site, and what the specification says of it. */
interface FormCase {
  readonly kind: SubmissionKind;
  readonly path: string;
  readonly endpoint: string;
  readonly idle: string;
  readonly busy: string;
  readonly success: Told;
  readonly failure: Told;
  /** The labels as they are shown, in order. */
  readonly labels: readonly string[];
  /** The messages below the fields of the empty form, in order. */
  readonly errors: Values;
  /** Every field filled in, without the address. */
  readonly filled: Values;
  /** One character, or one rule, short of being accepted. */
  readonly tooShort: Values;
  /** Just enough to be accepted, without the address. */
  readonly enough: Values;
  /** What stands in the form before anybody writes in it. */
  readonly empty: Values;
  /** What has to be pressed before the form is shown. */
  readonly opener?: string;
}

const [job] = jobs;
if (!job) throw new Error("no jobs");

const NEWSLETTER: FormCase = {
  kind: "newsletter",
  path: "/webinars",
  endpoint: "/api/newsletter/subscribe",
  idle: "Subscribe",
  busy: "Subscribing...",
  success: { title: "Subscription Successful", text: "Thank you for subscribing to our newsletter!" },
  failure: { title: "Subscription Failed", text: "There was a problem with your subscription. Please try again." },
  labels: ["Email *"],
  errors: { email: EMAIL },
  filled: {},
  tooShort: { email: "reader@example" },
  enough: {},
  empty: { email: "" },
};

const APPLICATION: FormCase = {
  kind: "application",
  path: "/careers",
  endpoint: "/api/careers/apply",
  idle: "Submit Application",
  busy: "Submitting...",
  success: { title: "Application Submitted", text: "Thank you for your application. We'll be in touch soon!" },
  failure: { title: "Submission Failed", text: "There was a problem submitting your application. Please try again." },
  labels: ["Position *", "Name *", "Email *", "Phone", "Resume *", "Cover Letter"],
  errors: { name: NAME, email: EMAIL, resume: "Resume content is required" },
  filled: {
    name: "Ada Example",
    phone: "+1 555 0100",
    position: job.title,
    resume: "Ten years of operations work\nin three countries.",
    coverLetter: "Dear team,\nI would like to join you.",
  },
  tooShort: { name: "A", email: "ada@example", resume: "123456789" },
  enough: { name: "Al", resume: "1234567890", position: job.title },
  empty: { name: "", email: "", phone: "", position: job.title, resume: "", coverLetter: "" },
  opener: `Apply Now for ${job.title}`,
};

const CONTACT: FormCase = {
  kind: "contact",
  path: "/contact",
  endpoint: "/api/contact",
  idle: "Send Message",
  busy: "Submitting...",
  success: { title: "Message Sent", text: "Thank you for your message. We'll be in touch soon!" },
  failure: { title: "Submission Failed", text: "There was a problem sending your message. Please try again." },
  labels: ["Name *", "Email *", "Phone", "Company", "Service", "Message *"],
  errors: { name: NAME, email: EMAIL, message: "Message must be at least 10 characters" },
  filled: {
    name: "Grace Example",
    phone: "+44 20 5550 0100",
    company: "Example & Sons",
    service: "market-analysis",
    message: "We would like to talk\nabout two new markets.",
  },
  tooShort: { name: "G", email: "grace@example", message: "123456789" },
  enough: { name: "Gr", message: "1234567890" },
  empty: { name: "", email: "", phone: "", company: "", service: "", message: "" },
};

const FORMS = [NEWSLETTER, APPLICATION, CONTACT];

const formOn = (page: Page, { endpoint }: FormCase) => page.locator(`form[action="${endpoint}"]`);

async function open(formCase: FormCase) {
  const { page, problems } = await visitor.open();
  await page.goto(formCase.path, { waitUntil: "networkidle" });
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
  });
  if (formCase.opener) await page.getByRole("button", { name: formCase.opener }).click();
  const form = formOn(page, formCase);
  await form.waitFor();
  return { page, form, problems, posts };
}

const control = (form: Locator, name: string) => form.locator(`[name="${name}"]`);

/** Fills in the fields, but for one that is filled in already and cannot be changed. */
async function fill(form: Locator, values: Values): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = control(form, name);
    if (await field.evaluate((element) => element instanceof HTMLSelectElement)) await field.selectOption(value);
    else if (await field.isEditable()) await field.fill(value);
  }
}

/** What stands in the form's fields that a visitor sees. */
const valuesOf = (form: Locator): Promise<Values> =>
  form.evaluate((element: HTMLFormElement) => {
    const fields = element.querySelectorAll<HTMLInputElement>("label[for] ~ :is(input, select, textarea)");
    return Object.fromEntries([...fields].map(({ name, value }) => [name, value]));
  });

/** The messages that stand directly below their field and are tied to it, by the field's name. */
const errorsOf = (form: Locator): Promise<Values> =>
  form.evaluate((element: HTMLFormElement) => {
    const fields = element.querySelectorAll<HTMLInputElement>("[aria-invalid=true]");
    const below = (field: HTMLInputElement) => {
      const ids = field.getAttribute("aria-describedby")?.split(" ") ?? [];
      const error = ids.map((id) => document.getElementById(id)).find((node) => node?.role === "alert");
      const gap = error ? error.getBoundingClientRect().top - field.getBoundingClientRect().bottom : NaN;
      return gap >= 0 && gap < 24 ? (error?.textContent ?? "") : "no message below";
    };
    return Object.fromEntries([...fields].map((field) => [field.name, below(field)]));
  });

const submit = (form: Locator, { idle }: FormCase) => form.getByRole("button", { name: idle, exact: true }).click();

/** Leaves requests to this address without an answer until the returned function is called. */
async function hold(page: Page, endpoint: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${endpoint}`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

describe.each(FORMS)("the $kind form", (formCase) => {
  const { kind, endpoint, idle, busy, success, failure, labels, errors, filled, tooShort, enough, empty } = formCase;

  test("labels its fields, the required ones with an asterisk", async () => {
    const { form } = await open(formCase);
    expect(await form.locator("label[for]").allInnerTexts()).toEqual(labels);
    for (const label of labels) expect(await form.getByLabel(label, { exact: true }).isVisible()).toBe(true);
    expect(await valuesOf(form)).toEqual(empty);
  });

  test("says what is wrong on submit first, under each field, and moves to the first of them", async () => {
    const { page, form, posts } = await open(formCase);
    await fill(form, tooShort);
    await page.keyboard.press("Tab");
    expect(await form.getByRole("alert").count()).toBe(0);

    for (const values of [tooShort, Object.fromEntries(Object.keys(tooShort).map((name) => [name, ""]))]) {
      await fill(form, values);
      await submit(form, formCase);
      await form.getByRole("alert").first().waitFor();
      await waitForFocus(page, control(form, Object.keys(errors)[0] ?? ""));
      expect(await errorsOf(form)).toEqual(errors);
    }

    await fill(form, { ...enough, email: "ada@example" });
    await submit(form, formCase);
    await waitForFocus(page, control(form, "email"));
    expect(await errorsOf(form)).toEqual({ email: EMAIL });
    expect(posts).toEqual([]);
    expect(await notices(page).count()).toBe(0);
  });

  test("says what is wrong with every change, once it was submitted", async () => {
    const { page, form } = await open(formCase);
    await submit(form, formCase);
    await form.getByRole("alert").first().waitFor();

    const accepted: Values = { ...enough, email: "a@b.co" };
    for (const [name, message] of Object.entries(errors)) {
      const field = control(form, name);
      await field.fill(accepted[name] ?? "");
      await page.waitForFunction((node) => !node?.hasAttribute("aria-invalid"), await field.elementHandle());
      expect(await errorsOf(form)).toEqual(
        Object.fromEntries(Object.entries(errors).filter(([other]) => other !== name)),
      );
      await field.fill(tooShort[name] ?? "");
      await page.waitForFunction((node) => node?.hasAttribute("aria-invalid"), await field.elementHandle());
      expect(await errorsOf(form)).toEqual({ ...errors, [name]: message });
    }
  });

  test("sends exactly the specification's keys, stores them, says so and is empty again", async () => {
    const { page, form, problems, posts } = await open(formCase);
    const email = `everything.${kind}@example.com`;
    const values = { ...filled, email };
    await fill(form, values);
    expect(await valuesOf(form)).toEqual(values);
    const sent = page.waitForRequest(`**${endpoint}`);
    await submit(form, formCase);
    await waitForNotice(page, success);

    const request = await sent;
    expect(request.method()).toBe("POST");
    expect(request.headers()["content-type"]).toBe("application/json");
    expect(request.postDataJSON()).toEqual(values);
    expect(await storedFrom(kind, email)).toEqual([values]);
    expect(posts).toEqual([endpoint]);
    expect(problems).toEqual([]);

    if (formCase.opener) {
      await page.getByRole("dialog").waitFor({ state: "detached" });
      await waitForFocus(page, page.getByRole("button", { name: formCase.opener }));
      await page.getByRole("button", { name: formCase.opener }).click();
      await form.waitFor();
    }
    expect(await valuesOf(form)).toEqual(empty);
    await fill(form, tooShort);
    await page.keyboard.press("Tab");
    expect(await form.getByRole("alert").count()).toBe(0);
  });

  test("needs no more than the required fields", async () => {
    const { page, form } = await open(formCase);
    const email = `required.${kind}@example.com`;
    await fill(form, { ...enough, email });
    const sent = page.waitForRequest(`**${endpoint}`);
    await submit(form, formCase);
    await waitForNotice(page, success);
    expect((await sent).postDataJSON()).toEqual({ ...empty, ...enough, email });
    expect(await storedFrom(kind, email)).toEqual([{ ...empty, ...enough, email }]);
  });

  test("while it is sent, its button is disabled and says so", async () => {
    const { page, form, posts } = await open(formCase);
    const release = await hold(page, endpoint);
    await fill(form, { ...enough, email: `held.${kind}@example.com` });
    await submit(form, formCase);
    const button = form.getByRole("button", { name: busy, exact: true });
    await button.waitFor();
    expect(await button.isDisabled()).toBe(true);
    await control(form, "email").press("Enter");
    expect(await notices(page).count()).toBe(0);
    release();
    await waitForNotice(page, success);
    expect(posts).toEqual([endpoint]);
    if (!formCase.opener) expect(await form.getByRole("button", { name: idle, exact: true }).isEnabled()).toBe(true);
  });

  test("says that it failed, keeps what was entered, and does not try again by itself", async () => {
    const { page, form, posts } = await open(formCase);
    let broken = true;
    await page.route(`**${endpoint}`, (route) =>
      broken ? route.fulfill({ status: 503, body: "{}" }) : route.continue(),
    );
    const email = `failure.${kind}@example.com`;
    const values = { ...filled, email };
    await fill(form, values);
    await submit(form, formCase);
    await waitForNotice(page, failure);
    expect(await valuesOf(form)).toEqual(values);
    expect(await form.isVisible()).toBe(true);
    if (formCase.opener) expect(await page.getByRole("dialog").count()).toBe(1);
    expect(await form.getByRole("button", { name: idle, exact: true }).isEnabled()).toBe(true);
    expect(posts).toEqual([endpoint]);

    broken = false;
    await submit(form, formCase);
    await waitForNotice(page, success);
    expect(await storedFrom(kind, email)).toEqual([values]);
  });

  test("says that it failed where there is no connection", async () => {
    const { page, form } = await open(formCase);
    const values = { ...empty, ...enough, email: `offline.${kind}@example.com` };
    await fill(form, values);
    await page.route(`**${endpoint}`, (route) => route.abort("internetdisconnected"));
    await submit(form, formCase);
    await waitForNotice(page, failure);
    expect(await valuesOf(form)).toEqual(values);
  });

  describe("without JavaScript", () => {
    const openPlain = async () => {
      const { page } = await visitor.open({ javaScriptEnabled: false });
      await page.goto(formCase.path);
      return { page, form: formOn(page, formCase) };
    };

    test("is stored, and ends at the page that says so", async () => {
      const { page, form } = await openPlain();
      const email = `plain.${kind}@example.com`;
      const values = { ...filled, email };
      await fill(form, values);
      await submit(form, formCase);
      await page.waitForURL((url) => url.pathname === `/submitted/${kind}/success`);
      expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(success.title);
      expect(await page.getByRole("main").getByText(success.text, { exact: true }).isVisible()).toBe(true);
      const stored = await storedFrom(kind, email);
      expect(stored).toEqual([values]);
    });

    test("is held back by the browser while a required field is empty", async () => {
      const { page, form } = await openPlain();
      await submit(form, formCase);
      expect(await form.locator(":focus:invalid").getAttribute("name")).toBe(Object.keys(errors)[0]);
      expect(new URL(page.url()).pathname).toBe(formCase.path);
    });

    test("is not stored where it is not valid, and ends at the page that says so", async () => {
      const { page, form } = await openPlain();
      const { email = "" } = tooShort;
      await fill(form, { ...empty, ...tooShort });
      await submit(form, formCase);
      await page.waitForURL((url) => url.pathname === `/submitted/${kind}/failure`);
      expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(failure.title);
      expect(await page.getByRole("main").getByText(failure.text, { exact: true }).isVisible()).toBe(true);
      expect(await storedFrom(kind, email)).toEqual([]);
    });
  });
});

describe.each(["/white-papers", "/blog", "/contact", "/webinars"])("the newsletter on %s", (path) => {
  const formCase: FormCase = { ...NEWSLETTER, path };

  test("has one labelled field, which is checked", async () => {
    const { page, form } = await open(formCase);
    expect(await form.count()).toBe(1);
    expect(await form.locator("label[for]").allInnerTexts()).toEqual(["Email *"]);
    await form.getByLabel("Email *", { exact: true }).fill("reader");
    await submit(form, formCase);
    await form.getByRole("alert").waitFor();
    await waitForFocus(page, control(form, "email"));
    expect(await errorsOf(form)).toEqual({ email: EMAIL });
  });

  test("takes a subscription", async () => {
    const { page, form } = await open(formCase);
    const email = `reader.of${path.replace("/", ".")}@example.com`;
    await control(form, "email").fill(email);
    await submit(form, formCase);
    await waitForNotice(page, formCase.success);
    expect(await storedFrom("newsletter", email)).toEqual([{ email }]);
    expect(await control(form, "email").inputValue()).toBe("");
  });
});

test("the contact form stands under its heading, in the section that the request for a consultation leads to", async () => {
  const { page } = await visitor.open();
  await page.goto("/contact#request-consultation");
  const section = page.locator("#request-consultation");
  expect(await section.getByRole("heading", { name: "Send Us a Message", exact: true }).isVisible()).toBe(true);
  const services = section.getByLabel("Service").locator("option");
  expect(await services.evaluateAll((options: HTMLOptionElement[]) => options.map(({ value }) => value))).toEqual([
    "",
    "consulting",
    "digital",
    "innovation",
    "strategy",
    "operations",
    "market-analysis",
    "not-sure",
  ]);
});

// Whether the form is drawn between the press and the result of the check is a matter of chance: four visitors try.
test.each([1, 2, 3, 4])(
  "a form that is submitted before its scripts are there takes focus to the first error (visitor %i)",
  async () => {
    const { page } = await visitor.open({ viewport: PHONE, reducedMotion: "reduce" });
    await page.goto("/contact", { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Send Message" }).click();
    await page.getByText(NAME).waitFor();
    await waitForFocus(page, page.getByLabel("Name"));
  },
);
