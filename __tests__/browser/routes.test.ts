import { ROUTES } from "./support/routes";
import { DESKTOP, PHONE, newVisitor } from "./support/visitor";

const visitor = newVisitor();

/** Scrolls through the page once, so that lazy pictures are asked for too. */
const scrollThrough = async () => {
  for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
    window.scrollTo({ top: y, behavior: "instant" });
    await new Promise(requestAnimationFrame);
  }
};

describe.each([
  { name: "a phone", viewport: PHONE },
  { name: "a desktop", viewport: DESKTOP },
])("on $name", ({ viewport }) => {
  test.each(ROUTES)("$path stands", async ({ path, title }) => {
    const { page, problems } = await visitor.open({ viewport });
    const response = await page.goto(path, { waitUntil: "networkidle" });
    await page.evaluate(scrollThrough);
    await page.waitForLoadState("networkidle");

    expect(response?.status()).toBe(200);
    expect(response?.request().redirectedFrom()).toBeNull();
    expect(await page.title()).toBe(title);
    expect(await page.locator("h1").count()).toBe(1);
    expect(
      await page.locator("header, footer, nav[aria-label=Breadcrumb], [data-hero], main").count(),
    ).toBeGreaterThanOrEqual(5);
    expect(await page.locator("nav[aria-label=Breadcrumb] [aria-current=page]").count()).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect(problems).toEqual([]);
  });
});

test("no heading level is left out on any page", async () => {
  const { page } = await visitor.open({ javaScriptEnabled: false });
  for (const { path } of ROUTES) {
    await page.goto(path);
    const levels = await page
      .locator("h1, h2, h3, h4, h5, h6")
      .evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])));
    const leaps = levels.filter((level, index) => level - (levels[index - 1] ?? 0) > 1);
    expect({ path, leaps }).toEqual({ path, leaps: [] });
  }
});
