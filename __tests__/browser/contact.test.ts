import services from "../../data/services.json";
import { NAME_ERROR } from "./support/form-cases";
import { hold } from "./support/forms";
import { waitForFocus } from "./support/page-state";
import { PHONE, newVisitor } from "./support/visitor";

const visitor = newVisitor();

test("the contact form stands under its heading, in the section that the request for a consultation leads to", async () => {
  const { page } = await visitor.visit("/contact#request-consultation");
  const section = page.locator("#request-consultation");
  expect(await section.getByRole("heading", { name: "Send Us a Message", exact: true }).isVisible()).toBe(true);
  const choices = section.getByLabel("Service").locator("option");
  expect(await choices.evaluateAll((options: HTMLOptionElement[]) => options.map(({ value }) => value))).toEqual([
    "",
    ...services.map(({ id }) => id),
    "not-sure",
  ]);
});

test("a form that is submitted before its scripts are there takes focus to the first error", async () => {
  const { page } = await visitor.visit("/contact", { viewport: PHONE, reducedMotion: "reduce" });
  // The form is far below the window, so none of its scripts has been asked for yet.
  const asked = page.waitForRequest("**/*.js");
  const release = await hold(page, "**/*.js");
  await page.getByRole("button", { name: "Send Message" }).click();
  await asked;
  expect(await page.getByText(NAME_ERROR).count()).toBe(0);
  release();
  await page.getByText(NAME_ERROR).waitFor();
  await waitForFocus(page, page.getByLabel("Name"));
});
