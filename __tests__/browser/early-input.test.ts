import { CONTACT } from "./support/form-cases";
import { fill, formOn, submit } from "./support/forms";
import { SCRIPTS, holdRequests } from "./support/requests";
import { applyButtons, menuButton, noResults } from "./support/steps";
import { ownEmail, storedFrom } from "./support/stored";
import { PHONE, expect, test, waitUntilHydrated } from "./support/test";

test.use({ reducedMotion: "reduce" });

for (const [path, find, result] of [
  ["/", menuButton, "#main-navigation[data-open=true]"],
  ["/careers", applyButtons, "[role=dialog]"],
] as const)
  test(`an early click on a button of ${path} shows as busy and takes effect when scripts run`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    const { release } = await holdRequests(page, SCRIPTS);
    await page.goto(path);
    const clicked = find(page).first();
    await clicked.click();
    await expect(clicked).toHaveAttribute("aria-busy", "true");
    await expect(page.locator(result)).toBeHidden();
    await release();
    await expect(page.locator(result)).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  });

for (const loss of ["fail to load", "don't arrive within ten seconds"])
  test(`if scripts ${loss}, no button shows as busy, and the browser sends a form`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.clock.install();
    const { held } = await holdRequests(page, SCRIPTS);
    await page.goto(CONTACT.path);
    await menuButton(page).click();
    await expect(page.locator("[aria-busy=true]")).toBeVisible();
    if (loss === "fail to load") await Promise.all(held.splice(0).map((route) => route.abort()));
    else await page.clock.runFor(10_000);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    const form = formOn(page, CONTACT);
    const values = { ...CONTACT.filled, email: ownEmail() };
    await fill(form, values);
    await submit(form);
    await expect(page).toHaveURL(/\/submitted\/contact\/success$/);
    expect(await storedFrom("contact", values.email)).toEqual([values]);
  });

/** A translator changes the words before scripts run, so React builds the page again. */
const translate = () => {
  for (const { firstChild } of document.querySelectorAll("body :is(a, p, h1, h2, h3, span, label, button)")) {
    const words = document.createElement("font");
    if (firstChild instanceof Text) firstChild.replaceWith(words);
    words.textContent = firstChild?.textContent?.toUpperCase() ?? "";
  }
};

for (const [path, isTranslated, ...ids] of [
  ["/blog", false, "search"],
  [CONTACT.path, false, "contact-service", "contact-phone", "contact-message"],
  [CONTACT.path, true, "contact-service", "contact-phone", "contact-message"],
] as const)
  test(`early input on ${path} and its cursor are kept${isTranslated ? " by a translator" : ""}`, async ({ page }) => {
    const { release } = await holdRequests(page, SCRIPTS);
    await page.goto(path);
    const fields = page.locator(ids.map((id) => `#${id}`).join());
    const valuesOf = () => fields.evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value));
    // Browsers restore values without events.
    await fields.evaluateAll((all: HTMLInputElement[]) => {
      for (const field of all) field.value = field.matches("select") ? "not-sure" : "zz";
    });
    await fields.last().press("End");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.type("x");
    const values = await valuesOf();
    if (isTranslated) await page.evaluate(translate);
    await release();
    await waitUntilHydrated(page);
    await page.keyboard.type("y");
    await expect.poll(valuesOf).toEqual(values.map((value) => value.replace("x", "xy")));
    if (ids[0] === "search") await expect(noResults(page)).toBeVisible();
  });
