import type { Page } from "playwright-core";
import { eventually } from "./support/eventually";
import { nextFrame, waitForFocus, waitUntilLanded } from "./support/page-state";
import { PHONE, newVisitor, siteUrl } from "./support/visitor";

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

describe("comes back to where a visitor was", () => {
  test.each(["/", "/about#team"])("with a reload of %s", async (path) => {
    const { page } = await visitor.visit(path);
    await scrollTo(page, 1900);
    await expectPlace(page, 1900);
    await page.reload();
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await expectPlace(page, 1900);
  });

  test.each([
    ["another page, which opens at its top", "/", "All case studies", /\/case-studies$/],
    ["an anchor", "/case-studies", /^Read Case Study/, /#.+/],
  ])("with Back after a link to %s", async (_target, path, name, address) => {
    const { page } = await visitor.visit(path, { viewport: PHONE, reducedMotion: "reduce" });
    const link = page.getByRole("main").getByRole("link", { name }).last();
    await link.evaluate((element) => {
      element.scrollIntoView({ block: "center", behavior: "instant" });
    });
    await nextFrame(page);
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(200);
    await link.click();
    await page.waitForURL(address);
    await page.waitForFunction((y) => (location.hash ? window.scrollY !== y : window.scrollY === 0), before);
    await page.goBack();
    await page.waitForURL(siteUrl(path));
    await expectPlace(page, before);
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
});

describe("a jump inside the page", () => {
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
    await page.keyboard.press("Tab");
    await eventually(async () => {
      const goesOn = (element: Element) =>
        element.compareDocumentPosition(document.activeElement ?? element) & Node.DOCUMENT_POSITION_FOLLOWING;
      expect(await section.evaluate(goesOn)).not.toBe(0);
    });
    expect(await section.getAttribute("tabindex")).toBeNull();
  });

  test("takes focus along to the anchor of another page, too", async () => {
    const { page } = await visitor.visit("/sitemap");
    await page.locator('main a[href="/about#team"]').click();
    await page.waitForURL("**/about#team");
    await waitForFocus(page, page.locator("#team"));
  });
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
