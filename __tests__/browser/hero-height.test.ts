import { DESKTOP, newVisitor } from "./support/visitor";

const visitor = newVisitor();

const heroHeight = async (path: string) => {
  const { page } = await visitor.visitAgain(path, { viewport: DESKTOP });
  return (await page.locator("[data-hero]").boundingBox())?.height;
};

test.each(["/faq", "/sitemap", "/privacy-policy", "/terms-of-service"])(
  "%s, which is looked up rather than read, has a low banner",
  async (path) => {
    expect(await heroHeight(path)).toBe(240);
  },
);

test.each([1280, 1920])("home's is 600 px high at %i px, strip of results included", async (width) => {
  const { page } = await visitor.visit("/", { viewport: { width, height: 1000 }, reducedMotion: "reduce" });
  expect((await page.locator("[data-hero]").boundingBox())?.height).toBe(600);
});

test("title, way on and results of the home page share the first screen of 1280 × 720", async () => {
  const { page } = await visitor.visit("/", { viewport: { width: 1280, height: 720 }, reducedMotion: "reduce" });
  const parts = page.locator("[data-hero] :is(h1, a[href='/case-studies'], ul[aria-label=Results] li)");
  const ends = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().bottom));
  expect(ends.length).toBeGreaterThan(2);
  expect(Math.max(...ends)).toBeLessThanOrEqual(720);
});

test("other pages have a higher one", async () => {
  expect(await heroHeight("/services")).toBeGreaterThan(350);
});
