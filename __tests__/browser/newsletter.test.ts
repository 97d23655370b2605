import { eventually } from "./support/eventually";
import { EMAIL_ERROR, NEWSLETTER } from "./support/form-cases";
import type { FormCase } from "./support/form-cases";
import { control, errorTexts, errorsOf, openForm, submit } from "./support/forms";
import { waitForFocus } from "./support/page-state";
import { storedFrom } from "./support/stored";
import { waitForToast } from "./support/toasts";
import { newVisitor } from "./support/visitor";

const visitor = newVisitor();

describe.each(["/white-papers", "/blog", "/contact", "/webinars"])("the newsletter on %s", (path) => {
  const formCase: FormCase = { ...NEWSLETTER, path };

  test("has one labelled field, which is checked, and takes a subscription", async () => {
    const { page, form } = await openForm(visitor, formCase);
    expect(await form.count()).toBe(1);
    expect(await form.locator("label[for]").allInnerTexts()).toEqual(NEWSLETTER.labels);
    await form.getByLabel("Email *", { exact: true }).fill("reader");
    await submit(form, formCase);
    await errorTexts(form).waitFor();
    await waitForFocus(page, control(form, "email"));
    expect(await errorsOf(form)).toEqual({ email: EMAIL_ERROR });

    const email = `reader.of${path.replace("/", ".")}@example.com`;
    await control(form, "email").fill(email);
    await submit(form, formCase);
    await waitForToast(page, formCase.success);
    expect(await storedFrom("newsletter", email)).toEqual([{ email }]);
    await eventually(async () => {
      expect(await control(form, "email").inputValue()).toBe("");
    });
  });
});
