import type { Page } from "playwright-core";
import { EXAMPLE_PAGES } from "./support/routes";
import { resize } from "./support/page-state";
import { scrollThrough, waitForPictures } from "./support/checks/pictures";
import { shareVisit } from "./support/shared-visit";

const LARGE = { width: 1920, height: 1080 };

/** The most characters of a line that is easy to read: WCAG 1.4.8 allows 80. */
const MOST = 75;

/** The lines of the page's running text that have more characters than this. */
const longLines = (page: Page, most: number) =>
  page.evaluate((limit) => {
    const found: string[] = [];
    const blocks = document.querySelectorAll(
      "main :is(p, li, dd, dt, blockquote, figcaption, h1, h2, h3, h4, address)",
    );
    for (const block of blocks) {
      if (!block.checkVisibility() || block.querySelector("p, li, dd, dt, blockquote, h1, h2, h3, h4, div")) continue;
      const lines = new Map<number, string>();
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode.textContent ?? "";
        for (let index = 0; index < text.length; index += 1) {
          const range = document.createRange();
          range.setStart(walker.currentNode, index);
          range.setEnd(walker.currentNode, index + 1);
          const { bottom, width } = range.getBoundingClientRect();
          if (width > 0)
            lines.set(Math.round(bottom / 8), (lines.get(Math.round(bottom / 8)) ?? "") + (text[index] ?? ""));
        }
      }
      for (const line of lines.values()) if (line.trim().length > limit) found.push(`${block.tagName}: ${line.trim()}`);
    }
    return found;
  }, most);

/** Pictures that are shown larger than what was fetched of them. */
const blurredPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>("main img")]
      .filter((image) => image.checkVisibility() && image.naturalWidth > 0 && !image.currentSrc.endsWith(".svg"))
      .filter((image) => {
        const { width, height } = image.getBoundingClientRect();
        // What fills its frame is as large as the frame's longer side asks for.
        const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight);
        return scale > 1.02;
      })
      .map(({ currentSrc, sizes }) => `${currentSrc} ${sizes}`),
  );

describe.each(EXAMPLE_PAGES)("$path in a window of 1920 px", ({ path }) => {
  const visited = shareVisit(path, { viewport: LARGE, reducedMotion: "reduce" });

  test(`has no line of more than ${String(MOST)} characters`, async () => {
    const { page } = visited();
    expect(await longLines(page, MOST)).toEqual([]);
  });

  test("shows every picture sharp", async () => {
    const { page } = visited();
    await scrollThrough(page);
    await waitForPictures(page);
    expect(await blurredPictures(page)).toEqual([]);
  });
});

describe("between windows of 1440 and 1920 px", () => {
  const visited = shareVisit("/", { viewport: LARGE, reducedMotion: "reduce" });

  /** What grows: type, pictures, gaps, and the column of the content. */
  const measure = async (width: number) => {
    const { page } = visited();
    await resize(page, width);
    return page.evaluate(() => {
      const first = (selector: string) => {
        const found = document.querySelector(selector);
        if (!found) throw new Error(selector);
        return found;
      };
      const heading = first("#services h2");
      return {
        text: parseFloat(getComputedStyle(first("#services li p")).fontSize),
        heading: parseFloat(getComputedStyle(heading).fontSize),
        picture: first("#services li img").getBoundingClientRect().width,
        gap: parseFloat(getComputedStyle(first("#services ul")).rowGap),
        air: parseFloat(getComputedStyle(first("#services")).paddingTop),
        column: first("#services ul").getBoundingClientRect().width,
      };
    });
  };

  test("type, pictures, gaps and column grow by 15%", async () => {
    const [small, large] = [await measure(1440), await measure(1920)];
    for (const [name, size] of Object.entries(large)) {
      const growth = size / small[name as keyof typeof small];
      // Headings begin to grow a little earlier.
      expect([name, growth > 1.14 && growth < 1.18]).toEqual([name, true]);
    }
  });

  test("narrower and wider windows are left at their ends", async () => {
    expect((await measure(1280)).text).toBe((await measure(1440)).text);
    expect((await measure(2560)).text).toBe((await measure(1920)).text);
  });
});
