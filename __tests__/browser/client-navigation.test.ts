import type { Page } from "@playwright/test";
import { services } from "../support/entries";
import { holdRequests } from "./support/requests";
import { nextFrame } from "./support/page-state";
import { navigate } from "./support/steps";
import { expect, test, visit, waitUntilHydrated } from "./support/test";

/** What says most about how an element looks, wherever it is and whatever it says. */
const PROPERTIES =
  "display position color background-color background-image font-family font-size font-weight line-height text-align " +
  "text-decoration-line padding border-width border-color border-radius box-shadow gap align-items justify-content " +
  "max-width min-height overflow z-index list-style-type aspect-ratio cursor";

/** All looks on the page, with the classes that give them. A form has more elements once somebody has come near it. */
const looks = (page: Page) =>
  page.evaluate((properties) => {
    const lookOf = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo);
      return properties.map((property) => style.getPropertyValue(property)).join("|");
    };
    const found = [...document.querySelectorAll("#gatsby-focus-wrapper [class]:not(form *)")].map((element) =>
      [element.getAttribute("class"), lookOf(element), lookOf(element, "::before"), lookOf(element, "::after")].join(
        " ",
      ),
    );
    return [...new Set(found)].sort();
  }, PROPERTIES.split(" "));

/** The CSS of all classes. */
const STYLES = "**/styles-*.js";

/** Follows the sitemap's link to the FAQ. */
const follow = (page: Page) => page.locator('main a[href="/faq"]').first().click();

for (const [path, ...tag] of [
  ["/careers"],
  [`/services/${services[0]?.id ?? ""}`],
  ["/about", "@all"],
  ["/blog", "@all"],
] as const)
  test(`${path} looks the same after a link as after loading it`, { tag }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, "/sitemap");
    await navigate(page, path);
    await expect(page).toHaveURL(path);
    const loaded = await page.context().newPage();
    await loaded.emulateMedia({ reducedMotion: "reduce" });
    await visit(loaded, path);
    // A form near the window goes live once the visitor has done something: scrolling to a page's top counts, too.
    for (const one of [page, loaded]) await one.keyboard.press("Shift");
    await expect(async () => {
      const expected = await looks(loaded);
      expect(expected.length).toBeGreaterThan(50);
      expect(await looks(page)).toEqual(expected);
    }).toPass();
  });

test("the page before stays until the CSS of all classes is there", async ({ page }) => {
  await visit(page, "/sitemap");
  const { release } = await holdRequests(page, STYLES);
  const asked = page.waitForRequest(STYLES);
  const data = page.waitForResponse("**/page-data/faq/page-data.json");
  await follow(page);
  await Promise.all([asked, data]);
  await nextFrame(page);
  await expect(page).toHaveTitle(/^Sitemap/);
  await release();
  await expect(page).toHaveTitle(/^FAQ/);
  await expect(page.locator("h1")).toHaveCSS("font-family", /Heading/);
});

test("the server is asked for the page where the CSS of all classes can't be had", async ({ page }) => {
  await visit(page, "/sitemap");
  await page.route(STYLES, (route) => route.abort());
  const loaded = page.waitForEvent("load");
  await follow(page);
  await loaded;
  await expect(page).toHaveURL("/faq");
  await waitUntilHydrated(page);
});
