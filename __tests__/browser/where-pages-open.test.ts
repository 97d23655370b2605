import type { Page } from "playwright-core";
import { eventually } from "./support/eventually";
import { nextFrame, waitForFocus, waitUntilLanded } from "./support/page-state";
import { DESKTOP, PHONE, newVisitor } from "./support/visitor";

const visitor = newVisitor();

/** Scrolls, and waits until the page knows of it, as it does before a visitor sees it. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => {
    window.scrollTo({ top: y, behavior: "instant" });
  }, top);
  await nextFrame(page);
}

const expectPlace = (page: Page, y: number) =>
  eventually(async () => {
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - y)).toBeLessThanOrEqual(2);
  });

test.each([PHONE, DESKTOP])("a link at the end of home opens each page at its top, at $width px", async (viewport) => {
  const { page, goto } = await visitor.visit("/", { viewport });
  const links = page.locator('footer a[href^="/"]:not([href="/"], [href*="#"])');
  const paths = new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? "")));
  expect(paths.size).toBeGreaterThan(3);
  const opened: Record<string, number> = {};
  for (const path of paths) {
    await goto("/");
    await links
      .and(page.locator(`[href="${path}"]`))
      .first()
      .click();
    await page.waitForURL(`**${path}`);
    await page.locator(`link[rel=canonical][href$="${path}"]`).waitFor({ state: "attached" });
    opened[path] = await page.evaluate(() => window.scrollY);
  }
  expect(opened).toEqual(Object.fromEntries([...paths].map((path) => [path, 0])));
});

describe("comes back to where a visitor was", () => {
  test.each(["/", "/about#team"])("with a reload of %s", async (path) => {
    const { page } = await visitor.visit(path);
    await scrollTo(page, 1900);
    await expectPlace(page, 1900);
    await page.reload();
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await expectPlace(page, 1900);
  });

  test("with Forward, also where an address has an anchor that was left since", async () => {
    const { page } = await visitor.visit("/sitemap");
    await page.locator('main a[href="/about#team"]').click();
    await waitUntilLanded(page, page.locator("#team h2").first());
    await scrollTo(page, 600);
    await page.goBack();
    await page.waitForURL("**/sitemap");
    await page.locator('main a[href="/about#team"]').waitFor();
    await page.goForward();
    await page.waitForURL("**/about#team");
    await expectPlace(page, 600);
  });

  test("with Back from an anchor of the page, to its top", async () => {
    const { page } = await visitor.visit("/privacy-policy", { reducedMotion: "reduce" });
    const link = page.locator("main nav a[href*='#section-']").last();
    await link.evaluate((element) => {
      element.focus({ preventScroll: true });
    });
    await page.keyboard.press("Enter");
    await page.waitForURL("**/privacy-policy#section-*");
    await page.waitForFunction(() => window.scrollY > 500);
    await nextFrame(page);
    await page.goBack();
    await page.waitForURL("**/privacy-policy");
    await expectPlace(page, 0);
  });

  test("with Back from the skip link's anchor", async () => {
    const { page } = await visitor.visit("/about");
    await scrollTo(page, 1200);
    await expectPlace(page, 1200);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/about#content");
    await waitUntilLanded(page, page.locator("h1"));
    await page.goBack();
    await page.waitForURL("**/about");
    await expectPlace(page, 1200);
  });

  test("with Back from an anchor that the page had no time to follow", async () => {
    const { page } = await visitor.visit("/sitemap");
    await page.locator('main a[href="/about"]').first().click();
    await page.locator('link[rel=canonical][href$="/about"]').waitFor({ state: "attached" });
    await scrollTo(page, 1200);
    await page.evaluate(async () => {
      const goes = (go: () => void) =>
        new Promise((resolve) => {
          addEventListener("popstate", resolve, { once: true });
          go();
        });
      // The router follows an address with the next frame, which a busy page is late with.
      const late: FrameRequestCallback[] = [];
      const draw = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (callback) => late.push(callback);
      await goes(() => {
        location.hash = "#content";
      });
      await goes(() => {
        history.back();
      });
      window.requestAnimationFrame = draw;
      for (const callback of late) draw(callback);
    });
    await expectPlace(page, 1200);
    await scrollTo(page, 900);
    await page.locator('[data-header] a[href="/contact"]:visible').first().click();
    await page.waitForURL("**/contact");
    await page.locator('link[rel=canonical][href$="/contact"]').waitFor({ state: "attached" });
    await page.goBack();
    await page.waitForURL("**/about");
    await expectPlace(page, 900);
  });
});

