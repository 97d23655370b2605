import type { Page } from "playwright-core";
import { ROUTES } from "./support/routes";
import { DESKTOP, PHONE, newVisitor } from "./support/visitor";

const visitor = newVisitor();

declare global {
  interface Window {
    /** How far the page's content has jumped so far. https://web.dev/articles/cls */
    layoutShift: number;
    tellDrawn: () => void;
  }
}

/** A window so low that every grid of cards is further down. */
const LOW = { width: 375, height: 480 };

const PAGES_WITH_GRIDS = ["/", "/services", "/industries", "/case-studies", "/white-papers", "/webinars", "/careers"];

/** What the banner's fade is, as the browser understands it. */
function bannersFade() {
  const hero = document.querySelector("[data-hero]");
  if (!hero) throw new Error("no hero banner");
  const { animationName, animationDuration, animationDelay, animationIterationCount } = getComputedStyle(hero);
  const rule = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .find((candidate) => candidate instanceof CSSKeyframesRule && candidate.name === animationName);
  const opacities =
    rule instanceof CSSKeyframesRule
      ? [...rule].map((frame) => (frame instanceof CSSKeyframeRule ? Number(frame.style.opacity) : NaN))
      : [];
  return { animationDuration, animationDelay, animationIterationCount, opacities };
}

test.each([...ROUTES.map(({ path }) => path), "/not-found"])(
  "the hero banner of %s fades in over 0.5 s",
  async (path) => {
    const { page } = await visitor.open({ javaScriptEnabled: false });
    await page.goto(path);
    expect(await page.evaluate(bannersFade)).toEqual({
      animationDuration: "0.5s",
      animationDelay: "0s",
      animationIterationCount: "1",
      opacities: [0.01, 1],
    });
  },
);

describe("the items of a grid", () => {
  const delays = (index: number) => ({ style: `${(index / 10).toString()}s`, effect: index * 100 });

  test.each([
    { path: "/", count: 4 },
    { path: "/careers", count: 3 },
  ])("on $path rise one after the other, 0.1 s apart, once the grid comes into view", async ({ path, count }) => {
    const { page } = await visitor.open({ viewport: LOW });
    await page.goto(path, { waitUntil: "networkidle" });
    const grids = page.locator("main ul[data-stagger]");
    expect(await grids.count()).toBe(count);
    for (let index = 0; index < count; index += 1) {
      const grid = grids.nth(index);
      const items = grid.locator("> li");
      expect(await grid.getAttribute("data-stagger")).toBe("waiting");
      expect(await items.evaluateAll((all) => all.map((item) => getComputedStyle(item).opacity))).toEqual(
        Array(await items.count()).fill("0.01"),
      );

      await grid.evaluate((element) => {
        element.scrollIntoView({ behavior: "instant", block: "start" });
      });
      await page
        .locator(`main ul[data-stagger] >> nth=${String(index)} >> xpath=self::*[@data-stagger="rising"]`)
        .waitFor();
      const found = await items.evaluateAll((all) =>
        all.map((item) => ({
          style: getComputedStyle(item).animationDelay,
          effect: item.getAnimations()[0]?.effect?.getTiming().delay,
        })),
      );
      expect(found.length).toBeGreaterThan(2);
      expect(found).toEqual(found.map((_, position) => delays(position)));
      await items.evaluateAll((all) =>
        Promise.all(all.flatMap((item) => item.getAnimations().map(({ finished }) => finished))),
      );
      expect(await items.evaluateAll((all) => all.map((item) => getComputedStyle(item).opacity))).toEqual(
        found.map(() => "1"),
      );
    }
  });

  test("that are in view from the start stay as they are", async () => {
    const { page } = await visitor.open({ viewport: { width: 1280, height: 1600 } });
    await page.goto("/", { waitUntil: "networkidle" });
    await page.locator("#articles ul[data-stagger=waiting]").waitFor();
    expect(await page.locator("#services ul[data-stagger]").getAttribute("data-stagger")).toBe("still");
  });
});

describe("where less motion is asked for", () => {
  test.each(PAGES_WITH_GRIDS)("nothing on %s waits out of sight", async (path) => {
    const { page } = await visitor.open({ viewport: LOW, reducedMotion: "reduce" });
    await page.goto(path, { waitUntil: "networkidle" });
    // Scripts have started, and would hide what is further down.
    await page.locator("[data-stagger=waiting]").first().waitFor();
    const hidden = await page.locator("main *").evaluateAll((elements) =>
      elements
        .filter((element) => !element.closest("#hero-slides"))
        .filter((element) => Number(getComputedStyle(element).opacity) < 1)
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
    expect(hidden).toEqual([]);
  });

  test("the hero's pictures don't change by themselves, and can't be paused; dots still work", async () => {
    const { page } = await visitor.open({ reducedMotion: "reduce" });
    await page.clock.install();
    await page.goto("/", { waitUntil: "networkidle" });
    const shown = page.locator("#hero-slides [data-shown]");
    await page.clock.runFor(60_000);
    expect(await shown.getAttribute("aria-label")).toBe("1 of 3");
    expect(await page.getByRole("button", { name: /the pictures$/ }).count()).toBe(0);
    await page.getByRole("button", { name: "Show slide 2 of 3" }).click();
    await page.locator('#hero-slides [data-shown][aria-label="2 of 3"]').waitFor();
    await page.clock.runFor(60_000);
    expect(await shown.getAttribute("aria-label")).toBe("2 of 3");
  });

  test("no animation or transition takes time", async () => {
    const { page } = await visitor.open({ reducedMotion: "reduce" });
    await page.goto("/", { waitUntil: "networkidle" });
    const longest = await page.locator("*").evaluateAll((elements) => {
      const seconds = (list: string) => list.split(", ").map(parseFloat);
      return Math.max(
        ...elements.flatMap((element) => {
          const { animationDuration, animationDelay, transitionDuration } = getComputedStyle(element);
          return [animationDuration, animationDelay, transitionDuration].flatMap(seconds);
        }),
      );
    });
    expect(longest).toBeLessThanOrEqual(0.001);
  });
});

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
      ["/", "/services", "/careers"].map((path) => ({ path, viewport, width: viewport.width })),
    ),
  )("when the fonts of $path arrive after its text was drawn at $width px", async ({ path, viewport }) => {
    const { page } = await visitor.open({ viewport });
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
    await page.goto(path);
    await settle(page);
    expect(await page.evaluate(() => document.fonts.check('1rem "Manrope Variable"'))).toBe(true);
    expect(await page.evaluate(() => window.layoutShift)).toBeLessThan(0.01);
  });

  test.each(
    [PHONE, DESKTOP].flatMap((viewport) =>
      ["/", "/blog", "/careers", "/contact"].map((path) => ({ path, viewport, width: viewport.width })),
    ),
  )("when $path loads for the first time at $width px", async ({ path, viewport }) => {
    const { page } = await visitor.open({ viewport });
    await page.addInitScript(countShifts);
    await page.goto(path);
    await settle(page);
    expect(await page.evaluate(() => window.layoutShift)).toBeLessThan(0.01);
    // The measure itself works: what is pushed down is counted.
    await page.evaluate(() => {
      document.querySelector("main")?.insertAdjacentHTML("afterbegin", '<div style="height: 300px"></div>');
    });
    await page.waitForFunction(() => window.layoutShift > 0.01);
  });
});
