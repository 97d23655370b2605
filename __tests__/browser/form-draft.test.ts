import type { Page } from "playwright-core";
import { eventually } from "./support/eventually";
import { FORMS, NEWSLETTER } from "./support/form-cases";
import type { FormCase } from "./support/form-cases";
import { control, fill, formOn, hold, openForm, submit, valuesOf, waitForLiveForm } from "./support/forms";
import { loseScripts } from "./support/lost-scripts";
import type { Values } from "./support/stored";
import { waitForToast } from "./support/toasts";
import { newVisitor } from "./support/visitor";

const visitor = newVisitor();

/** The form of the page that is shown now, with its scripts at work. */
async function formAgain(page: Page, formCase: FormCase) {
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  if (formCase.opener) await page.getByRole("button", { name: formCase.opener }).click();
  const form = formOn(page, formCase);
  await waitForLiveForm(form);
  return form;
}

const draftsIn = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("draft:")));

const expectValues = (page: Page, formCase: FormCase, values: Values) =>
  eventually(async () => {
    expect(await valuesOf(formOn(page, formCase))).toEqual(values);
  });

describe.each(FORMS)("what was written in the $kind form", (formCase) => {
  const { kind, endpoint, filled, empty, success } = formCase;
  const written = { ...filled, email: `draft.${kind}@example.com` };

  const write = async () => {
    const { page, form } = await openForm(visitor, formCase);
    await fill(form, written);
    return { page, form };
  };

  test("is there again after a reload, once", async () => {
    const { page } = await write();
    for (let times = 0; times < 2; times += 1) {
      await page.reload();
      await formAgain(page, formCase);
      await expectValues(page, formCase, written);
    }
  });

  test("is there again after another page of the site, by a link and by Back", async () => {
    const { page } = await write();
    if (formCase.opener) await page.keyboard.press("Escape");
    await page.getByRole("contentinfo").getByRole("link", { name: "Sitemap" }).click();
    await page.waitForURL("**/sitemap");
    await page.goBack();
    await page.waitForURL(`**${formCase.path}`);
    await formAgain(page, formCase);
    await expectValues(page, formCase, written);
  });

  test("is gone from the tab once it was sent", async () => {
    const { page, form } = await write();
    await submit(form, formCase);
    await waitForToast(page, success);
    expect(await draftsIn(page)).toEqual([]);
    await page.reload();
    await formAgain(page, formCase);
    await expectValues(page, formCase, empty);
  });

  test("is asked about when the page is left while it is on its way", async () => {
    const { page, form } = await write();
    const release = await hold(page, `**${endpoint}`);
    await submit(form, formCase);
    await form.getByRole("button", { name: formCase.busy, exact: true }).waitFor();
    const asked = page.waitForEvent("dialog");
    // Not by the browser's own way, which would wait for the page that the visitor decides not to leave.
    await page.evaluate(() => {
      setTimeout(() => {
        window.location.reload();
      });
    });
    const dialog = await asked;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.dismiss();
    release();
    await waitForToast(page, success);
  });
});

test("what was sent as plain HTML, as its scripts could not be fetched, is no draft any more", async () => {
  const { page } = await visitor.visit(NEWSLETTER.path);
  const form = formOn(page, NEWSLETTER);
  await loseScripts(page);
  await control(form, "email").fill("plain.draft@example.com");
  await submit(form, NEWSLETTER);
  await page.waitForURL("**/submitted/newsletter/success*");
  await eventually(async () => {
    expect(await draftsIn(page)).toEqual([]);
  });
});
