import { services } from "../support/entries";
import { nextFrame, waitUntilStill } from "./support/page-state";
import { DESKTOP, PHONE, newVisitor } from "./support/visitor";

const visitor = newVisitor();

describe.each([PHONE, DESKTOP])("a reload at $width px", (viewport) => {
  test.each(["/", "/about", "/case-studies", "/blog", `/services/${services[0]?.id ?? ""}`])(
    "leaves the visitor of %s where they were, to the pixel",
    async (path) => {
      const { page } = await visitor.visit(path, { viewport, reducedMotion: "reduce" });
      for (const share of [0.2, 0.5, 0.8]) {
        await page.evaluate((part) => {
          scrollTo({ top: Math.round(document.documentElement.scrollHeight * part), behavior: "instant" });
        }, share);
        await nextFrame(page);
        await waitUntilStill(page);
        const before = await page.evaluate(() => window.scrollY);
        await page.reload();
        await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
        await page.evaluate(() => document.fonts.ready);
        await nextFrame(page);
        expect(await page.evaluate(() => window.scrollY)).toBe(before);
      }
    },
  );
});
