import type { Locator } from "playwright-core";
import { offices } from "../support/entries";
import { accessibilityViolations } from "./support/checks/accessibility";
import { EMAIL_ERROR, FORMS } from "./support/form-cases";
import { control, fill, formOn, submit, valuesOf } from "./support/forms";
import { storedFrom } from "./support/stored";
import { newVisitor } from "./support/visitor";

const visitor = newVisitor();

/** Writes as a person does: what a program puts into a field, the browser doesn't find too short. */
async function typeAnew(field: Locator, text: string): Promise<void> {
  await field.fill("");
  await field.pressSequentially(text);
}

describe.each(FORMS)("the $kind form without JavaScript", (formCase) => {
  const { kind, success, failure, filled, tooShort, enough, empty } = formCase;

  const openPlain = async () => {
    const { page } = await visitor.visit(formCase.path, { javaScriptEnabled: false });
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
    expect(await page.getByRole("heading", { name: "What happens next" }).isVisible()).toBe(true);
    for (const { phone } of offices) {
      expect(await page.getByRole("main").getByRole("link", { name: phone }).isVisible()).toBe(true);
    }
    const stored = await storedFrom(kind, email);
    expect(stored).toEqual([values]);
  });

  test("has nothing chosen beforehand, and is held back by the browser while a required field is empty", async () => {
    const { page, form } = await openPlain();
    expect(Object.values(await valuesOf(form)).filter((value) => value !== "")).toEqual([]);
    for (const name of await form
      .locator(":required")
      .evaluateAll((fields: HTMLInputElement[]) => fields.map((field) => field.name))) {
      await submit(form, formCase);
      expect(await form.locator(":focus:invalid").getAttribute("name")).toBe(name);
      await fill(form, { [name]: { ...filled, email: "held.back@example.com" }[name] ?? "" });
    }
    expect(new URL(page.url()).pathname).toBe(formCase.path);
  });

  test("is held back by the browser while a text is too short", async () => {
    const { page, form } = await openPlain();
    await fill(form, { ...empty, ...enough, email: "too.short@example.com" });
    for (const [name, text] of Object.entries(tooShort)) {
      // The browser's own check of an address is not as strict.
      if (name === "email") continue;
      await typeAnew(control(form, name), text);
      await submit(form, formCase);
      expect(await form.locator(":focus:invalid").getAttribute("name")).toBe(name);
      await typeAnew(control(form, name), enough[name] ?? "");
    }
    expect(new URL(page.url()).pathname).toBe(formCase.path);
  });

  test("that is not valid gets what to correct; Back keeps all that was written, and it is taken once it is right", async () => {
    const { page, form } = await openPlain();
    const values = { ...empty, ...filled, email: `wrong.${kind}@example` };
    await fill(form, values);
    await submit(form, formCase);
    await page.getByRole("heading", { level: 1, name: failure.title, exact: true }).waitFor();
    expect(page.url()).not.toContain("wrong");
    expect(await page.getByRole("main").getByRole("listitem").allInnerTexts()).toEqual([EMAIL_ERROR]);
    await page.goBack();
    expect(await valuesOf(form)).toEqual(values);
    expect(await storedFrom(kind, values.email)).toEqual([]);

    const email = `right.${kind}@example.com`;
    await control(form, "email").fill(email);
    await submit(form, formCase);
    await page.waitForURL((url) => url.pathname === `/submitted/${kind}/success`);
    expect(await storedFrom(kind, email)).toEqual([{ ...values, email }]);
  });
});

test("the page that says what to correct violates no rule of WCAG 2.2 AA", async () => {
  const { page } = await visitor.visit("/contact");
  // As the browser does by itself without JavaScript, which the rules' own check needs.
  await page.locator('form[action="/api/contact"]').evaluate((form: HTMLFormElement) => {
    form.submit();
  });
  await page.waitForURL("**/api/contact");
  expect(await page.getByRole("listitem").count()).toBeGreaterThan(1);
  expect(await accessibilityViolations(page)).toEqual([]);
});

test.each([
  ["contact", "/contact"],
  ["application", "/careers"],
  ["newsletter", "/"],
])("the page after a %s leads to %s", async (kind, path) => {
  const { page } = await visitor.visit(`/submitted/${kind}/success`, { javaScriptEnabled: false });
  const links = page.getByRole("main").getByRole("link", { name: /^(Back|Return) to/ });
  expect(await links.first().getAttribute("href")).toBe(path);
});
