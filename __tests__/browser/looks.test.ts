import type { Locator, Page } from "@playwright/test";
import { articles, services } from "../support/entries";
import { scrollThrough, waitForPictures } from "./support/checks/pictures";
import { spaceText, tooWide } from "./support/checks/reflow";
import { navigation } from "./support/shown-content";
import { PHONE, expect, test, visit } from "./support/test";

test.use({ reducedMotion: "reduce" });

/** The most characters of a line that is easy to read: WCAG 1.4.8 allows 80. */
const LONGEST_LINE = 75;

/** The lines of the page's running text that are longer. */
const longLines = (page: Page) =>
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
          const line = Math.round(bottom / 8);
          if (width > 0) lines.set(line, (lines.get(line) ?? "") + (text[index] ?? ""));
        }
      }
      for (const line of lines.values()) if (line.trim().length > limit) found.push(`${block.tagName}: ${line.trim()}`);
    }
    return found;
  }, LONGEST_LINE);

/** Pictures that are shown larger than the file that was fetched. */
const blurredPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>("main img")]
      .filter((image) => image.checkVisibility() && image.naturalWidth > 0 && !image.currentSrc.endsWith(".svg"))
      .filter((image) => {
        const { width, height } = image.getBoundingClientRect();
        return Math.max(width / image.naturalWidth, height / image.naturalHeight) > 1.02;
      })
      .map(({ currentSrc, sizes }) => `${currentSrc} ${sizes}`),
  );

test("at 1920 px lines are short, pictures sharp, and nothing is out of sight", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  for (const path of ["/", `/blog/${articles[0]?.id ?? ""}`]) {
    await visit(page, path);
    expect.soft(await longLines(page), path).toEqual([]);
    expect.soft(await tooWide(page), path).toEqual([]);
    await scrollThrough(page);
    await waitForPictures(page);
    expect.soft(await blurredPictures(page), path).toEqual([]);
  }
});

test("long pages stay within some screens of 1280 × 800", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [path, screens] of [
    ["/", 7],
    ["/services", 6],
    ["/industries", 6],
  ] as const) {
    await visit(page, path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(height / 800, path).toBeLessThanOrEqual(screens);
  }
});

test("on phones, cards are rows with a small picture", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, "/");
  const sizes = await page.locator("main li > article img").evaluateAll((images) =>
    images.map((image) => {
      const { width, height, right } = image.getBoundingClientRect();
      const title = image.closest("article")?.querySelector("h3")?.getBoundingClientRect();
      return { width, height, isBeside: title !== undefined && title.left > right };
    }),
  );
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes).toEqual(sizes.map(() => ({ width: 96, height: 96, isBeside: true })));
});

test.describe("on a narrow phone", () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test("the open menu has targets of 44 px, and fits with a reader's own text spacing", async ({ page }) => {
    await visit(page, "/");
    await spaceText(page);
    await page.getByRole("button", { name: "Menu" }).tap();
    const menu = page.getByRole("navigation", { name: "Main" });
    for (const { label } of navigation.header) {
      const group = menu.getByRole("button", { name: label });
      await group.tap();
      await expect(group).toHaveAttribute("aria-expanded", "true");
      expect(await tooWide(page)).toEqual([]);
    }
    const targets = await menu.locator(":is(a, button):visible").evaluateAll((all) =>
      all.map((target) => {
        const { width, height } = target.getBoundingClientRect();
        return { name: target.textContent, width, height };
      }),
    );
    expect(targets.length).toBeGreaterThan(navigation.header.length);
    expect(targets.filter(({ width, height }) => width < 44 || height < 44)).toEqual([]);
  });
});

/** What is wrong with the words that replace missing pictures; it runs in the browser. */
const missingWords = (frames: readonly Element[]) =>
  frames
    .filter((frame) => !frame.closest("[inert], [aria-hidden=true]"))
    .flatMap((frame) => {
      const alt = frame.querySelector("picture img")?.getAttribute("alt") ?? "";
      const words = frame.querySelector("[role=img]");
      if (alt === "") return words ? ["words for a decoration"] : [];
      if (!words || words.textContent !== alt || words.ariaLabel !== alt) return [`without words: ${alt}`];
      // A thumbnail has words for screen readers only.
      if (frame.clientWidth <= 112) return words.checkVisibility() ? [] : [`hidden: ${alt}`];
      const text = document.createRange();
      text.selectNodeContents(words.firstElementChild ?? words);
      const [box, room] = [text.getBoundingClientRect(), frame.getBoundingClientRect()];
      const fits =
        box.width > 0 &&
        box.top >= room.top - 1 &&
        box.bottom <= room.bottom + 1 &&
        box.left >= room.left - 1 &&
        box.right <= room.right + 1;
      return fits ? [] : [`cut off: ${alt}`];
    });

