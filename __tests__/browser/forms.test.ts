import type { Locator, Page, Route } from "@playwright/test";
import { keyTime, type SubmissionValues } from "../../netlify/submissions/submission";
import { FIELDS } from "../../src/forms/fields";
import { FORMS } from "./support/form-cases";
import {
  control,
  errorTexts,
  errorsOf,
  expectValues,
  fill,
  openForm,
  submit,
  submitButton,
  valuesOf,
} from "./support/forms";
import { nextFrame } from "./support/page-state";
import { holdRequests } from "./support/requests";
import { isRoute } from "./support/routes";
import { applyButtons } from "./support/steps";
import { ownEmail, storedFrom } from "./support/stored";
import { expect, test } from "./support/test";
import { toasts, waitForToast } from "./support/toasts";

test.use({ reducedMotion: "reduce" });

const expectErrors = (form: Locator, errors: SubmissionValues) => expect.poll(() => errorsOf(form)).toEqual(errors);

/** Whether the error of the focused field, and the field's first line, are in the window and not covered. */
const showsError = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement;
    const error = document.getElementById(field?.getAttribute("aria-describedby")?.split(" ").at(-1) ?? "");
    const places = [...[3, -3].map((inset) => [error, inset] as const), [field, 48] as const];
    return places.map(([element, inset]) => {
      const { left, top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
      return document.elementFromPoint(left + 20, inset < 0 ? bottom + inset : top + inset) === element;
    });
  });

const LOW_WINDOWS = [320, 640].map((width) => ({ width, height: 400 }));

const without = (errors: SubmissionValues, field: string) =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field));

/** The server rejects the submission, or stores it but its response is lost. */
const FAILURES = [
  (route: Route) => route.fulfill({ status: 503, body: "{}" }),
  async (route: Route) => {
    await route.fetch();
    await route.abort("connectionreset");
  },
];

for (const formCase of FORMS) {
  const { kind, endpoint, inDialog, errors, filled, tooShort, shortest, empty } = formCase;
  const required = Object.keys(errors);

  test(`the ${kind} form shows errors after the first submit, then with every change`, async ({ page }) => {
    const { form, posts } = await openForm(page, formCase);
    const labels = FIELDS[kind].map((field) => (field.required ? `${field.label} *` : field.label));
    await expect.soft(form.locator("label[for]")).toHaveText(labels);
    for (const label of labels) await expect.soft(form.getByLabel(label, { exact: true })).toBeVisible();
    expect(await valuesOf(form)).toEqual(empty);
    await fill(form, tooShort);
    await page.keyboard.press("Tab");
    await nextFrame(page);
    await expect(errorTexts(form)).toHaveCount(0);

    for (const name of required) await control(form, name).fill("");
    await submit(form);
    await expect(control(form, required[0] ?? "")).toBeFocused();
    await expectErrors(form, errors);
    const accepted: SubmissionValues = { ...shortest, email: "a@b.co" };
    for (const name of required) {
      await control(form, name).pressSequentially(accepted[name] ?? "");
      await expectErrors(form, without(errors, name));
      await expect(control(form, name)).toHaveValue(accepted[name] ?? "");
      await control(form, name).fill(tooShort[name] ?? "");
      await expectErrors(form, errors);
    }
    await fill(form, shortest);
    await submit(form);
    await expect(control(form, "email")).toBeFocused();
    await expectErrors(form, { email: errors.email ?? "" });
    expect(posts).toEqual([]);
    await expect(toasts(page)).toHaveCount(0);
  });

  const tag = kind === "newsletter" ? ["@all"] : [];
  test(`the ${kind} form shows each error in a low window with text of 200%`, { tag }, async ({ page }) => {
    const { form } = await openForm(page, formCase);
    await page.addStyleTag({ content: "html { font-size: 200% !important; }" });
    const valid: SubmissionValues = { ...shortest, email: "a@b.co" };
    const fields = FIELDS[kind].filter(({ type, name }) => type !== "select" && name !== "position");
    for (const { name, maxLength } of fields)
      await control(form, name).fill(valid[name] ? "" : "x".repeat(maxLength + 1));
    for (const { name } of fields) {
      for (const size of LOW_WINDOWS) {
        await page.setViewportSize(size);
        await submitButton(form).focus();
        await page.keyboard.press("Enter");
        await expect(control(form, name)).toBeFocused();
        await expect.poll(() => showsError(page), `${name} at ${String(size.width)} px`).toEqual([true, true, true]);
      }
      await control(form, name).fill(valid[name] ?? "");
    }
  });

  test(`the ${kind} form is kept after a failure, stored once, then empty`, { tag: "@engine" }, async ({ page }) => {
    const { form, posts } = await openForm(page, formCase);
    const button = submitButton(form);
    await expect(button).toHaveText(formCase.submitLabel);
    const startTime = keyTime(new Date());
    const values = { ...filled, email: ownEmail() };
    await fill(form, values);
    for (const [index, fail] of FAILURES.entries()) {
      await page.route(`**${endpoint}`, fail, { times: 1 });
      await button.click();
      await expect.poll(() => posts.length).toBe(index + 1);
      await expect(form.getByRole("status")).toHaveText(formCase.failure.text);
      await waitForToast(page, formCase.failure);
      await expect(button).toBeFocused();
      expect(await valuesOf(form)).toEqual(values);
      for (const email of ["another@example.com", values.email]) await fill(form, { email });
      await expect(form.getByRole("status")).toHaveText(formCase.failure.text);
    }

    // While sending, a second submit is ignored and the fields are read-only.
    const { release } = await holdRequests(page, `**${endpoint}`);
    for (const key of ["Enter", "Enter"]) await control(form, "email").press(key);
    await expect(button).toHaveText(formCase.submittingLabel);
    await expect(button).toBeDisabled();
    await expect(form.getByRole("status")).toHaveText("");
    await page.keyboard.type("and more");
    await expect(control(form, "email")).toBeFocused();
    for (const name of Object.keys(empty))
      for (const key of ["End", "x", "ArrowUp"]) await control(form, name).press(key);
    expect(await valuesOf(form)).toEqual(values);
    await expect(toasts(page).getByText(formCase.success.title)).toHaveCount(0);
    await release();
    await waitForToast(page, formCase.success);
    expect(posts).toEqual([endpoint, endpoint, endpoint]);
    const [first, ...others] = await storedFrom(kind, values.email);
    expect(first).toEqual(values);
    // The server merges equal submissions within ten minutes of the clock, which may end between two submits.
    expect(others.length).toBeLessThanOrEqual(keyTime(new Date()) === startTime ? 0 : 1);

    if (inDialog) {
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(applyButtons(page).first()).toBeFocused();
      await page.keyboard.press("Enter");
    } else await expect(form.getByRole("status")).toHaveText(/^Received at \d+:\d\d [AP]M\.$/);
    await expectValues(form, empty);
    await fill(form, tooShort);
    await page.keyboard.press("Tab");
    await nextFrame(page);
    await expect(errorTexts(form)).toHaveCount(0);
  });

  test(`the ${kind} form keeps and sends what a program fills in without events`, async ({ page }) => {
    const { form } = await openForm(page, formCase);
    const values: Record<string, string> = { ...filled, email: ownEmail() };
    const set = async (name: string, value = "") =>
      control(form, name).evaluate((field: HTMLInputElement, text) => {
        field.value = text;
      }, value);
    await submit(form);
    await expectErrors(form, errors);
    for (const [name, value] of Object.entries({ ...values, email: tooShort.email })) await set(name, value);
    const typed = "name" in values ? "name" : "email";
    await control(form, typed).press("Home");
    await page.keyboard.type("x");
    await expectErrors(form, { email: errors.email ?? "" });
    if (typed === "name") values.name = `x${values.name ?? ""}`;
    await set("email", values.email);
    // The field loses focus. That must not move the button away before the press is released.
    await submit(form);
    await waitForToast(page, formCase.success);
    expect(await storedFrom(kind, values.email ?? "")).toEqual([values]);
  });
}

