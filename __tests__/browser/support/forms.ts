import type { Locator, Page } from "@playwright/test";
import type { FormCase } from "./form-cases";
import type { SubmissionValues } from "../../../netlify/submissions/submission";
import { openApplyDialog } from "./steps";
import { expect, waitUntilHydrated } from "./test";

export const formOn = (page: Page, { endpoint }: FormCase): Locator => page.locator(`form[action^="${endpoint}"]`);

export const control = (form: Locator, name: string): Locator => form.locator(`[name="${name}"]`);

/** Scrolls to the form and waits until its scripts run. */
export async function waitForInteractiveForm(form: Locator): Promise<void> {
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute("novalidate");
}

/** Scrolls to the form on the current page, or opens its dialog. */
export async function showForm(page: Page, formCase: FormCase): Promise<Locator> {
  await waitUntilHydrated(page);
  if (formCase.inDialog) await openApplyDialog(page);
  const form = formOn(page, formCase);
  await waitForInteractiveForm(form);
  return form;
}

/** Opens the page of a form and waits until the form is interactive. `posts` lists the paths that the page posts to. */
export async function openForm(page: Page, formCase: FormCase) {
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
  });
  await page.goto(formCase.path);
  return { form: await showForm(page, formCase), posts };
}

/** Fills in all fields that are not read-only. */
export async function fill(form: Locator, values: SubmissionValues): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = control(form, name);
    if (await field.evaluate((element) => element instanceof HTMLSelectElement)) await field.selectOption(value);
    else if (await field.isEditable()) await field.fill(value);
  }
}

export const submitButton = (form: Locator): Locator => form.locator("[type=submit]");

export const submit = (form: Locator): Promise<void> => submitButton(form).click();

/** The values of the visible fields (without the honeypot). */
export function valuesOf(form: Locator): Promise<SubmissionValues> {
  return form.evaluate((element: HTMLFormElement) => {
    const fields = element.querySelectorAll<HTMLInputElement>("label[for] ~ :is(input, select, textarea)");
    return Object.fromEntries([...fields].map(({ name, value }) => [name, value]));
  });
}

export const expectValues = (form: Locator, values: SubmissionValues) =>
  expect.poll(() => valuesOf(form)).toEqual(values);

export const errorTexts = (form: Locator): Locator => form.locator("[id$='-error']");

/** The error of each invalid field, by the name of the field. Each must be right below its field and describe it. */
export function errorsOf(form: Locator): Promise<SubmissionValues> {
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
