import type { SubmissionValues } from "../../netlify/submissions/submission";
import { CONTACT } from "./support/form-cases";
import { control, expectValues, fill, formOn, submit, submitButton } from "./support/forms";
import { SCRIPTS, holdRequests, loseScripts } from "./support/requests";
import { ownEmail, storedFrom } from "./support/stored";
import { expect, test, visit } from "./support/test";
import { waitForToast } from "./support/toasts";

test.use({ reducedMotion: "reduce" });

test("a form without its scripts shows its failure offline, keeps its input and can be sent later", async ({
  page,
}) => {
  await visit(page, CONTACT.path);
  await loseScripts(page);
  const form = formOn(page, CONTACT);
  const values = { ...CONTACT.filled, email: ownEmail() };
  await fill(form, values);
  await page.context().setOffline(true);
  await submit(form);
  await expect(form.getByRole("status")).toHaveText(CONTACT.failure.text);
  await expectValues(form, values);
  await page.context().setOffline(false);
  await submit(form);
  await expect.poll(() => storedFrom("contact", values.email)).toEqual([values]);
});

test("a form is busy until its scripts fail to load, or arrive and send it once", async ({ page }) => {
  await visit(page, CONTACT.path);
  const { held, release } = await holdRequests(page, SCRIPTS);
  const form = formOn(page, CONTACT);
  const busy = submitButton(form);
  await submit(form);
  await expect(busy).toBeDisabled();
  await Promise.all(held.splice(0).map((route) => route.abort()));
  // The browser validates instead.
  await expect(form.locator(":focus:invalid")).toHaveAttribute("name", "name");

  const values: SubmissionValues = { ...CONTACT.filled, email: ownEmail() };
  await fill(form, values);
  await submit(form);
  await expect(busy).toBeDisabled();
  await control(form, "email").press("Enter");
  await release();
  await waitForToast(page, CONTACT.success);
  expect(await storedFrom(CONTACT.kind, values.email ?? "")).toEqual([values]);
});

for (const [part, pattern] of Object.entries({ scripts: SCRIPTS, styles: "**/*.css" }))
  test(`a form whose ${part} hang is sent by the browser after ten seconds`, async ({ page }) => {
    await page.clock.install();
    await visit(page, CONTACT.path);
    const { held } = await holdRequests(page, pattern);
    const form = formOn(page, CONTACT);
    const values: SubmissionValues = { ...CONTACT.filled, email: ownEmail() };
    await fill(form, values);
    await submit(form);
    await expect(submitButton(form)).toBeDisabled();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await page.clock.runFor(10_000);
    await expect(page).toHaveURL(/\/submitted\/contact\/success$/);
    expect(await storedFrom(CONTACT.kind, values.email ?? "")).toEqual([values]);
  });