test("where pictures are missing, the page says what they show", async ({ page }) => {
  await page.route(/\/static\/.*\.(avif|webp|jpe?g|png)$/, (route) => route.abort());
  for (const viewport of [PHONE, { width: 1280, height: 900 }]) {
    await page.setViewportSize(viewport);
    await visit(page, "/blog");
    await scrollThrough(page);
    // Browsers themselves show the words of a picture within a text.
    await expect(page.locator("main picture img:not([inert] *, figure > picture *, [data-missing] *)")).toHaveCount(0);
    const frames = page.locator("main [data-missing]");
    expect(await frames.count()).toBeGreaterThan(0);
    expect.soft(await tooWide(page)).toEqual([]);
    expect.soft(await frames.evaluateAll(missingWords)).toEqual([]);
  }
});

/** Where the cards and what they contain are on the page, and how visible the cards are. */
const lookOf = (grid: Locator) =>
  grid.evaluate((list) => ({
    places: [...list.querySelectorAll("*")].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left, top + window.scrollY, width, height].map(Math.round);
    }),
    opacities: [...list.children].map((card) => getComputedStyle(card).opacity),
  }));

test.describe("in a window so low that every grid of cards is further down", () => {
  test.use({ viewport: { width: 375, height: 480 } });

  test.describe("with motion", () => {
    test.use({ reducedMotion: "no-preference" });

    test("cards fade in 0.1 s apart once their grid comes into view, and nothing moves", async ({ page }) => {
      await visit(page, "/services");
      const grid = page.locator("#all ul");
      await expect(grid).toHaveAttribute("data-stagger", "waiting");
      const before = await lookOf(grid);
      // axe asks for no contrast of what is fully transparent.
      expect(new Set(before.opacities)).toEqual(new Set(["0"]));
      await grid.evaluate((element) => {
        element.scrollIntoView({ behavior: "instant", block: "start" });
      });
      await expect(grid).toHaveAttribute("data-stagger", "fading");
      const delays = await grid
        .locator("> li")
        .evaluateAll((cards) =>
          cards.map((card) => card.getAnimations({ subtree: true }).map(({ effect }) => effect?.getTiming().delay)),
        );
      expect(delays).toEqual(services.map((_, index) => [index * 100]));
      await grid.evaluate((list) => Promise.all(list.getAnimations({ subtree: true }).map(({ finished }) => finished)));
      const after = await lookOf(grid);
      expect(after.places).toEqual(before.places);
      expect(new Set(after.opacities)).toEqual(new Set(["1"]));
    });
  });

  test("with less motion, nothing waits out of sight, and no animation or transition takes time", async ({ page }) => {
    await visit(page, "/");
    // Scripts have started, and would hide what is further down.
    await expect(page.locator("[data-stagger=waiting]").first()).toBeAttached();
    const found = await page.locator("body *").evaluateAll((elements) =>
      elements.flatMap((element) => {
        const { opacity, animationDuration, animationDelay, transitionDuration } = getComputedStyle(element);
        const seconds = [animationDuration, animationDelay, transitionDuration].flatMap((list) =>
          list.split(", ").map(parseFloat),
        );
        const isHidden = element.closest("main") && !element.closest("#hero-slides") && Number(opacity) < 1;
        return isHidden || Math.max(...seconds) > 0.001 ? [element.outerHTML.slice(0, 80)] : [];
      }),
    );
    expect(found).toEqual([]);
  });
});

test.describe("without less motion asked for", () => {
  test.use({ reducedMotion: "no-preference" });

  /** How far the page's content has jumped. https://web.dev/articles/cls */
  const shift = (page: Page) => page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift);

  const countShifts = (page: Page) =>
    page.addInitScript(() => {
      const counted = Object.assign(window, { layoutShift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ("value" in entry && typeof entry.value === "number") counted.layoutShift += entry.value;
        }
      }).observe({ type: "layout-shift", buffered: true });
    });

  for (const [path, viewport] of [
    ["/", PHONE],
    ["/careers", PHONE],
    ["/contact", PHONE],
    ["/", undefined],
    ["/careers", undefined],
  ] as const)
    test(`nothing on ${path} jumps when its fonts come late, at ${viewport?.width ?? 1280} px`, async ({ page }) => {
      if (viewport) await page.setViewportSize(viewport);
      await countShifts(page);
      let draw = () => {};
      const drawn = new Promise<void>((resolve) => {
        draw = resolve;
      });
      await page.exposeFunction("tellDrawn", () => {
        draw();
      });
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          if (list.getEntriesByName("first-contentful-paint").length > 0)
            (window as unknown as { tellDrawn: () => void }).tellDrawn();
        }).observe({ type: "paint", buffered: true });
      });
      await page.route("**/*.woff2", async (route) => {
        await drawn;
        await route.continue();
      });
      await visit(page, path);
      // Whatever arrives late could still push something: a quiet network is the condition itself.
      await page.waitForLoadState("networkidle");
      expect(await page.evaluate(() => document.fonts.check('1rem "Body"'))).toBe(true);
      expect(await shift(page)).toBeLessThan(0.01);
      // The measure itself works: what is pushed down is counted.
      await page.evaluate(() => {
        document.querySelector("main")?.insertAdjacentHTML("afterbegin", '<div style="height: 300px"></div>');
      });
      await expect.poll(() => shift(page)).toBeGreaterThan(0.01);
    });
});
