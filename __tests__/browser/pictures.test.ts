import { basename } from "node:path";
import { caseStudies, heroSlides, leaders } from "../support/entries";
import { tooWide } from "./support/checks/layout";
import { loadPictures, touchedTexts } from "./support/checks/pictures";
import { expectSlide, slideDot } from "./support/hero";
import { holdRequests } from "./support/requests";
import { resize } from "./support/page-state";
import { expect, test, visit } from "./support/test";

const [study] = caseStudies;

const PICTURES = /\/static\/.*\.(avif|webp|jpe?g|png)$/;

test.describe("without motion", () => {
  test.use({ reducedMotion: "reduce" });

  test("the words of a banner stand beside its picture, also from right to left and in large type", async ({
    page,
  }) => {
    await resize(page, 1280);
    for (const path of [
      "/",
      "/contact",
      "/sitemap",
      `/about/${leaders[0]?.id ?? ""}`,
      `/case-studies/${study?.id ?? ""}`,
    ]) {
      await visit(page, path);
      await page.evaluate(() => {
        document.documentElement.dir = "rtl";
        document.documentElement.style.fontSize = "125%";
      });
      expect(await touchedTexts(page), path).toEqual([]);
      expect(await tooWide(page), path).toEqual([]);
    }
  });

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

  for (const path of ["/", "/services"])
    test(`${path} shows alternative texts where pictures fail to load`, async ({ page }) => {
      await page.route(PICTURES, (route) => route.abort());
      await visit(page, path);
      for (const width of [1280, 375]) {
        await resize(page, width);
        await loadPictures(page);
        // Browsers show the alternative text of pictures inside an article themselves.
        const images = page.locator("main picture img:not([inert] *, figure > picture > *)");
        await expect(images.and(page.locator(":not([data-missing] *)"))).toHaveCount(0);
        expect(await images.count()).toBeGreaterThan(0);
        expect(await tooWide(page)).toEqual([]);
        const unreadable = await page
          .locator("main [data-missing]:not([inert] *, [aria-hidden=true] *)")
          .evaluateAll((frames) =>
            frames.flatMap((frame) => {
              const alt = frame.querySelector("picture img")?.getAttribute("alt") ?? "";
              const text = frame.querySelector("[role=img]");
              if (alt === "") return text ? ["text for a decoration"] : [];
              if (text?.textContent !== alt || text.ariaLabel !== alt) return [`missing: ${alt}`];
              const range = document.createRange();
              range.selectNodeContents(text);
              const [box, room] = [range.getBoundingClientRect(), frame.getBoundingClientRect()];
              const isCut = box.top < room.top - 1 || box.bottom > room.bottom + 1;
              const isNarrow = box.width === 0 || box.left < room.left - 1 || box.right > room.right + 1;
              return isCut || isNarrow ? [`cut off: ${alt}`] : [];
            }),
          );
        expect(unreadable).toEqual([]);
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
