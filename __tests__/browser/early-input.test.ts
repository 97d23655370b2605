import type { Page, Route } from "@playwright/test";
import { CONTACT, NEWSLETTER } from "./support/form-cases";
import { fill, formOn, submit } from "./support/forms";
import { SCRIPTS, holdRequests } from "./support/requests";
import { isRoute } from "./support/routes";
import { applyButtons, menuButton, noResults } from "./support/steps";
import { ownEmail } from "./support/stored";
import { PHONE, expect, test, waitUntilHydrated } from "./support/test";

test.use({ reducedMotion: "reduce" });

const categories = (page: Page) => page.locator("aside [aria-pressed]");

/** Buttons that a visitor may click before scripts run, and what the click shows. */
const CLICKS = [
  { what: "the menu", path: "/", viewport: PHONE, clicked: menuButton, result: "#main-navigation[data-open=true]" },
  { what: "an apply button", path: "/careers", clicked: applyButtons, result: "[role=dialog]" },
  { what: "a category", path: "/blog", clicked: categories, result: "aside [aria-pressed=true]" },
];

for (const { what, path, viewport, clicked: find, result } of CLICKS.filter(({ path }) => isRoute(path)))
  test(`an early click on ${what} shows as busy and takes effect when scripts run`, async ({ page }) => {
    if (viewport) await page.setViewportSize(viewport);
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

/** What keeps scripts from running. The held requests are those of the page's first scripts. */
const LOSSES: Readonly<Record<string, (held: readonly Route[], page: Page) => Promise<unknown>>> = {
  "fail to load": (held) => Promise.all(held.map((route) => route.abort())),
  "can't be parsed": (held) =>
    Promise.all(
      held.map((route) =>
        route.request().url().includes("/app-")
          ? route.fulfill({ contentType: "text/javascript", body: "const later = /(?<" })
          : route.continue(),
      ),
    ),
  "don't arrive within ten seconds": (_held, page) => page.clock.runFor(10_000),
};

for (const [loss, lose] of Object.entries(LOSSES))
  test(`if scripts ${loss}, no button shows as busy, and the browser sends a form`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.clock.install();
    const { held } = await holdRequests(page, SCRIPTS);
    await page.goto(CONTACT.path);
    await menuButton(page).click();
    await expect(page.locator("[aria-busy=true]")).toBeVisible();
    await lose(held.splice(0), page);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    const form = formOn(page, CONTACT);
    await fill(form, { ...CONTACT.filled, email: ownEmail() });
    await submit(form);
    await expect(page).toHaveURL(/\/submitted\/contact\/success$/);
  });

/** What programs change before scripts run, so React builds the page or a section again. */
const CHANGES = {
  "nothing changes": () => undefined,
  "a translator changes the words": () => {
    for (const { firstChild } of document.querySelectorAll("body :is(a, p, h1, h2, h3, span, label, button)")) {
      const words = document.createElement("font");
      if (firstChild instanceof Text) firstChild.replaceWith(words);
      words.textContent = firstChild?.textContent?.toUpperCase() ?? "";
    }
  },
  "a password manager adds an icon to each field": () => {
    for (const field of document.querySelectorAll("[id]:is(input, select, textarea)"))
      field.after(document.createElement("img"));
  },
  "an extension changes the skip link": () => document.querySelector("a[href='#content']")?.append("!"),
};

/** A page with fields, and what changes it. */
const EARLY_INPUT: readonly (readonly [change: keyof typeof CHANGES, path: string, ...ids: string[]])[] = [
  ["nothing changes", NEWSLETTER.path, "newsletter-email"],
  ["nothing changes", "/blog", "search"],
  ["a translator changes the words", "/faq", "search"],
  ...Object.keys(CHANGES).map((change) => {
    return [
      change as keyof typeof CHANGES,
      CONTACT.path,
      "contact-service",
      "contact-phone",
      "contact-message",
    ] as const;
  }),
];

for (const [change, path, ...ids] of EARLY_INPUT.filter(([, on]) => isRoute(on)))
  test(`early input in ${ids.join(", ")} on ${path} and its cursor are kept if ${change}`, async ({ page }) => {
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
    await page.evaluate(CHANGES[change]);
    await release();
    await waitUntilHydrated(page);
    await page.keyboard.type("y");
    await expect.poll(valuesOf).toEqual(values.map((value) => value.replace("x", "xy")));
    if (ids.includes("search")) await expect(noResults(page)).toBeVisible();
  });
