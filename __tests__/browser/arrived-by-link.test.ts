import type { Page } from "playwright-core";
import { services } from "../support/entries";
import { eventually } from "./support/eventually";
import { nextFrame } from "./support/page-state";
import { newVisitor } from "./support/visitor";

const visitor = newVisitor();

/** What says most about how an element looks, wherever it stands and whatever it says. */
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
    return [
      ...new Set(
        styled.map((element) =>
          [
            element.getAttribute("class"),
            lookOf(element),
            lookOf(element, "::before"),
            lookOf(element, "::after"),
          ].join(" "),
        ),
      ),
    ].sort();
  }, PROPERTIES);

const SITEMAP = "/sitemap";

/** Where a link of the sitemap leads. */
const TARGET = "/faq";

test.each(["/about", "/careers", "/blog", `/services/${services[0]?.id ?? ""}`])(
  "%s looks the same after a link as after loading it",
  async (path) => {
    const options = { reducedMotion: "reduce" } as const;
    const { page: loaded } = await visitor.visit(path, options);
    const { page } = await visitor.visit(SITEMAP, options);
    // Gatsby's links call it: https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby-link/src/index.js
    await page.evaluate((to) => {
      (window as unknown as { ___navigate: (to: string) => void }).___navigate(to);
    }, path);
    await page.waitForURL(`**${path}`);
    // A form near the window goes live once the visitor has done something: scrolling to a page's top counts, too.
    for (const one of [page, loaded]) await one.keyboard.press("Shift");
    await eventually(async () => {
      const [seen, expected] = await Promise.all([looks(page), looks(loaded)]);
      expect(expected.length).toBeGreaterThan(50);
      expect(seen).toEqual(expected);
    });
  },
);

describe("where the CSS of all classes comes late", () => {
  const STYLES = "**/styles-*.js";

  test("the page before stays until they are there", async () => {
    const { page } = await visitor.visit(SITEMAP);
    let arrive: (() => void) | undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const asked = page.waitForRequest(STYLES);
    await page.route(STYLES, async (route) => {
      await arrived;
      await route.continue();
    });
    const data = page.waitForResponse(`**/page-data${TARGET}/page-data.json`);
    await page.locator(`main a[href="${TARGET}"]`).first().click();
    await Promise.all([asked, data]);
    await nextFrame(page);
    expect(await page.title()).toMatch(/^Sitemap/);
    arrive?.();
    await page.locator(`link[rel=canonical][href$="${TARGET}"]`).waitFor({ state: "attached" });
    expect(await page.locator("h1").evaluate((heading) => getComputedStyle(heading).fontFamily)).toMatch(/Heading/);
  });

  test("or can't be had, the server is asked for the page", async () => {
    const { page } = await visitor.visit(SITEMAP);
    await page.route(STYLES, (route) => route.abort());
    const loaded = page.waitForEvent("load");
    await page.locator(`main a[href="${TARGET}"]`).first().click();
    await loaded;
    await page.waitForURL(`**${TARGET}`);
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  });
});
