import type { Locator } from "playwright-core";
import { keyTime } from "../../netlify/submissions/submission";
import { eventually } from "./support/eventually";
import { EMAIL_ERROR, FORMS } from "./support/form-cases";
import { control, errorTexts, errorsOf, fill, hold, openForm, submit, valuesOf } from "./support/forms";
import { nextFrame, waitForFocus } from "./support/page-state";
import { storedFrom } from "./support/stored";
import type { Values } from "./support/stored";
import { toasts, waitForToast } from "./support/toasts";
import { newVisitor } from "./support/visitor";

const visitor = newVisitor();

/** Waits until these are the messages below the fields. */
const expectErrors = (form: Locator, errors: Values) =>
  eventually(async () => {
    expect(await errorsOf(form)).toEqual(errors);
  });

/** Waits until this stands in the fields. */
const expectValues = (form: Locator, values: Values) =>
  eventually(async () => {
    expect(await valuesOf(form)).toEqual(values);
  });

describe.each(FORMS)("the $kind form", (formCase) => {
  const { kind, endpoint, idle, busy, success, failure, labels, errors, filled, tooShort, enough, empty } = formCase;

  test("labels its fields, the required ones with an asterisk", async () => {
    const { form } = await openForm(visitor, formCase);
    expect(await form.locator("label[for]").allInnerTexts()).toEqual(labels);
    for (const label of labels) expect(await form.getByLabel(label, { exact: true }).isVisible()).toBe(true);
    expect(await valuesOf(form)).toEqual(empty);
  });

  test("says what is wrong on submit first, under each field, and moves to the first of them", async () => {
    const { page, form, posts } = await openForm(visitor, formCase);
    await fill(form, tooShort);
    await page.keyboard.press("Tab");
    await nextFrame(page);
    expect(await errorTexts(form).count()).toBe(0);

    for (const values of [tooShort, Object.fromEntries(Object.keys(tooShort).map((name) => [name, ""]))]) {
      await fill(form, values);
      await submit(form, formCase);
      await errorTexts(form).first().waitFor();
      await waitForFocus(page, control(form, Object.keys(errors)[0] ?? ""));
      await expectErrors(form, errors);
    }

    await fill(form, { ...enough, email: "ada@example" });
    await submit(form, formCase);
    await waitForFocus(page, control(form, "email"));
    await expectErrors(form, { email: EMAIL_ERROR });
    expect(posts).toEqual([]);
    expect(await toasts(page).count()).toBe(0);
  });

  test("says what is wrong with every change, once it was submitted", async () => {
    const { form } = await openForm(visitor, formCase);
    await submit(form, formCase);
    await errorTexts(form).first().waitFor();

    const accepted: Values = { ...enough, email: "a@b.co" };
    for (const [name, message] of Object.entries(errors)) {
      const field = control(form, name);
      await field.fill(accepted[name] ?? "");
      await expectErrors(form, Object.fromEntries(Object.entries(errors).filter(([other]) => other !== name)));
      await field.fill(tooShort[name] ?? "");
      await expectErrors(form, { ...errors, [name]: message });
    }
  });

  test("sends exactly its fields, stores them, says so and is empty again", async () => {
    const { page, form, problems, posts } = await openForm(visitor, formCase);
    const email = `everything.${kind}@example.com`;
    const values = { ...filled, email };
    await fill(form, values);
    expect(await valuesOf(form)).toEqual(values);
    const sent = page.waitForRequest(`**${endpoint}`);
    await submit(form, formCase);
    await waitForToast(page, success);

    const request = await sent;
    expect(request.method()).toBe("POST");
    expect(request.headers()["content-type"]).toBe("application/json");
    expect(request.postDataJSON()).toEqual(values);
    expect(await storedFrom(kind, email)).toEqual([values]);
    expect(posts).toEqual([endpoint]);
    expect(problems).toEqual([]);

    if (formCase.opener) {
      await page.getByRole("dialog").waitFor({ state: "detached" });
      const opener = page.getByRole("button", { name: formCase.opener });
      await waitForFocus(page, opener);
      await opener.click();
      await form.waitFor();
    } else {
      await waitForFocus(page, form.getByRole("button", { name: idle, exact: true }));
      const line = form.getByRole("status");
      expect(await line.innerText()).toMatch(/^Received at \d\d:\d\d\./);
      await control(form, "email").press("a");
      expect(await line.innerText()).toBe("");
      await control(form, "email").press("Backspace");
    }
    await expectValues(form, empty);
    await fill(form, tooShort);
    await page.keyboard.press("Tab");
    await nextFrame(page);
    expect(await errorTexts(form).count()).toBe(0);
  });

  test("while it is sent, its button is disabled and says so", async () => {
    const { page, form, posts } = await openForm(visitor, formCase);
    const release = await hold(page, `**${endpoint}`);
    await fill(form, { ...enough, email: `held.${kind}@example.com` });
    await submit(form, formCase);
    await form.getByRole("button", { name: busy, exact: true, disabled: true }).waitFor();
    await control(form, "email").press("Enter");
    await nextFrame(page);
    expect(await toasts(page).count()).toBe(0);
    release();
    await waitForToast(page, success);
    expect(posts).toEqual([endpoint]);
    if (!formCase.opener) await form.getByRole("button", { name: idle, exact: true, disabled: false }).waitFor();
  });

  test("says that it failed, keeps what was entered, and does not try again by itself", async () => {
    const { page, form, posts } = await openForm(visitor, formCase);
    let broken = true;
    await page.route(`**${endpoint}`, (route) =>
      broken ? route.fulfill({ status: 503, body: "{}" }) : route.continue(),
    );
    const email = `failure.${kind}@example.com`;
    const values = { ...filled, email };
    await fill(form, values);
    await submit(form, formCase);
    await waitForToast(page, failure);
    expect(await valuesOf(form)).toEqual(values);
    expect(await form.isVisible()).toBe(true);
    if (formCase.opener) expect(await page.getByRole("dialog").count()).toBe(1);
    await form.getByRole("button", { name: idle, exact: true, disabled: false }).waitFor();
    expect(posts).toEqual([endpoint]);

    broken = false;
    await submit(form, formCase);
    await waitForToast(page, success);
    expect(await storedFrom(kind, email)).toEqual([values]);
  });

  test("says that it failed where the answer gets lost, and is stored once when it is sent again", async () => {
    const { page, form, posts } = await openForm(visitor, formCase);
    const begun = keyTime(new Date());
    const email = `unanswered.${kind}@example.com`;
    const values = { ...filled, email };
    await fill(form, values);
    await page.route(
      `**${endpoint}`,
      async (route) => {
        await route.fetch();
        await route.abort("connectionreset");
      },
      { times: 1 },
    );
    await submit(form, formCase);
    await waitForToast(page, failure);
    expect(await valuesOf(form)).toEqual(values);

    await submit(form, formCase);
    await waitForToast(page, success);
    expect(posts).toEqual([endpoint, endpoint]);
    const [first, ...others] = await storedFrom(kind, email);
    expect(first).toEqual(values);
    // Within the same ten minutes of the clock (docs/behaviour.md 6.12), which may end between the presses.
    expect(others.length).toBeLessThanOrEqual(keyTime(new Date()) === begun ? 0 : 1);
  });

  test("while it is sent, its fields stay as they are, and focus where it is", async () => {
    const { page, form } = await openForm(visitor, formCase);
    const release = await hold(page, `**${endpoint}`);
    const values = { ...filled, email: `locked.${kind}@example.com` };
    await fill(form, values);
    await control(form, "email").press("Enter");
    await form.getByRole("button", { name: busy, exact: true }).waitFor();
    await page.keyboard.type("and more");
    await waitForFocus(page, control(form, "email"));
    for (const name of Object.keys(empty)) {
      await control(form, name).press("End");
      await control(form, name).press("x");
      await control(form, name).press("ArrowUp");
    }
    expect(await valuesOf(form)).toEqual(values);
    release();
    await waitForToast(page, success);
    if (!formCase.opener) {
      await expectValues(form, empty);
      for (const name of Object.keys(empty)) expect(await control(form, name).isEditable()).toBe(true);
    }
  });
});
