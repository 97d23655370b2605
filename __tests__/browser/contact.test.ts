import contact from "../../data/contact.json";
import { caseStudies, leaders, services } from "../support/entries";
import { CONTACT } from "./support/form-cases";
import { control, expectValues, fill, formOn, submit, waitForInteractiveForm } from "./support/forms";
import { ownEmail, storedFrom } from "./support/stored";
import { expect, test, visit } from "./support/test";
import { waitForToast } from "./support/toasts";

test.use({ reducedMotion: "reduce" });

test("a consultation link preselects its service, and the form sends it", async ({ page, problems }) => {
  test.skip(services.length === 0, "there are no services");
  const service = services.at(-1)?.id ?? "";
  await visit(page, `/contact?service=${service}#request-consultation`);
  const section = page.locator("#request-consultation");
  await expect(section.getByRole("heading").first()).toBeInViewport();
  const form = formOn(page, CONTACT);
  await waitForInteractiveForm(form);
  const choice = control(form, "service");
  await expect(choice.locator("option")).toHaveText([/./, ...services.map(({ title }) => title), /./]);
  await expect(choice).toHaveValue(service);

  const values = { ...CONTACT.shortest, email: ownEmail() };
  await fill(form, values);
  await submit(form);
  await waitForToast(page, CONTACT.success);
  expect(await storedFrom("contact", values.email)).toEqual([{ ...CONTACT.empty, ...values, service }]);
  await expectValues(form, CONTACT.empty);
  expect(problems).toEqual([]);
});

test("a case's button and a leader's link begin the message, and keep what the visitor has written and chosen", async ({
  page,
}) => {
  const [study] = caseStudies;
  const [leader] = leaders;
  test.skip(!study || !leader, "there is no case or no leader");
  const form = formOn(page, CONTACT);
  const expectPrefilled = async (values: typeof CONTACT.empty) => {
    await waitForInteractiveForm(form);
    await expectValues(form, { ...CONTACT.empty, ...values });
  };
  await visit(page, "/contact?service=nothing&to=nobody&message=hello");
  await expectPrefilled({});
  await visit(page, `/case-studies/${study?.id ?? ""}`);
  await page.locator("#next-step a").click();
  const service = study?.service ?? "";
  await expectPrefilled({ service, message: `About: ${study?.title ?? ""}\n\n` });
  await control(form, "service").selectOption("not-sure");
  await control(form, "message").press("Control+End");
  await page.keyboard.type("We lose orders");
  await visit(page, `/contact?service=${service}&to=${leader?.id ?? ""}`);
  await expectPrefilled({ service: "not-sure", message: `Dear ${leader?.name ?? ""},\n\nWe lose orders` });
});

test("a record that a visitor fills in begins the message, in place of the one before, and nothing is sent", async ({
  page,
}) => {
  await visit(page, CONTACT.path);
  const form = formOn(page, CONTACT);
  const message = control(form, "message");
  await waitForInteractiveForm(form);
  await message.fill("We close late.");
  await page.locator("header a[href='/']").first().click();
  await expect(page).toHaveURL("/");
  const record = page.locator("#next-step fieldset");
  const [change, , target, due] = contact.record.fields.map(({ label, name }) => ({
    name,
    field: record.getByLabel(label, { exact: true }),
  }));
  await record.scrollIntoViewIfNeeded();
  await expect(record).toBeEnabled();
  await due?.field.fill(" ");
  await change?.field.fill("Days to close $& the books");
  await target?.field.fill("five days");
  await target?.field.fill("5 days");
  await page.locator("#next-step a").click();
  await expect(page).toHaveURL("/contact#request-consultation");
  const begun = `${change?.name}: Days to close $& the books\n${target?.name}: 5 days\n`;
  await expect(message).toHaveValue(`${begun}\nWe close late.`);

  await page.goBack();
  await record.scrollIntoViewIfNeeded();
  await expect(record.locator("input").nth(2)).toHaveValue("5 days");
  await change?.field.fill("");
  await due?.field.fill("in May");
  await due?.field.press("Enter");
  await expect(page).toHaveURL("/contact#request-consultation");
  await expect(message).toHaveValue(`${target?.name}: 5 days\n${due?.name}: in May\n\nWe close late.`);
});
