import type { Page } from "@playwright/test";
import { accessibilityViolations } from "./support/checks/accessibility";
import { spaceText, tooWide } from "./support/checks/layout";
import { CONTACT } from "./support/form-cases";
import { errorTexts, fill, formOn, openForm, submit } from "./support/forms";
import { testimonials } from "../support/entries";
import { navigation } from "./support/navigation";
import { menuButton } from "./support/steps";
import { DESKTOP, PHONE, expect, test, visit } from "./support/test";

// axe checks the states that a freshly loaded page does not show.

test.use({ viewport: PHONE, hasTouch: true, reducedMotion: "reduce" });

const main = (page: Page) => page.locator("#main-navigation");

const soft = expect.configure({ soft: true });

/** Polls, because the styles of a new state may load late. */
const expectAccessible = (page: Page, state: string) =>
  soft.poll(() => accessibilityViolations(page), state).toEqual([]);

test("the languages and the open menu are accessible and fit 320 px, with targets of 44 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, "/");
  await spaceText(page);
  const languages = page.locator("[aria-controls=languages]");
  await languages.tap();
  await expect(page.locator("#languages")).toBeVisible();
  await expectAccessible(page, "languages");
  expect(await tooWide(page)).toEqual([]);
  await languages.tap();
  await menuButton(page).tap();
  for (const { label } of navigation.header) {
    const group = main(page).getByRole("button", { name: label });
    await group.tap();
    await expect(group).toHaveAttribute("aria-expanded", "true");
  }
  expect(await tooWide(page)).toEqual([]);
  await expectAccessible(page, "menu");
  const sizes = await main(page)
    .locator(":is(a, button):visible")
    .evaluateAll((all) => all.map((target) => Math.min(target.clientWidth, target.clientHeight)));
  expect(sizes.length).toBeGreaterThan(navigation.header.length);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
});

test("a dropdown of the menu and the last group of testimonials are accessible", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await visit(page, "/");
  if (testimonials.length > 3) {
    await page.locator("[aria-controls=testimonials-row]").first().click();
    await expect(page.locator("#testimonials [aria-label]").last()).toHaveAttribute("aria-current");
    await expectAccessible(page, "testimonials");
  }
  const group = main(page).getByRole("button").first();
  await group.click();
  await expect(group).toHaveAttribute("aria-expanded", "true");
  await expectAccessible(page, "dropdown");
});

test("a form's errors and toasts are accessible", async ({ page }) => {
  const answers = [503, 201];
  await page.route(`**${CONTACT.endpoint}`, (route) => route.fulfill({ status: answers.shift(), json: {} }));
  const { form } = await openForm(page, CONTACT);
  await submit(form);
  await expect(errorTexts(form).first()).toBeVisible();
  await expectAccessible(page, "errors");
  await fill(form, { ...CONTACT.shortest, email: "ada@example.com" });
  for (const { title } of [CONTACT.failure, CONTACT.success]) {
    await submit(form);
    await expect(page.getByText(title)).toBeVisible();
    await expectAccessible(page, title);
  }
});

test("the page that lists invalid fields is accessible", async ({ page }) => {
  await visit(page, CONTACT.path);
  // axe needs JavaScript, so a script submits the plain form.
  await formOn(page, CONTACT).evaluate((form: HTMLFormElement) => form.submit());
  await expect(page).toHaveURL(/\/api\/contact$/);
  await expect(page.getByRole("listitem").nth(1)).toBeVisible();
  await expectAccessible(page, "invalid fields");
});
