import type { Locator, Page } from "@playwright/test";
import type { FormCase } from "./form-cases";
import type { Values } from "./stored";
import { holdBack } from "./hold-back";
import { expect, waitUntilLive } from "./test";

/** The form's element. */
export const formOn = (page: Page, { endpoint }: FormCase): Locator => page.locator(`form[action^="${endpoint}"]`);

/** The box of a field. */
export const control = (form: Locator, name: string): Locator => form.locator(`[name="${name}"]`);

/** Brings the form into sight and waits until its scripts are at work: React gives what it controls a value attribute. */
export async function waitForLiveForm(form: Locator): Promise<void> {
  // At one go: the form is exchanged for another as soon as it comes into sight.
  await form.evaluate((element) => {
    element.scrollIntoView({ behavior: "instant", block: "center" });
  });
  await expect(form.locator("[name=email][value]")).toBeVisible();
}

/** Brings the form of the page that is open into sight, in its dialog where it has one. */
export async function showForm(page: Page, formCase: FormCase): Promise<Locator> {
  await waitUntilLive(page);
  if (formCase.opener) await page.getByRole("button", { name: formCase.opener, exact: true }).click();
  const form = formOn(page, formCase);
  await waitForLiveForm(form);
  return form;
}

/** The form of a page, with its scripts at work; `posts` are the addresses that the page has posted to. */
export async function openForm(page: Page, formCase: FormCase) {
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
  });
  await page.goto(formCase.path);
  return { form: await showForm(page, formCase), posts };
}

/** Fills in the fields, but for one that is filled in already and cannot be changed. */
export async function fill(form: Locator, values: Values): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = control(form, name);
    if (await field.evaluate((element) => element instanceof HTMLSelectElement)) await field.selectOption(value);
    else if (await field.isEditable()) await field.fill(value);
  }
}

/** Presses the submit button. */
export async function submit(form: Locator, { idle }: FormCase): Promise<void> {
  await form.getByRole("button", { name: idle, exact: true }).click();
}

/** What is in the form's fields that a visitor sees. */
export function valuesOf(form: Locator): Promise<Values> {
  return form.evaluate((element: HTMLFormElement) => {
    const fields = element.querySelectorAll<HTMLInputElement>("label[for] ~ :is(input, select, textarea)");
    return Object.fromEntries([...fields].map(({ name, value }) => [name, value]));
  });
}

/** Waits until this is in the fields. */
export const expectValues = (form: Locator, values: Values) => expect.poll(() => valuesOf(form)).toEqual(values);

/** The messages of a form, one a wrong field. */
export const errorTexts = (form: Locator): Locator => form.locator("[id$='-error']");

/** The messages that are directly below their field and are tied to it, by the field's name. */
export function errorsOf(form: Locator): Promise<Values> {
  return form.evaluate((element: HTMLFormElement) => {
    const fields = element.querySelectorAll<HTMLInputElement>("[aria-invalid=true]");
    const below = (field: HTMLInputElement) => {
      const ids = field.getAttribute("aria-describedby")?.split(" ") ?? [];
      const error = ids.map((id) => document.getElementById(id)).find((node) => node?.id.endsWith("-error"));
      const gap = error ? error.getBoundingClientRect().top - field.getBoundingClientRect().bottom : NaN;
      return gap >= 0 && gap < 24 ? (error?.textContent ?? "") : "no message below";
    };
    return Object.fromEntries([...fields].map((field) => [field.name, below(field)]));
  });
}

/** Leaves requests to these addresses without an answer until the returned function is called. */
export const hold = async (page: Page, addresses: string) => (await holdBack(page, addresses)).letGo;
