import { PHONE, newVisitor } from "./support/visitor";

const visitor = newVisitor();

describe("the browser's Back button", () => {
  test("restores where a visitor was", async () => {
    const { page } = await visitor.visit("/", { viewport: PHONE, reducedMotion: "reduce" });
    const link = page.getByRole("link", { name: "All case studies" });
    await link.evaluate((element) => {
      element.scrollIntoView({ block: "center", behavior: "instant" });
    });
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(1000);
    await link.click();
    await page.waitForURL("**/case-studies");
    await page.waitForFunction(() => window.scrollY === 0);
    await page.goBack();
    await page.waitForFunction((y) => location.pathname === "/" && Math.abs(window.scrollY - y) <= 2, before);
  });

  test("goes back from an anchor to the place of the link", async () => {
    const { page } = await visitor.visit("/case-studies", { reducedMotion: "reduce" });
    const link = page.getByRole("link", { name: /^Read Case Study/ }).last();
    await link.evaluate((element) => {
      element.scrollIntoView({ block: "center", behavior: "instant" });
    });
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(100);
    await link.click();
    await page.waitForFunction((y) => window.scrollY > y + 500, before);
    await page.goBack();
    await page.waitForFunction((y) => location.hash === "" && Math.abs(window.scrollY - y) <= 2, before);
  });
});
