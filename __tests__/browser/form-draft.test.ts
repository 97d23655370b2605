import type { Page } from "@playwright/test";
import { FORMS, NEWSLETTER } from "./support/form-cases";
import { control, expectValues, fill, formOn, openForm, showForm, submit } from "./support/forms";
import { holdRequests, loseScripts } from "./support/requests";
import { ownEmail } from "./support/stored";
import { expect, test, visit } from "./support/test";
import { waitForToast } from "./support/toasts";

test.use({ reducedMotion: "reduce" });

const expectNoDrafts = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("draft:"))))
    .toEqual([]);

for (const formCase of FORMS)
  test(`the ${formCase.kind} form keeps its input after a reload and Back, until it is sent`, async ({ page }) => {
    const { form } = await openForm(page, formCase);
    const values = { ...formCase.filled, email: ownEmail() };
    await fill(form, values);
    await page.reload();
    await expectValues(await showForm(page, formCase), values);

    if (formCase.openButton) await page.keyboard.press("Escape");
    await page.getByRole("contentinfo").getByRole("link", { name: "Sitemap" }).click();
    await expect(page).toHaveURL(/\/sitemap$/);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${formCase.path}$`));
    await expectValues(await showForm(page, formCase), values);

    // The browser asks before the visitor leaves a page that is sending.
    const { release } = await holdRequests(page, `**${formCase.endpoint}`);
    await submit(form, formCase);
    await expect(form.getByRole("button", { name: formCase.submittingLabel, exact: true })).toBeVisible();
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

test("the draft is deleted after a plain form was sent because its scripts failed to load", async ({ page }) => {
  await visit(page, NEWSLETTER.path);
  const form = formOn(page, NEWSLETTER);
  await loseScripts(page);
  await control(form, "email").fill(ownEmail());
  await submit(form, NEWSLETTER);
  await expect(page).toHaveURL(/\/submitted\/newsletter\/success/);
  await expectNoDrafts(page);
});
