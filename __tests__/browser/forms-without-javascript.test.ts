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
