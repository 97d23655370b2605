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
  test(`what was written in the ${formCase.kind} form is there again after a reload and Back, until it is sent`, async ({
    page,
  }) => {
    const { form } = await openForm(page, formCase);
    const written = { ...formCase.filled, email: ownEmail() };
    await fill(form, written);
    await page.reload();
    await expectValues(await showForm(page, formCase), written);

    if (formCase.openButton) await page.keyboard.press("Escape");
    await page.getByRole("contentinfo").getByRole("link", { name: "Sitemap" }).click();
    await expect(page).toHaveURL(/\/sitemap$/);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${formCase.path}$`));
    await expectValues(await showForm(page, formCase), written);

    // The browser asks before the page is left while it is sent.
    const { release } = await holdRequests(page, `**${formCase.endpoint}`);
    await submit(form, formCase);
    await expect(form.getByRole("button", { name: formCase.submittingLabel, exact: true })).toBeVisible();
    const asked = page.waitForEvent("dialog");
    // Playwright's own way would wait for the page that the visitor decides not to leave.
    await page.evaluate("void setTimeout(() => location.reload())");
    const dialog = await asked;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.dismiss();
    await release();
    await waitForToast(page, formCase.success);
    await expectNoDrafts(page);
  });

test("what was sent as plain HTML, as its scripts could not be fetched, is no draft any more", async ({ page }) => {
  await visit(page, NEWSLETTER.path);
  const form = formOn(page, NEWSLETTER);
  await loseScripts(page);
  await control(form, "email").fill(ownEmail());
  await submit(form, NEWSLETTER);
  await expect(page).toHaveURL(/\/submitted\/newsletter\/success/);
  await expectNoDrafts(page);
});
