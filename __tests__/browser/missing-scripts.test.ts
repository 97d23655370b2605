import { CONTACT } from "./support/form-cases";
import { expectValues, fill, openForm, submit } from "./support/forms";
import { applyButton } from "./support/steps";
import { expect, test, visit } from "./support/test";
import { toastRegion, waitForToast } from "./support/toasts";

test.use({ reducedMotion: "reduce" });

test("a form without a connection shows its failure and keeps its input", async ({ page }) => {
  const { form } = await openForm(page, CONTACT);
  const values = { ...CONTACT.filled, email: "grace@example.com" };
  await fill(form, values);
  await expect(toastRegion(page)).toBeAttached();
  await page.context().setOffline(true);
  await submit(form, CONTACT);
  await waitForToast(page, CONTACT.failure);
  await expectValues(form, values);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("an apply dialog that fails to load shows an error, and a second click opens it", async ({ page }) => {
  await visit(page, "/careers");
  await page.context().setOffline(true);
  await applyButton(page).click();
  await expect(page.getByRole("alert")).toHaveText("The form couldn’t be loaded. Please reload the page.");
  await page.context().setOffline(false);
  await applyButton(page).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});
