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

test("a case's button begins the message with the case, and chooses its service", async ({ page }) => {
  const form = formOn(page, CONTACT);
  let text = "";
  for (const { id, title, service } of caseStudies.slice(0, 2)) {
    await visit(page, `/case-studies/${id}`);
    await page.locator("#next-step a").click();
    await waitForInteractiveForm(form);
    await expectValues(form, { ...CONTACT.empty, service, message: `About: ${title}\n\n${text}` });
    await control(form, "service").selectOption("");
    await control(form, "message").press("Control+End");
    await page.keyboard.type("?");
    text += "?";
  }
  // The list is about no case.
  await visit(page, "/case-studies");
  await expect(page.locator("#next-step a")).toHaveAttribute("href", "/contact#request-consultation");
});

test("an address greets a leader, and keeps what the visitor has written and chosen", async ({ page }) => {
  const form = formOn(page, CONTACT);
  const open = async (query: string) => {
    await visit(page, `/contact?${query}`);
    await waitForInteractiveForm(form);
  };
  for (const query of ["service=nothing&to=nobody&message=hello", "service=&to="]) {
    await open(query);
    await expectValues(form, CONTACT.empty);
  }
  let text = "We lose orders";
  await fill(form, { service: "not-sure", message: text });
  for (const { id, name } of [...leaders.slice(0, 1), ...leaders.slice(0, 2)]) {
    // As for letters beyond ASCII.
    const encoded = id.replace(/\w/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
    await open(`service=${services[0]?.id ?? ""}&to=${encoded}`);
    await expectValues(form, { ...CONTACT.empty, service: "not-sure", message: `Dear ${name},\n\n${text}` });
    await control(form, "message").press("Control+End");
    await page.keyboard.type("!");
    text += "!";
  }
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("an address with a domain beyond ASCII is stored as typed", { tag: "@engine" }, async ({ page }) => {
      await page.goto(CONTACT.path);
      const form = formOn(page, CONTACT);
      const [person = ""] = ownEmail().split("@");
      await fill(form, { ...CONTACT.shortest, email: `Grace <${person}@straße.example>` });
      await submit(form);
      // German spelling without ß would be another domain, strasse.example.
      const email = `${person}@xn--strae-oqa.example`;
      await expect.poll(() => storedFrom("contact", email)).toEqual([{ ...CONTACT.empty, ...CONTACT.shortest, email }]);
    });
  });
