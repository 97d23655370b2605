import { CONTACT } from "./support/form-cases";
import { expectValues, fill, openForm, submit } from "./support/forms";
import { loseScripts } from "./support/requests";
import { applyButton } from "./support/steps";
import { expect, test, visit, waitUntilHydrated } from "./support/test";
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

test("a dialog that a new deploy has removed reloads the page once and then opens", async ({ page }) => {
  await visit(page, "/careers");
  await loseScripts(page);
  const loads: string[] = [];
  page.on("load", () => loads.push(page.url()));
  await applyButton(page).click();
  await expect.poll(() => loads).toHaveLength(1);
  await waitUntilHydrated(page);
  await applyButton(page).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(loads).toHaveLength(1);
});
