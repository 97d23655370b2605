import type { Page } from "playwright-core";
import { DESKTOP, PHONE, newVisitor, startInstalledBrowser } from "./support/visitor";

// What stands in for the site's fonts is the machine's.
const visitor = newVisitor(startInstalledBrowser);

declare global {
  interface Window {
    /** How far the page's content has jumped so far. https://web.dev/articles/cls */
    layoutShift: number;
    tellDrawn: () => void;
  }
}

describe("nothing jumps", () => {
  /** Counts every shift, also those before this page's own scripts. https://wicg.github.io/layout-instability/ */
  const countShifts = () => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("value" in entry && typeof entry.value === "number") window.layoutShift += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  };

  const settle = async (page: Page) => {
    // Whatever arrives late could still push something: here a quiet network is the condition itself.
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() =>
      Promise.all(
        document
          .getAnimations()
          .filter(({ playState }) => playState === "running")
          .map(({ finished }) => finished),
      ),
    );
  };

  test.each(
    [PHONE, DESKTOP].flatMap((viewport) =>
      ["/", "/careers"].map((path) => ({ path, viewport, width: viewport.width })),
    ),
  )("when the fonts of $path arrive after its text was drawn at $width px", async ({ path, viewport }) => {
    const { page, goto } = await visitor.open({ viewport });
    await page.addInitScript(countShifts);
    let tellDrawn = () => {};
    const drawn = new Promise<void>((resolve) => {
      tellDrawn = resolve;
    });
    await page.exposeFunction("tellDrawn", tellDrawn);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        if (list.getEntriesByName("first-contentful-paint").length > 0) window.tellDrawn();
      }).observe({ type: "paint", buffered: true });
    });
    await page.route("**/*.woff2", async (route) => {
      await drawn;
      await route.continue();
    });
    await goto(path);
    await settle(page);
    expect(await page.evaluate(() => document.fonts.check('1rem "Body"'))).toBe(true);
    expect(await page.evaluate(() => window.layoutShift)).toBeLessThan(0.01);
  });

  test.each(
    [PHONE, DESKTOP].flatMap((viewport) =>
      ["/", "/careers", "/contact"].map((path) => ({ path, viewport, width: viewport.width })),
    ),
  )("when $path loads for the first time at $width px", async ({ path, viewport }) => {
    const { page, goto } = await visitor.open({ viewport });
    await page.addInitScript(countShifts);
    await goto(path);
    await settle(page);
    expect(await page.evaluate(() => window.layoutShift)).toBeLessThan(0.01);
    // The measure itself works: what is pushed down is counted.
    await page.evaluate(() => {
      document.querySelector("main")?.insertAdjacentHTML("afterbegin", '<div style="height: 300px"></div>');
    });
    await page.waitForFunction(() => window.layoutShift > 0.01);
  });
});
