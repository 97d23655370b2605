import type { Page } from "@playwright/test";
import { services } from "../support/entries";
import { nextFrame, waitUntilBelowHeader } from "./support/page-state";
import { ROUTES } from "./support/routes";
import { PHONE, expect, test, visit, waitUntilHydrated } from "./support/test";

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

const expectScrollTop = (page: Page, top: number) =>
  expect.poll(async () => Math.abs((await scrollTop(page)) - top)).toBeLessThanOrEqual(2);

async function expectPage(page: Page, path: string, top: number): Promise<void> {
  await expect(page).toHaveTitle(ROUTES.find((route) => route.path === path)?.title ?? path);
  await expectScrollTop(page, top);
  // The page saves its position in the next frame.
  await nextFrame(page);
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  await nextFrame(page);
}

test("a link opens its page at the top; Back, Forward and reload restore it", { tag: "@engine" }, async ({ page }) => {
  const places = Object.entries({ "/": 700, "/services": 300, "/industries": 500 });
  await visit(page, "/");
  for (const [path, top] of places) {
    if (path !== "/") await page.locator(`a[href="${path}"]`).first().dispatchEvent("click");
    await expectPage(page, path, 0);
    await scrollTo(page, top);
  }
  const go = (...deltas: readonly number[]) =>
    page.evaluate((all) => {
      for (const [index, delta] of all.entries()) setTimeout(() => history.go(delta), index * 15);
    }, deltas);
  let index = places.length - 1;
  for (const deltas of [[-1], [-1], [1], [1], [-1, -1], [1, 1], [-2], [1]]) {
    await go(...deltas);
    index += deltas.reduce((sum, delta) => sum + delta);
    const [path, top] = places[index] ?? ["", 0];
    await expectPage(page, path, top);
  }
  await page.reload();
  await waitUntilHydrated(page);
  await expectScrollTop(page, places[index]?.[1] ?? 0);
});

test("a link to an anchor moves focus there; Back, Forward and reload restore the position", async ({ page }) => {
  await visit(page, "/sitemap");
  await scrollTo(page, 200);
  await page.locator('a[href="/about#team"]').first().dispatchEvent("click");
  await expect(page).toHaveURL("/about#team");
  await waitUntilBelowHeader(page.locator("#team h2").first());
  await expect(page.locator("#team")).toBeFocused();
  for (const top of [400, 0]) {
    await scrollTo(page, top);
    await page.goBack();
    await expectPage(page, "/sitemap", 200);
    await page.goForward();
    await expectPage(page, "/about", top);
    await expect(page).toHaveURL("/about#team");
    await page.reload();
    await waitUntilHydrated(page);
    await expectScrollTop(page, top);
  }
});

test("Back from another document and reload restore the position", { tag: "@engine" }, async ({ page }) => {
  for (const path of ["/", "/services#content"]) {
    await visit(page, path);
    await scrollTo(page, 700);
    await page.goto("/robots.txt");
    await page.goBack();
    for (const restart of [() => page.reload(), () => Promise.resolve()]) {
      await waitUntilHydrated(page);
      await expectScrollTop(page, 700);
      await restart();
    }
  }
});

test.describe("on a phone with reduced motion", () => {
  test.use({ viewport: PHONE, reducedMotion: "reduce" });

  test("a jump inside the page moves focus, and Back restores the position", async ({ page }) => {
    await visit(page, "/privacy-policy");
    const link = page.locator("main nav a[href*='#section-']").last();
    await link.evaluate((one) => one.scrollIntoView({ behavior: "instant" }));
    await nextFrame(page);
    const before = await scrollTop(page);
    expect(before).toBeGreaterThan(200);
    await link.click();
    await expect(page).toHaveURL(/#/);
    const section = page.locator(`section[id="${new URL(page.url()).hash.slice(1)}"]`);
    await expect(section).toBeFocused();
    await expect(section).toHaveCSS("outline-style", "none");
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(before);
    await page.goBack();
    await expect(page).toHaveURL("/privacy-policy");
    await expectScrollTop(page, before);
  });

  // Interactive forms and late texts can move what follows, so the last entry of a list is tested.
  for (const address of ["/contact#request-consultation", `/services#${services.at(-1)?.id ?? ""}`])
    test(`${address} opens below the header`, async ({ page }) => {
      await visit(page, address);
      const section = page.locator(`[id="${address.split("#")[1] ?? ""}"]`);
      await waitUntilBelowHeader(section.locator("h2").first());
      const headerBottom = () =>
        page.locator("[data-header]").evaluate((header) => header.getBoundingClientRect().bottom);
      const top = () => section.evaluate((element) => element.getBoundingClientRect().top);
      await expect.poll(async () => Math.abs((await top()) - (await headerBottom()))).toBeLessThan(2);
    });
});
