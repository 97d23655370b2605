import type { Page } from "@playwright/test";
import { CONTACT, FORMS } from "./support/form-cases";
import { expectValues, fill, formOn, openForm, showForm, submit, submitButton } from "./support/forms";
import { holdRequests, loseScripts } from "./support/requests";
import { ownEmail } from "./support/stored";
import { expect, test, visit } from "./support/test";
import { waitForToast } from "./support/toasts";

test.use({ reducedMotion: "reduce" });

const expectNoDrafts = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("draft:"))))
    .toEqual([]);

for (const formCase of FORMS.filter(({ kind }) => kind !== "newsletter"))
  test(`the ${formCase.kind} form keeps input after a failure, reload and Back until it is sent`, async ({ page }) => {
    const { form } = await openForm(page, formCase);
    const values = { ...formCase.filled, email: ownEmail() };
    await fill(form, values);
    await page.route(`**${formCase.endpoint}`, (route) => route.fulfill({ status: 503, body: "" }), { times: 1 });
    await submit(form);
    await waitForToast(page, formCase.failure);
    await page.reload();
    await expectValues(await showForm(page, formCase), values);

    if (formCase.inDialog) await page.keyboard.press("Escape");
    await page.locator("footer a[href='/sitemap']").click();
    await expect(page).toHaveURL(/\/sitemap$/);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${formCase.path}$`));
    await expectValues(await showForm(page, formCase), values);

    // The browser asks before the visitor leaves a page that is sending.
    const { release } = await holdRequests(page, `**${formCase.endpoint}`);
    await submit(form);
    await expect(submitButton(form)).toBeDisabled();
    const confirmation = page.waitForEvent("dialog");
    // page.reload() would wait for a load that never happens.
    await page.evaluate("void setTimeout(() => location.reload())");
    const dialog = await confirmation;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.dismiss();
    await release();
    await waitForToast(page, formCase.success);
    await expectNoDrafts(page);
  });

test("the draft is deleted after a plain form is sent without scripts", async ({ page }) => {
  await visit(page, CONTACT.path);
  await loseScripts(page);
  const form = formOn(page, CONTACT);
  await fill(form, { ...CONTACT.filled, email: ownEmail() });
  await submit(form);
  await expect(page).toHaveURL(/\/submitted\/contact\/success/);
  await expectNoDrafts(page);
});
