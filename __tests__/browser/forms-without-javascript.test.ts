import type { Locator } from "playwright-core";
import { offices } from "../support/entries";
import { accessibilityViolations } from "./support/checks/accessibility";
import { EMAIL_ERROR, FORMS } from "./support/form-cases";
import { control, errorsOf, fill, formOn, submit, valuesOf } from "./support/forms";
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

  test("that is not valid comes back with what is wrong and all that was written, and is taken once it is right", async () => {
    const { page, form } = await openPlain();
    const values = { ...empty, ...filled, email: `wrong.${kind}@example` };
    await fill(form, values);
    await submit(form, formCase);
    await page.getByRole("heading", { level: 1, name: failure.title, exact: true }).waitFor();
    expect(page.url()).not.toContain("example.com");
    expect(await page.getByRole("main").getByText(failure.text, { exact: true }).isVisible()).toBe(true);
    await page.getByRole("link", { name: EMAIL_ERROR }).click();
    const again = formOn(page, formCase);
    expect(await page.locator(":target").getAttribute("name")).toBe("email");
    expect(await errorsOf(again)).toEqual({ email: EMAIL_ERROR });
    expect(await valuesOf(again)).toEqual(values);
    expect(await storedFrom(kind, values.email)).toEqual([]);

    const email = `right.${kind}@example.com`;
    await control(again, "email").fill(email);
    await submit(again, formCase);
    await page.waitForURL((url) => url.pathname === `/submitted/${kind}/success`);
    expect(await storedFrom(kind, email)).toEqual([{ ...values, email }]);
  });
});

test("the form that comes back violates no rule of WCAG 2.2 AA", async () => {
  const { page } = await visitor.visit("/contact");
  const form = page.locator('form[action="/api/contact"]');
  // As the browser does by itself without JavaScript, which the rules' own check needs.
  await form.evaluate((element: HTMLFormElement) => {
    element.submit();
  });
  await page.waitForURL("**/api/contact");
  expect(await page.locator("[aria-invalid]").count()).toBeGreaterThan(0);
  expect(await accessibilityViolations(page)).toEqual([]);
});

test.each(["blog", "white-papers", "webinars", "contact"])(
  "a subscription made on /%s without JavaScript leads back there, below the words that say how it ended",
  async (page) => {
    const visit = await visitor.visit(`/${page}`, { javaScriptEnabled: false });
    const form = visit.page.locator('form[action="/api/newsletter/subscribe"]');
    await form.getByLabel("Email").fill(`back.to.${page}@example.com`);
    await form.getByRole("button", { name: "Subscribe" }).click();
    await visit.page.waitForURL(`**/submitted/newsletter/success#from-${page}`);
    const back = visit.page.getByRole("link", { name: /^Back to/ });
    expect(await back.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual([`/${page}`]);
    expect((await visit.page.getByRole("heading", { level: 1 }).boundingBox())?.y).toBeGreaterThan(0);
  },
);

test("the page for a subscription that came from nowhere known leads home", async () => {
  const { page } = await visitor.visit("/submitted/newsletter/success", { javaScriptEnabled: false });
  const main = page.getByRole("main");
  expect(await main.getByRole("link", { name: /^Back to/ }).count()).toBe(0);
  expect(await main.getByRole("link", { name: "Return to Home" }).getAttribute("href")).toBe("/");
});