describe("a jump inside the page", () => {
  /** Jumps to the last case study, and tells in how many steps the page was seen moving there. */
  async function jump(page: Page): Promise<number> {
    await page.evaluate(() => {
      const record = { steps: 0 };
      Object.assign(window, { record });
      addEventListener("scroll", () => {
        record.steps += 1;
      });
    });
    const link = page.getByRole("link", { name: /^Read Case Study/ }).last();
    await link.press("Enter");
    const id = (await link.getAttribute("href"))?.split("#")[1] ?? "";
    await waitUntilLanded(page, page.locator(`section[id="${id}"] h2`).first());
    return page.evaluate(() => (window as unknown as { record: { steps: number } }).record.steps);
  }

  test("is seen moving", async () => {
    const { page } = await visitor.visit("/case-studies", { reducedMotion: "no-preference" });
    expect(await jump(page)).toBeGreaterThan(3);
  });

  test("is not, where less motion is asked for", async () => {
    const { page } = await visitor.visit("/case-studies", { reducedMotion: "reduce" });
    expect(await jump(page)).toBeLessThanOrEqual(3);
  });

  test("takes focus along, from where the Tab key goes on", async () => {
    const { page } = await visitor.visit("/case-studies", { reducedMotion: "reduce" });
    const link = page.getByRole("link", { name: /^Read Case Study/ }).first();
    await link.click();
    const id = (await link.getAttribute("href"))?.split("#")[1] ?? "";
    const section = page.locator(`section[id="${id}"]`);
    await waitForFocus(page, section);
    await eventually(async () => {
      expect(await section.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe("none");
    });
    const landed = await page.evaluate(() => window.scrollY);
    await page.keyboard.press("Tab");
    await eventually(async () => {
      const follows = await section.evaluate(
        (element) =>
          element.contains(document.activeElement) ||
          (document.activeElement &&
            element.compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
      );
      expect(follows).toBe(true);
    });
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThanOrEqual(landed);
    expect(await section.getAttribute("tabindex")).toBeNull();
  });

  test("takes focus along to the anchor of another page, too", async () => {
    const { page } = await visitor.visit("/sitemap");
    await page.locator('main a[href="/about#team"]').click();
    await page.waitForURL("**/about#team");
    await waitForFocus(page, page.locator("#team"));
  });
});

test.each([
  { key: "Tab", from: "first" },
  { key: "Shift+Tab", from: "last" },
] as const)("$key through the bar leaves the page where it is", async ({ key, from }) => {
  const { page } = await visitor.visit("/");
  await scrollTo(page, 3000);
  const stops = page.locator("[data-header] :is(a, button):visible");
  await stops[from]().evaluate((element: HTMLElement) => {
    element.focus({ preventScroll: true });
  });
  for (let left = (await stops.count()) - 1; left > 0; left -= 1) {
    await page.keyboard.press(key);
    expect(await page.evaluate(() => document.activeElement?.closest("[data-header]") !== null)).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(3000);
  }
});

test("the mobile menu leaves the page where it is when it closes", async () => {
  const { page } = await visitor.visit("/", { viewport: PHONE });
  await scrollTo(page, 2000);
  const toggle = (expanded: boolean) => page.getByRole("button", { name: "Menu", expanded });
  for (const close of [() => page.keyboard.press("Escape"), () => toggle(true).click()]) {
    await toggle(false).click();
    await page.locator("main[inert]").waitFor({ state: "attached" });
    await close();
    await page.locator("main:not([inert])").waitFor({ state: "attached" });
    await waitForFocus(page, toggle(false));
    expect(await page.evaluate(() => window.scrollY)).toBe(2000);
  }
});
