import type { Page } from "@playwright/test";
import { services } from "../support/entries";
import { holdRequests } from "./support/requests";
import { nextFrame } from "./support/page-state";
import { navigate } from "./support/steps";
import { expect, test, visit, waitUntilHydrated } from "./support/test";

/** Properties that do not depend on the position or the text of an element. */
const PROPERTIES =
  "display position color background-color background-image font-family font-size font-weight line-height text-align " +
  "text-decoration-line padding border-width border-color border-radius box-shadow gap align-items justify-content " +
  "max-width min-height overflow z-index list-style-type aspect-ratio cursor";

/** The computed styles of all classes on the page, except in forms, which change when they become interactive. */
const stylesOf = (page: Page) =>
  page.evaluate((properties) => {
    const styleOf = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo);
      return properties.map((property) => style.getPropertyValue(property)).join("|");
    };
    const found = [...document.querySelectorAll("#gatsby-focus-wrapper [class]:not(form *)")].map((element) =>
      [
        element.getAttribute("class"),
        styleOf(element),
        styleOf(element, "::before"),
        styleOf(element, "::after"),
      ].join(),
    );
    return [...new Set(found)].sort();
  }, PROPERTIES.split(" "));

/** The script with the CSS of all classes. */
const STYLES = "**/styles-*.js";

const followFaqLink = (page: Page) => page.locator('main a[href="/faq"]').first().click();

for (const path of ["/careers", `/services/${services[0]?.id ?? ""}`, "/about", "/blog"])
  test(`${path} looks the same after following a link as after loading it`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, "/sitemap");
    await navigate(page, path);
    await expect(page).toHaveURL(path);
    const loaded = await page.context().newPage();
    await loaded.emulateMedia({ reducedMotion: "reduce" });
    await visit(loaded, path);
    // Makes the forms of both pages interactive: after a link, scrolling to the top has already counted as input.
    for (const tab of [page, loaded]) await tab.keyboard.press("Shift");
    await expect(async () => {
      const expected = await stylesOf(loaded);
      expect(expected.length).toBeGreaterThan(50);
      expect(await stylesOf(page)).toEqual(expected);
    }).toPass();
  });

test("a link keeps the old page until the CSS of all classes is loaded", async ({ page }) => {
  await visit(page, "/sitemap");
  const { release } = await holdRequests(page, STYLES);
  const request = page.waitForRequest(STYLES);
  const data = page.waitForResponse("**/page-data/faq/page-data.json");
  await followFaqLink(page);
  await Promise.all([request, data]);
  await nextFrame(page);
  await expect(page).toHaveTitle(/^Sitemap/);
  await release();
  await expect(page).toHaveTitle(/^FAQ/);
  await expect(page.locator("h1")).toHaveCSS("font-family", /Heading/);
});

test("a link loads the page from the server if the CSS of all classes fails to load", async ({ page }) => {
  await visit(page, "/sitemap");
  await page.route(STYLES, (route) => route.abort());
  const loaded = page.waitForEvent("load");
  await followFaqLink(page);
  await loaded;
  await expect(page).toHaveURL("/faq");
  await waitUntilHydrated(page);
});
