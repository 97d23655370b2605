import type { Page } from "@playwright/test";
import { holdRequests } from "./support/requests";
import { nextFrame } from "./support/page-state";
import { navigate } from "./support/steps";
import { expect, test, visit, waitUntilHydrated } from "./support/test";

/** Properties that do not depend on the position or the text of an element. */
const PROPERTIES =
  "display position color background-color background-image font-family font-size font-weight line-height text-align " +
  "text-decoration-line padding border-width border-color border-radius box-shadow gap align-items justify-content " +
  "max-width min-height overflow z-index list-style-type aspect-ratio cursor";

/** The computed styles of all classes on the page. */
const stylesOf = (page: Page) =>
  page.evaluate((properties) => {
    const stylesOf = (element: Element) =>
      ["", "::before", "::after"].map((part) => {
        const style = getComputedStyle(element, part);
        return properties.map((property) => style.getPropertyValue(property)).join("|");
      });
    const found = [...document.querySelectorAll("#gatsby-focus-wrapper [class]")].map((element) =>
      [element.getAttribute("class"), ...stylesOf(element)].join(),
    );
    return [...new Set(found)].sort();
  }, PROPERTIES.split(" "));

test(
  "a page loads when its link is in sight, a list of all texts below the pointer",
  { tag: "@all" },
  async ({ page }) => {
    const requested: string[] = [];
    page.on("request", (request) =>
      requested.push(/(?<=page-data).*(?=\/page-data.json)/.exec(request.url())?.[0] ?? ""),
    );
    await page.clock.install();
    await visit(page, "/faq");
    await page.keyboard.press("End");
    await expect(async () => {
      // Links load in the order of the page, four in three seconds: this one is after those of both lists.
      await page.clock.runFor(3_000);
      expect(requested).toContain("/white-papers");
    }).toPass();
    expect(requested).not.toContain("/blog");
    await page.locator('footer a[href="/blog"]').hover();
    await expect.poll(() => requested).toContain("/blog");
  },
);

const STYLE_SHEET = "**/static/*.css";

const followLink = (page: Page) => page.locator('main a[href="/about"]').first().click();

for (const path of ["/", "/careers"])
  test(`${path} looks the same after a link, with all styles, as after loading it, with those in its HTML`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, "/sitemap");
    await navigate(page, path);
    await expect(page).toHaveURL(path);
    const loaded = await page.context().newPage();
    await loaded.emulateMedia({ reducedMotion: "reduce" });
    await visit(loaded, path);
    await expect(async () => {
      const expected = await stylesOf(loaded);
      expect(expected.length).toBeGreaterThan(50);
      expect(await stylesOf(page)).toEqual(expected);
    }).toPass();
  });

test("a link keeps the old page until the style sheet is loaded", async ({ page }) => {
  await visit(page, "/sitemap");
  const { release } = await holdRequests(page, STYLE_SHEET);
  const request = page.waitForRequest(STYLE_SHEET);
  const data = page.waitForResponse("**/page-data/about/page-data.json");
  await followLink(page);
  await Promise.all([request, data]);
  await nextFrame(page);
  await expect(page.locator("#team")).toHaveCount(0);
  await release();
  await expect(page.locator("#team")).toBeAttached();
  await expect(page.locator("h1")).toHaveCSS("font-family", /Heading/);
});

test("a link loads the page from the server if the style sheet fails to load", async ({ page }) => {
  await visit(page, "/sitemap");
  await page.route(STYLE_SHEET, (route) => route.abort());
  const loaded = page.waitForEvent("load");
  await followLink(page);
  await loaded;
  await expect(page).toHaveURL("/about");
  await waitUntilHydrated(page);
});

test("a page that loads slowly is announced, with a line below the header", async ({ page }) => {
  await visit(page, "/sitemap");
  const { release } = await holdRequests(page, "**/page-data.json");
  const line = () => page.locator("[data-header]").evaluate((bar) => getComputedStyle(bar, "::after").borderTopWidth);
  expect(await line()).toBe("0px");
  await page.locator('main a[href="/faq"]').first().press("Enter");
  const announced = page.locator("#page-announcer");
  await expect(announced).toHaveText("Loading");
  expect(await line()).toBe("3px");
  await release();
  await expect(announced).toHaveText(/^FAQ/);
  expect(await line()).toBe("0px");
});
