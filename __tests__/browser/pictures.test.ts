import { basename } from "node:path";
import { heroSlides } from "../support/entries";
import { loadPictures } from "./support/checks/pictures";
import { expectSlide, slideDot } from "./support/hero";
import { holdRequests } from "./support/requests";
import { resize } from "./support/page-state";
import { PHONE, expect, test, visit } from "./support/test";

test.describe("without motion", () => {
  test.use({ reducedMotion: "reduce" });

  test("only a page without a picture of its own opens with a low banner", async ({ page }) => {
    await resize(page, 1280);
    const heights: number[] = [];
    for (const path of ["/sitemap", "/contact"]) {
      await visit(page, path);
      heights.push((await page.locator("[data-hero]").boundingBox())?.height ?? 0);
    }
    expect(heights[0]).toBeLessThan(240);
    expect(heights[1]).toBeGreaterThanOrEqual(360);
  });

  test("alternative texts stand where pictures fail to load, in full", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.route(/\/static\/.*\.(avif|webp|jpe?g|png)$/, (route) => route.abort());
    for (const path of ["/", "/services"]) {
      await visit(page, path);
      await loadPictures(page);
      // Browsers show the alternative text of pictures inside an article themselves.
      const images = page.locator("main picture img:not([inert] *, figure > picture > *)");
      await expect(images.and(page.locator(":not([data-missing] *)"))).toHaveCount(0);
      expect(await images.count()).toBeGreaterThan(0);
      const unreadable = await page
        .locator("main [data-missing]:not([inert] *, [aria-hidden=true] *)")
        .evaluateAll((frames) =>
          frames.flatMap((frame) => {
            const alt = frame.querySelector("picture img")?.getAttribute("alt") ?? "";
            const text = frame.querySelector("[role=img]");
            if (text?.textContent !== alt) return text || alt ? [alt] : [];
            const [box, room] = [text.getBoundingClientRect(), frame.getBoundingClientRect()];
            return box.width > 0 && box.top >= room.top - 1 && box.bottom <= room.bottom + 1 ? [] : [`cut off: ${alt}`];
          }),
        );
      expect(unreadable, path).toEqual([]);
    }
  });
});

for (const loads of [true, false])
  test(`the hero keeps a slide until the next picture ${loads ? "is decoded" : "fails to load"}`, async ({ page }) => {
    test.skip(heroSlides.length < 2, "there is only one slide");
    const file = basename(heroSlides[1]?.image ?? "", ".jpg");
    const pictures = await holdRequests(page, new RegExp(`/static/.*/${file}\\.(avif|webp)$`));
    await visit(page, "/");
    await slideDot(page, 2).click();
    await expect(slideDot(page, 2)).toHaveAttribute("aria-current");
    const shown = page.locator("#hero-slides [data-shown]");
    await expect(page.locator("#hero-slides > :first-child")).toHaveAttribute("data-shown");
    if (!loads) await Promise.all(pictures.held.splice(0).map((route) => route.abort()));
    await pictures.release();
    await expectSlide(page, 2);
    const width = await shown.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth);
    expect(width > 0).toBe(loads);
    for (const slide of [1, 2]) {
      await slideDot(page, slide).click();
      await expectSlide(page, slide);
    }
  });
