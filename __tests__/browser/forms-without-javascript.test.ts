import type { Page } from "@playwright/test";
import { CONTACT, FORMS } from "./support/form-cases";
import { control, fill, formOn, submit, valuesOf } from "./support/forms";
import { ownEmail, storedFrom } from "./support/stored";
import { expect, test } from "./support/test";

const expectSuccess = (page: Page, kind: string) => expect(page).toHaveURL(new RegExp(`/submitted/${kind}/success$`));

test.use({ javaScriptEnabled: false });

for (const formCase of FORMS) {
  const { kind, path, success, filled } = formCase;

  test(`the ${kind} form starts empty, is stored and shows a success page`, { tag: "@engine" }, async ({ page }) => {
    await page.goto(path);
    const form = formOn(page, formCase);
    expect(Object.values(await valuesOf(form)).filter((value) => value !== "")).toEqual([]);
    // Phones would change the address while it's typed.
    for (const name of ["autocorrect", "autocapitalize", "spellcheck"])
      await expect.soft(control(form, "email")).toHaveAttribute(name, /^(off|none|false)$/);
    const values = { ...filled, email: ownEmail() };
    await fill(form, values);
    await submit(form);
    await expectSuccess(page, kind);
    expect(await storedFrom(kind, values.email)).toEqual([values]);

    const main = page.getByRole("main");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(success.title);
    await expect(main.getByText(success.text, { exact: true })).toBeVisible();
    const back = main.locator("section:not([data-hero]) a[href^='/']").first();
    await expect(back).toHaveAttribute("href", kind === "newsletter" ? "/" : path);
  });
}

test("the browser and then the server validate a form, and Back keeps the input", async ({ page }) => {
  const { kind, path, failure, errors, filled } = CONTACT;
  await page.goto(path);
  const form = formOn(page, CONTACT);
  const required = form.locator(":required");
  for (const name of await required.evaluateAll((fields: HTMLInputElement[]) => fields.map((field) => field.name))) {
    await submit(form);
    await expect(form.locator(":focus:invalid")).toHaveAttribute("name", name);
    await fill(form, { [name]: { ...filled, email: "grace@example.com" }[name] ?? "" });
  }
  await expect(control(form, "message")).toHaveAttribute("minlength", "10");

  const values = { ...filled, email: "wrong@example" };
  await fill(form, values);
  await submit(form);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(failure.title);
  expect(page.url()).not.toContain("wrong");
  await expect(page.getByRole("main").getByRole("listitem")).toHaveText([errors.email ?? ""]);
  await page.goBack();
  expect(await valuesOf(form)).toEqual(values);
  expect(await storedFrom(kind, values.email)).toEqual([]);

  const email = ownEmail();
  await control(form, "email").fill(email);
  await submit(form);
  await expectSuccess(page, kind);
  expect(await storedFrom(kind, email)).toEqual([{ ...values, email }]);
});

test("a record can't be filled in, but its link leads to the form", async ({ page }) => {
  await page.goto("/");
  for (const field of await page.locator("#next-step input").all()) await expect(field).toBeDisabled();
  await page.locator("#next-step a").click();
  await expect(page).toHaveURL("/contact#request-consultation");
});
