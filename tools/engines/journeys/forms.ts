import { expectNotice, NOTICE } from "../expect";
import type { Journey, Visit } from "../visit";
import { CONTACT, live, NEWSLETTER } from "./form-steps";

const invalid = (visit: Visit, form: string, names: readonly string[]) =>
  visit.untilSame(
    "the fields with errors",
    names,
    (selector) =>
      [...document.querySelectorAll(`${selector} [aria-invalid=true]`)].map(
        (field) => field.getAttribute("name") ?? "",
      ),
    form,
  );

const newsletter: Journey = {
  name: "newsletter form",
  run: async (visit) => {
    await visit.open("/webinars");
    await live(visit, NEWSLETTER);
    await visit.click(`${NEWSLETTER} button[type=submit]`);
    await invalid(visit, NEWSLETTER, ["email"]);
    await visit.type(`${NEWSLETTER} [name=email]`, "reader@example.com");
    await invalid(visit, NEWSLETTER, []);
    await visit.press("Enter");
    await expectNotice(visit, "Subscription Successful");
  },
};

const contact: Journey = {
  name: "contact form",
  run: async (visit) => {
    await visit.open("/contact");
    await live(visit, CONTACT);
    await visit.click(`${CONTACT} button[type=submit]`);
    await invalid(visit, CONTACT, ["name", "email", "message"]);
    await visit.untilSame("what has focus", "name", () => document.activeElement?.getAttribute("name") ?? "");
    await visit.type(`${CONTACT} [name=name]`, "Grace Example");
    await visit.type(`${CONTACT} [name=email]`, "grace@example.com");
    await visit.type(`${CONTACT} [name=message]`, "We would like to talk about two new markets.");
    await visit.click(`${CONTACT} button[type=submit]`);
    await expectNotice(visit, "Message Sent");
    await visit.untilSame(
      "what is left in the form",
      "",
      (form) => document.querySelector<HTMLTextAreaElement>(`${form} [name=message]`)?.value ?? "",
      CONTACT,
    );
  },
};

const notices: Journey = {
  name: "notices",
  run: async (visit) => {
    await visit.open("/webinars");
    await live(visit, NEWSLETTER);
    await visit.type(`${NEWSLETTER} [name=email]`, "reader@example.com");
    await visit.press("Enter");
    await expectNotice(visit, "Subscription Successful");
    await visit.press("F8");
    await visit.until(
      "F8 moves focus to the notices",
      () => document.activeElement?.closest("[data-scope=toast]") instanceof Element,
    );
    // It may still be on its way in, and the mouse would miss it.
    await visit.evaluate((notice) => {
      document.querySelector<HTMLElement>(`${notice} button`)?.focus();
    }, NOTICE);
    await visit.press("Enter");
    await visit.untilSame("the notices", 0, (notice) => document.querySelectorAll(notice).length, NOTICE);
    await visit.type(`${NEWSLETTER} [name=email]`, "reader@example.com");
    await visit.press("Enter");
    await expectNotice(visit, "Subscription Successful");
    // By itself, after five seconds.
    await visit.untilSame("the notices", 0, (notice) => document.querySelectorAll(notice).length, NOTICE);
  },
};

/** The forms that stand in the page, and what visitors are told. */
export const FORMS: readonly Journey[] = [newsletter, contact, notices];
