import type { Page } from "playwright-core";
import { NEWSLETTER } from "./support/form-cases";
import { DESKTOP, PHONE, newVisitor } from "./support/visitor";

const visitor = newVisitor();

/**
 * Lets the page go back by itself as soon as it has gone to another address, before the router has drawn its page: it
 * then draws that page nevertheless, which `data-drawn` of the root element tells, and after it the one of the address.
 */
async function goBackBeforeDrawing(page: Page): Promise<void> {
  await page.evaluate(() => {
    const draw = window.requestAnimationFrame.bind(window);
    const push = history.pushState.bind(history);
    const start = location.href;
    const heading = () => document.querySelector("h1")?.textContent;
    const before = heading();
    const drawn = new Promise<void>((resolve) => {
      new MutationObserver(() => {
        if (heading() !== before) resolve();
      }).observe(document.body, { childList: true, subtree: true });
    });
    void drawn.then(() => {
      document.documentElement.dataset.drawn = "";
    });
    history.pushState = (...entry) => {
      push(...entry);
      const back = new Promise((resolve) => {
        window.addEventListener("popstate", resolve, { once: true });
      });
      window.requestAnimationFrame = (callback) => {
        void (location.href === start ? drawn : back).then(() => draw(callback));
        return 0;
      };
      history.back();
    };
  });
}

describe("the browser's Back button", () => {
  test.each([PHONE, DESKTOP])("restores where a visitor was at $width px", async (viewport) => {
    const { page } = await visitor.visit("/", { viewport, reducedMotion: "reduce" });
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

  test("restores where a visitor was who goes back before the next page is drawn", async () => {
    const { page } = await visitor.visit(NEWSLETTER.path, { reducedMotion: "reduce" });
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Sitemap" });
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(1000);
    const heading = await page.locator("h1").textContent();
    await goBackBeforeDrawing(page);
    await link.click();
    await page.locator("html[data-drawn]").waitFor({ state: "attached" });
    await page.waitForFunction(
      ([title, y]) => document.querySelector("h1")?.textContent === title && Math.abs(window.scrollY - y) <= 2,
      [heading, before] as const,
    );
  });
});
