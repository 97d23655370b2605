import { FORMS } from "./support/form-cases";
import { fill, formOn, submit } from "./support/forms";
import { storedFrom } from "./support/stored";
import { newVisitor } from "./support/visitor";

const visitor = newVisitor();

describe.each(FORMS)("the $kind form without JavaScript", (formCase) => {
  const { kind, success, failure, errors, filled, tooShort, empty } = formCase;

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
