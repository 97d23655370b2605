import type { Locator, Route } from "@playwright/test";
import { keyTime } from "../../netlify/submissions/submission";
import { FORMS } from "./support/form-cases";
import { control, errorTexts, errorsOf, expectValues, fill, hold, openForm, submit, valuesOf } from "./support/forms";
import { nextFrame } from "./support/page-state";
import { ownEmail, storedFrom } from "./support/stored";
import type { Values } from "./support/stored";
import { expect, test } from "./support/test";
import { waitForToast, toasts } from "./support/toasts";

test.use({ reducedMotion: "reduce" });

const expectErrors = (form: Locator, errors: Values) => expect.poll(() => errorsOf(form)).toEqual(errors);

/** The ways in which a submission fails: the server refuses it, or stores it but its answer is lost. */
const FAILURES = [
  (route: Route) => route.fulfill({ status: 503, body: "{}" }),
  async (route: Route) => {
    await route.fetch();
    await route.abort("connectionreset");
  },
];

for (const formCase of FORMS) {
  const { kind, endpoint, idle, busy, success, failure, labels, errors, filled, tooShort, enough, empty } = formCase;

  test(
    `the ${kind} form shows each error, then is stored once, says so and is empty`,
    { tag: "@engine" },
    async ({ page, problems }) => {
      const { form, posts } = await openForm(page, formCase);
      const opener = page.getByRole("button", { name: formCase.opener ?? idle, exact: true });
      const writeTooShort = async () => {
        await fill(form, tooShort);
        await page.keyboard.press("Tab");
        await nextFrame(page);
        await expect(errorTexts(form)).toHaveCount(0);
      };

      await test.step("labels its fields", async () => {
        await expect.soft(form.locator("label[for]")).toHaveText([...labels]);
        for (const label of labels) await expect.soft(form.getByLabel(label, { exact: true })).toBeVisible();
        expect.soft(await valuesOf(form)).toEqual(empty);
      });

      await test.step("shows errors on submit first, then with every change", async () => {
        await writeTooShort();
        await fill(form, Object.fromEntries(Object.keys(errors).map((name) => [name, ""])));
        await submit(form, formCase);
        await expect(control(form, Object.keys(errors)[0] ?? "")).toBeFocused();
        await expectErrors(form, errors);
        const accepted: Values = { ...enough, email: "a@b.co" };
        for (const name of Object.keys(errors)) {
          await fill(form, { [name]: accepted[name] ?? "" });
          await expectErrors(form, Object.fromEntries(Object.entries(errors).filter(([other]) => other !== name)));
          await fill(form, { [name]: tooShort[name] ?? "" });
          await expectErrors(form, errors);
        }
        await fill(form, enough);
        await submit(form, formCase);
        await expect(control(form, "email")).toBeFocused();
        await expectErrors(form, { email: errors.email ?? "" });
        expect(posts).toEqual([]);
        await expect(toasts(page)).toHaveCount(0);
      });

      const values = { ...filled, email: ownEmail() };
      await test.step("is locked while it is sent, and sent once", async () => {
        await fill(form, values);
        const release = await hold(page, `**${endpoint}`);
        for (const key of ["Enter", "Enter"]) await control(form, "email").press(key);
        await expect(form.getByRole("button", { name: busy, exact: true })).toBeDisabled();
        await page.keyboard.type("and more");
        await expect(control(form, "email")).toBeFocused();
        for (const name of Object.keys(empty))
          for (const key of ["End", "x", "ArrowUp"]) await control(form, name).press(key);
        expect(await valuesOf(form)).toEqual(values);
        await expect(toasts(page)).toHaveCount(0);
        await release();
        await waitForToast(page, success);
        expect(posts).toEqual([endpoint]);
        expect(await storedFrom(kind, values.email)).toEqual([values]);
      });

      await test.step("is empty again", async () => {
        if (formCase.opener) {
          await expect(page.getByRole("dialog")).toHaveCount(0);
          await expect(opener).toBeFocused();
          await opener.click();
        } else await expect(opener).toBeEnabled();
        await expectValues(form, empty);
        await writeTooShort();
        expect(problems).toEqual([]);
      });
    },
  );

  test(`the ${kind} form keeps everything after a failure, and is stored once where only the answer is lost`, async ({
    page,
  }) => {
    const { form, posts } = await openForm(page, formCase);
    const button = form.getByRole("button", { name: idle, exact: true });
    const begun = keyTime(new Date());
    const values = { ...filled, email: ownEmail() };
    await fill(form, values);
    for (const [index, fail] of FAILURES.entries()) {
      await page.route(`**${endpoint}`, fail, { times: 1 });
      await button.click();
      await expect.poll(() => posts.length).toBe(index + 1);
      await expect(form.getByRole("status")).toHaveText(failure.text);
      await waitForToast(page, failure);
      await expect(button).toBeFocused();
      expect(await valuesOf(form)).toEqual(values);
    }

    await button.click();
    await waitForToast(page, success);
    expect(posts).toEqual([endpoint, endpoint, endpoint]);
    const [first, ...others] = await storedFrom(kind, values.email);
    expect(first).toEqual(values);
    // Within the same ten minutes of the clock (docs/behaviour.md 6.12), which may end between the presses.
    expect(others.length).toBeLessThanOrEqual(keyTime(new Date()) === begun ? 0 : 1);
    if (!formCase.opener) await expect(button).toBeFocused();
  });
}
