import type { Visit } from "../visit";

export const NEWSLETTER = 'form[action="/api/newsletter/subscribe"]';

export const CONTACT = 'form[action="/api/contact"]';

export const APPLICATION = 'form[action="/api/careers/apply"]';

/** Brings a form into sight and waits until its scripts are at work: React gives what it controls a value attribute. */
export async function live(visit: Visit, form: string): Promise<void> {
  await visit.bring(`${form} button[type=submit]`);
  await visit.until(
    "the form is live",
    (selector) => document.querySelector(`${selector} [name=email][value]`) !== null,
    form,
  );
}
