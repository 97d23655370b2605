import type { Page } from "@playwright/test";
import { services } from "../support/entries";
import { holdBack } from "./support/hold-back";
import { nextFrame } from "./support/page-state";
import { navigate } from "./support/steps";
import { expect, test, visit, waitUntilLive } from "./support/test";

/** What says most about how an element looks, wherever it is and whatever it says. */
const PROPERTIES = [
  ...["display", "position", "color", "backgroundColor", "backgroundImage", "fontFamily", "fontSize", "fontWeight"],
  ...["lineHeight", "textDecorationLine", "textAlign", "padding", "borderWidth", "borderColor", "borderRadius"],
  ...["boxShadow", "gap", "alignItems", "justifyContent", "maxWidth", "minHeight", "overflow", "zIndex"],
  ...["listStyleType", "aspectRatio", "cursor"],
] as const;

/** All looks on the page, with the classes that give them. A form has more elements once somebody has come near it. */
const looks = (page: Page) =>
  page.evaluate((properties) => {
    const lookOf = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo) as unknown as Record<string, string>;
      return properties.map((property) => style[property]).join("|");
    };
    const styled = [...document.querySelectorAll("#gatsby-focus-wrapper [class]:not(form *)")];
    const found = styled.map((element) =>
      [element.className, lookOf(element), lookOf(element, "::before"), lookOf(element, "::after")].join(" "),
    );
    return [...new Set(found)].sort();
  }, PROPERTIES);

const SITEMAP = "/sitemap";

/** Where a link of the sitemap leads. */
const TARGET = "/faq";

/** The CSS of all classes. */
const STYLES = "**/styles-*.js";

test.describe("without motion", () => {
  test.use({ reducedMotion: "reduce" });

  for (const [path, tag] of [
    ["/careers", []],
    [`/services/${services[0]?.id ?? ""}`, []],
    ["/about", "@all"],
    ["/blog", "@all"],
  ] as const)
    test(`${path} looks the same after a link as after loading it`, { tag }, async ({ page }) => {
      await visit(page, SITEMAP);
      await navigate(page, path);
      await expect(page).toHaveURL(path);
      const loaded = await page.context().newPage();
      await visit(loaded, path);
      // A form near the window goes live once the visitor has done something: scrolling to a page's top counts, too.
      for (const one of [page, loaded]) await one.keyboard.press("Shift");
      await expect(async () => {
        const [seen, expected] = await Promise.all([looks(page), looks(loaded)]);
        expect(expected.length).toBeGreaterThan(50);
        expect(seen).toEqual(expected);
      }).toPass();
    });
});

test("the page before stays until the CSS of all classes is there", async ({ page }) => {
  await visit(page, SITEMAP);
  const { letGo } = await holdBack(page, STYLES);
  const asked = page.waitForRequest(STYLES);
  const data = page.waitForResponse(`**/page-data${TARGET}/page-data.json`);
  await page.locator(`main a[href="${TARGET}"]`).first().click();
  await Promise.all([asked, data]);
  await nextFrame(page);
  await expect(page).toHaveTitle(/^Sitemap/);
  await letGo();
  await expect(page.locator(`link[rel=canonical][href$="${TARGET}"]`)).toBeAttached();
  await expect(page.locator("h1")).toHaveCSS("font-family", /Heading/);
});

test("the server is asked for the page where the CSS of all classes can't be had", async ({ page }) => {
  await visit(page, SITEMAP);
  await page.route(STYLES, (route) => route.abort());
  const loaded = page.waitForEvent("load");
  await page.locator(`main a[href="${TARGET}"]`).first().click();
  await loaded;
  await expect(page).toHaveURL(TARGET);
  await waitUntilLive(page);
});
