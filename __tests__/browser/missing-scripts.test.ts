import type { SubmissionValues } from "../../netlify/submissions/submission";
import { CONTACT, NEWSLETTER } from "./support/form-cases";
import { control, expectValues, fill, formOn, openForm, submit, valuesOf } from "./support/forms";
import { SCRIPTS, holdRequests } from "./support/requests";
import { applyButton } from "./support/steps";
import { ownEmail, storedFrom } from "./support/stored";
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

for (const formCase of [CONTACT, NEWSLETTER])
  test(`the ${formCase.kind} form is busy while its scripts load, and sends once what it then holds`, async ({
    page,
  }) => {
    await visit(page, formCase.path);
    const { release } = await holdRequests(page, SCRIPTS);
    const form = formOn(page, formCase);
    const values: SubmissionValues = { ...formCase.filled, email: ownEmail() };
    await fill(form, { ...values, email: "ada@example" });
    await submit(form, formCase);
    const busy = form.getByRole("button", { name: formCase.submittingLabel, exact: true });
    await expect(busy).toBeFocused();
    await expect(busy).toHaveAttribute("aria-busy", "true");
    await busy.click({ force: true });
    await control(form, "email").press("Enter");
    await fill(form, values);
    expect(await valuesOf(form)).toEqual(values);
    await release();
    await waitForToast(page, formCase.success);
    expect(await storedFrom(formCase.kind, values.email ?? "")).toEqual([values]);
  });

test("the button of a form is idle again if its scripts fail to load", async ({ page }) => {
  await visit(page, NEWSLETTER.path);
  const { held } = await holdRequests(page, SCRIPTS);
  const form = formOn(page, NEWSLETTER);
  await submit(form, NEWSLETTER);
  await expect(form.getByRole("button", { name: NEWSLETTER.submittingLabel, exact: true })).toBeVisible();
  await Promise.all(held.splice(0).map((route) => route.abort()));
  await expect(form.getByRole("button", { name: NEWSLETTER.submitLabel, exact: true })).toBeEnabled();
});