/** The newsletter's form doesn't print. */
for (const formCase of FORMS.filter(({ kind }) => kind !== "newsletter"))
  test(`the ${formCase.kind} form prints all that was written, and its dialog prints alone`, async ({ page }) => {
    const { form } = await openForm(page, formCase);
    const long = `${"wide words ".repeat(17)}\n`.repeat(90);
    for (const { name, type } of FIELDS[formCase.kind].filter((field) => field.type !== "select"))
      await fill(form, { [name]: type === "multiline" ? long : long.slice(0, 180) });
    await page.emulateMedia({ media: "print" });
    // Its event "beforeprint" is that of a visitor's print.
    await page.pdf();
    const labels = form.locator("label[for]:has(~ :is(input, textarea))");
    const cut = labels.evaluateAll((all: HTMLLabelElement[]) =>
      all.flatMap((label) => {
        const { name, value } = label.control as HTMLInputElement;
        const text = label.control?.checkVisibility() ? "" : getComputedStyle(label, "::after").content;
        return text.replaceAll("\\a ", "\n").endsWith(`${value}"`) ? [] : [name];
      }),
    );
    expect(await cut).toEqual([]);
    await expect(page.getByRole("main")).toBeVisible({ visible: !formCase.inDialog });
  });

test("Arabic and Hebrew go from right to left in the fields", async ({ page }) => {
  const expectRightToLeft = async (fields: Locator) => {
    expect(await fields.count()).toBeGreaterThan(0);
    await fields.evaluateAll((all: HTMLInputElement[]) => {
      for (const [index, field] of all.entries()) field.value = index % 2 ? "سلام Ada" : "שלום Ada";
    });
    for (const field of await fields.all()) await expect(field).toHaveCSS("direction", "rtl");
  };
  for (const formCase of FORMS) {
    const { form } = await openForm(page, formCase);
    await expectRightToLeft(form.locator("label[for] ~ :is(input, textarea):not([readonly])"));
  }
  if (!isRoute("/faq")) return;
  await page.goto("/faq");
  await expectRightToLeft(page.locator("#search"));
});
