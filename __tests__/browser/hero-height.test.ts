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

test("other pages have a higher one", async () => {
  expect(await heroHeight("/services")).toBeGreaterThan(350);
});
