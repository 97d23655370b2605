import type { Locator, Page } from "playwright-core";
import { ROUTES } from "./support/routes";
import { STATES } from "./support/states";
import { DESKTOP, PHONE, newVisitor } from "./support/visitor";

const visitor = newVisitor();

const SIZES = [PHONE, DESKTOP];
const PATHS = [...ROUTES.map(({ path }) => path), "/not-found"];

/** Makes the window this large, and waits until the page is laid out in it. */
async function resize(page: Page, viewport: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(viewport);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Waits until nothing moves any more. */
const still = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));

/** Where the bar that stays at the window's top ends, in pixels. */
const barEnd = (page: Page) => page.locator("[data-header]").evaluate((bar) => bar.getBoundingClientRect().bottom);

/** Waits until the heading stands in sight below the bar. */
const landed = async (page: Page, heading: Locator) => {
  const element = await heading.elementHandle();
  await page.waitForFunction((target) => {
    const bar = document.querySelector("[data-header]");
    if (!bar || !target) return false;
    const { top, bottom } = target.getBoundingClientRect();
    return top >= bar.getBoundingClientRect().bottom && bottom <= window.innerHeight;
  }, element);
};

describe("an anchor lands below the bar", () => {
  test.each(
    SIZES.flatMap((viewport) =>
      [
        "/about#company",
        "/about#mission",
        "/about#team",
        "/about#partnerships",
        "/careers#culture",
        "/careers#positions",
        "/contact#request-consultation",
        "/services#strategy",
        "/industries#energy",
        "/case-studies#healthcare-innovation",
        "/blog#innovation-culture",
      ].map((address) => ({ address, viewport, width: viewport.width })),
    ),
  )("at $width px: $address", async ({ address, viewport }) => {
    const { page } = await visitor.open({ viewport, reducedMotion: "reduce" });
    await page.goto(address, { waitUntil: "networkidle" });
    const section = page.locator(`[id="${address.split("#")[1] ?? ""}"]`);
    await landed(page, section.locator("h2").first());
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    // The section itself begins where the bar ends, give or take a little air.
    const top = await section.evaluate((element) => element.getBoundingClientRect().top);
    expect(Math.abs(top - (await barEnd(page)))).toBeLessThan(40);
  });

  test("also when reached from another page, and with smooth scrolling", async () => {
    const { page } = await visitor.open();
    await page.goto("/", { waitUntil: "networkidle" });
    await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
    await page.waitForURL("**/faq");
    await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "About" }).click();
    await page.locator('nav[aria-label=Main] a[href="/about#team"]').click();
    await page.waitForURL("**/about#team");
    await landed(page, page.locator("#team h2").first());
  });
});

test.each(SIZES)(
  "the skip link shows itself at $width px, and leads to what comes first below the bar",
  async (viewport) => {
    const { page } = await visitor.open({ viewport, reducedMotion: "reduce" });
    await page.goto("/about", { waitUntil: "networkidle" });
    const skip = page.getByRole("link", { name: "Skip to content" });
    const box = async () => (await skip.boundingBox()) ?? { y: NaN, height: NaN };
    expect((await box()).y + (await box()).height).toBeLessThanOrEqual(0);
    await page.keyboard.press("Tab");
    await still(page);
    expect((await box()).y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press("Enter");
    await landed(page, page.locator("h1"));
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main")?.id)).toBe("content");
  },
);

describe("the browser's Back button", () => {
  test.each(SIZES)("restores where a visitor was at $width px", async (viewport) => {
    const { page } = await visitor.open({ viewport, reducedMotion: "reduce" });
    await page.goto("/", { waitUntil: "networkidle" });
    const link = page.getByRole("link", { name: "All case studies" });
    await link.evaluate((element) => {
      element.scrollIntoView({ block: "center", behavior: "instant" });
    });
    await page.waitForLoadState("networkidle");
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(1000);
    await link.click();
    await page.waitForURL("**/case-studies");
    await page.waitForFunction(() => window.scrollY === 0);
    await page.goBack();
    await page.waitForFunction((y) => location.pathname === "/" && Math.abs(window.scrollY - y) <= 2, before);
  });

  test("goes back from an anchor to the place of the link", async () => {
    const { page } = await visitor.open({ reducedMotion: "reduce" });
    await page.goto("/case-studies", { waitUntil: "networkidle" });
    const link = page.getByRole("link", { name: /^Read Case Study/ }).last();
    await link.evaluate((element) => {
      element.scrollIntoView({ block: "center", behavior: "instant" });
    });
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(100);
    await link.click();
    await page.waitForFunction((y) => window.scrollY > y + 500, before);
    await page.goBack();
    await page.waitForFunction((y) => location.hash === "" && Math.abs(window.scrollY - y) <= 2, before);
  });
});

/** What WCAG 1.4.12 lets readers ask for. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/**
 * Every element that makes the page, or itself, wider than there is room. Tables may be scrolled in the figure around
 * them, as they need both dimensions (WCAG 1.4.10).
 */
function tooWide(): string[] {
  const { scrollWidth } = document.documentElement;
  const found =
    scrollWidth > window.innerWidth ? [`the page: ${String(scrollWidth)} px in ${String(window.innerWidth)}`] : [];
  for (const element of document.querySelectorAll("body *")) {
    if (
      !element.checkVisibility({ visibilityProperty: true }) ||
      element.closest("svg, [inert], [aria-hidden=true], #testimonials-row, figure > table")
    )
      continue;
    const { left, right, width } = element.getBoundingClientRect();
    // One pixel is how text is hidden from sight and kept for screen readers.
    const hiddenFromSight = width <= 1 || getComputedStyle(element).position === "fixed";
    if (!hiddenFromSight && (right > window.innerWidth + 1 || left < -1))
      found.push(`out of the window: ${element.outerHTML.slice(0, 120)}`);
    const wraps =
      element instanceof HTMLElement &&
      ["A", "BUTTON", "H1", "H2", "H3", "H4", "P", "LI", "DD", "DT", "SPAN"].includes(element.tagName);
    if (wraps && width > 1 && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
      found.push(`wider than its box: ${element.outerHTML.slice(0, 120)}`);
  }
  return found;
}

describe("nothing is wider than the window", () => {
  test.each(PATHS)("on %s: at 320, 640 and 1280 px, with and without a reader's own text spacing", async (path) => {
    const { page } = await visitor.open({ viewport: { width: 320, height: 640 }, reducedMotion: "reduce" });
    await page.goto(path, { waitUntil: "networkidle" });
    const check = async (spacing: string) => {
      for (const width of [320, 640, 1280]) {
        await resize(page, { width, height: 640 });
        expect({ width, spacing, found: await page.evaluate(tooWide) }).toEqual({ width, spacing, found: [] });
      }
    };
    await check("the site's");
    await page.addStyleTag({ content: TEXT_SPACING });
    expect(await page.locator("h1").evaluate((heading) => getComputedStyle(heading).wordSpacing)).not.toBe("0px");
    await check("the reader's");
  });

  test.each(["/", "/careers", "/contact"])("in the menu at 320 px, on %s", async (path) => {
    const { page } = await visitor.open({ viewport: { width: 320, height: 640 }, reducedMotion: "reduce" });
    await page.goto(path, { waitUntil: "networkidle" });
    await page.addStyleTag({ content: TEXT_SPACING });
    await page.getByRole("button", { name: "Menu" }).click();
    for (const group of ["About", "Services", "Industries", "Insights", "Careers"]) {
      await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: group }).click();
      expect(await page.evaluate(tooWide)).toEqual([]);
    }
  });
});

describe("in forced colors", () => {
  test.each(["/", "/careers", "/contact", "/faq", "/not-found"])("buttons on %s keep an edge", async (path) => {
    const { page } = await visitor.open({ reducedMotion: "reduce" });
    await page.goto(path, { waitUntil: "networkidle" });
    // What is told by its own ground or edge elsewhere has to keep an edge where grounds are taken away.
    const marked = await page
      .locator("a:not([href='#content']), button, input, select, textarea")
      .evaluateAll((all) => {
        const transparent = (color: string) => /^rgba\(.*, 0\)$/.test(color);
        const looks = all.filter((element) => {
          const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(element);
          if (element.closest("[aria-hidden=true]")) return false;
          return !transparent(backgroundColor) || (borderTopWidth !== "0px" && !transparent(borderTopColor));
        });
        for (const element of looks) element.setAttribute("data-looks-like-a-button", "");
        return looks.length;
      });
    expect(marked).toBeGreaterThan(0);
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
    expect(await page.evaluate(() => matchMedia("(forced-colors: active)").matches)).toBe(true);
    const withoutEdge = await page.locator("[data-looks-like-a-button]").evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => {
          const style = getComputedStyle(element);
          const edge = (kind: "border-top" | "border-bottom" | "outline") =>
            style.getPropertyValue(`${kind}-style`) !== "none" &&
            parseFloat(style.getPropertyValue(`${kind}-width`)) >= 1 &&
            style.getPropertyValue(`${kind}-color`) !== style.backgroundColor &&
            !/^rgba\(.*, 0\)$/.test(style.getPropertyValue(`${kind}-color`));
          return !edge("border-top") && !edge("border-bottom") && !edge("outline");
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
    expect(withoutEdge).toEqual([]);
  });

  test("the current dot can be told from the others, and focus can be seen", async () => {
    const { page } = await visitor.open({ forcedColors: "active", reducedMotion: "reduce" });
    await page.goto("/", { waitUntil: "networkidle" });
    const dots = await page.getByRole("button", { name: /^Show slide/ }).evaluateAll((all) =>
      all.map((dot) => {
        const { width, borderTopStyle, borderTopWidth } = getComputedStyle(dot, "::before");
        return { width: parseFloat(width), edge: borderTopStyle !== "none" && parseFloat(borderTopWidth) >= 1 };
      }),
    );
    const [current, ...others] = dots;
    expect(dots.map(({ edge }) => edge)).toEqual([true, true, true]);
    for (const other of others) expect(current?.width).toBeGreaterThan(2 * other.width);
    await page.keyboard.press("Tab");
    expect(
      await page.evaluate(() => document.activeElement && getComputedStyle(document.activeElement).outlineStyle),
    ).toBe("solid");
  });
});

describe("on paper", () => {
  test.each(["/", "/about", "/blog", "/careers", "/contact", "/faq", "/services/strategy"])(
    "%s is its content, all of it",
    async (path) => {
      const { page } = await visitor.open();
      await page.goto(path, { waitUntil: "networkidle" });
      await page.emulateMedia({ media: "print" });
      await still(page);
      expect(await page.getByRole("navigation").filter({ visible: true }).count()).toBe(0);
      expect(await page.getByRole("contentinfo").filter({ visible: true }).count()).toBe(0);
      const fixed = await page
        .locator("body *")
        .evaluateAll((all) =>
          all
            .filter(
              (element) =>
                getComputedStyle(element).position === "fixed" && element.checkVisibility({ visibilityProperty: true }),
            )
            .map(({ outerHTML }) => outerHTML.slice(0, 120)),
        );
      expect(fixed).toEqual([]);
      const hidden = await page.locator("main :is(h1, h2, h3, h4, p, li, dt, dd, blockquote)").evaluateAll((all) =>
        all
          .filter((element) => !element.closest("[data-print=none], [data-needs-script], form"))
          .filter(
            (element) =>
              !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
              Number(getComputedStyle(element).opacity) < 1,
          )
          .map(({ textContent }) => textContent?.slice(0, 60)),
      );
      expect(hidden).toEqual([]);
    },
  );
});

describe("the keyboard's focus", () => {
  interface Stop {
    readonly name: string;
    readonly outlined: boolean;
    readonly inSight: boolean;
  }

  /** What has focus; nothing at the end of the page. */
  const focused = (page: Page) =>
    page.evaluate((): Stop | null => {
      const element = document.activeElement;
      const bar = document.querySelector("[data-header]");
      if (!element || !bar || element === document.body || element === document.documentElement) return null;
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const covered =
        !bar.contains(element) && top < bar.getBoundingClientRect().bottom && bottom > bar.getBoundingClientRect().top;
      return {
        name: (element.getAttribute("aria-label") ?? element.textContent ?? "").slice(0, 50),
        outlined: outlineStyle !== "none" && parseFloat(outlineWidth) >= 2 && !/^rgba\(.*, 0\)$/.test(outlineColor),
        inSight:
          (!covered || element.matches("[href='#content']")) &&
          top >= 0 &&
          bottom <= window.innerHeight &&
          (onTop === element || element.contains(onTop)),
      };
    });

  test.each(
    SIZES.flatMap((viewport) =>
      [
        { key: "Tab", direction: "forth" },
        { key: "Shift+Tab", direction: "back" },
      ].map((way) => ({ ...way, viewport, width: viewport.width })),
    ),
  )(
    "is outlined and in sight at every stop through the home page, $direction, at $width px",
    async ({ key, viewport }) => {
      const { page } = await visitor.open({ viewport, reducedMotion: "reduce" });
      await page.goto("/", { waitUntil: "networkidle" });
      const stops: Stop[] = [];
      for (let presses = 0; presses < 150; presses += 1) {
        await page.keyboard.press(key);
        await still(page);
        const stop = await focused(page);
        if (!stop) break;
        stops.push(stop);
      }
      expect(stops.length).toBeGreaterThan(40);
      expect(stops.length).toBeLessThan(150);
      expect(stops.filter(({ outlined, inSight }) => !outlined || !inSight)).toEqual([]);
    },
  );
});

describe("where pictures are missing", () => {
  /** Scrolls through the page once, so that lazy pictures are asked for too. */
  const scrollThrough = async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
  };

  test.each(
    SIZES.flatMap((viewport) =>
      ["/", "/about", "/services", "/blog", "/case-studies", "/webinars"].map((path) => ({
        path,
        viewport,
        width: viewport.width,
      })),
    ),
  )("$path says at $width px what they would show", async ({ path, viewport }) => {
    const { page } = await visitor.open({ viewport, reducedMotion: "reduce" });
    await page.route(/\/static\/.*\.(avif|webp|jpe?g|png)$/, (route) => route.abort());
    await page.goto(path, { waitUntil: "networkidle" });
    await page.evaluate(scrollThrough);
    const frames = page.locator("main [data-missing]");
    await page.waitForFunction(() =>
      [...document.querySelectorAll("main picture img")]
        .filter((image) => !image.closest("[inert]"))
        .every((image) => image.closest("[data-missing]")),
    );
    expect(await frames.count()).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    const unreadable = await frames.evaluateAll((all) =>
      all
        .filter((frame) => !frame.closest("[inert], [aria-hidden=true]"))
        .map((frame) => {
          const alt = frame.querySelector("picture img")?.getAttribute("alt") ?? "";
          const words = frame.querySelector("[role=img]");
          if (alt === "") return words ? "words for a decoration" : null;
          if (!words || words.textContent !== alt || words.ariaLabel !== alt) return `without words: ${alt}`;
          const text = document.createRange();
          text.selectNodeContents(words.firstElementChild ?? words);
          const box = text.getBoundingClientRect();
          const room = frame.getBoundingClientRect();
          const fits =
            box.width > 0 &&
            box.top >= room.top - 1 &&
            box.bottom <= room.bottom + 1 &&
            box.left >= room.left - 1 &&
            box.right <= room.right + 1;
          return fits
            ? null
            : `cut off: ${alt} (${String(Math.round(room.width))} × ${String(Math.round(room.height))})`;
        })
        .filter((problem) => problem !== null),
    );
    expect(unreadable).toEqual([]);
  });
});

/** Targets that are smaller than this, in pixels, and don't stand in a line of text (WCAG 2.5.8). */
function smallTargets(least: number): string[] {
  const found: string[] = [];
  for (const target of document.querySelectorAll("a[href], button, input, select, textarea, summary, [role=button]")) {
    if (!target.checkVisibility({ visibilityProperty: true }) || target.closest("[inert]")) continue;
    // A card's link reaches over the whole card.
    const overCard = getComputedStyle(target, "::after").position === "absolute";
    const { width, height } = (overCard ? (target.closest("article") ?? target) : target).getBoundingClientRect();
    if (width <= 1 || height <= 1) continue;
    const line = target.closest("p, li, dd, td");
    const inText =
      getComputedStyle(target).display === "inline" &&
      line !== null &&
      (line.textContent ?? "").trim().length > (target.textContent ?? "").trim().length;
    if (!inText && (width < least || height < least))
      found.push(`${String(Math.round(width))} × ${String(Math.round(height))}: ${target.outerHTML.slice(0, 140)}`);
  }
  return found;
}

describe("targets are large enough", () => {
  test.each(PATHS)("for pointers on %s: 24 px", async (path) => {
    const { page } = await visitor.open({ viewport: PHONE, reducedMotion: "reduce" });
    await page.goto(path, { waitUntil: "networkidle" });
    for (const viewport of [PHONE, { width: 800, height: 900 }, DESKTOP]) {
      await resize(page, viewport);
      expect({ ...viewport, found: await page.evaluate(smallTargets, 24) }).toEqual({ ...viewport, found: [] });
    }
  });

  test.each(STATES.filter(({ name }) => /dialog empty|without results|job card|language/.test(name)))(
    "for pointers in the state: $name",
    async ({ path, prepare }) => {
      const { page } = await visitor.open({ viewport: PHONE, reducedMotion: "reduce" });
      await page.goto(path, { waitUntil: "networkidle" });
      await prepare(page);
      expect(await page.evaluate(smallTargets, 24)).toEqual([]);
    },
  );

  test("for thumbs in the menu, with every group open: 44 px", async () => {
    const { page } = await visitor.open({ viewport: PHONE, reducedMotion: "reduce" });
    await page.goto("/", { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("navigation", { name: "Main" });
    for (const group of await menu.getByRole("button").all()) {
      await group.click();
      expect(await group.getAttribute("aria-expanded")).toBe("true");
    }
    expect(await menu.locator("button[aria-expanded=true]").count()).toBe(5);
    const targets = await menu.locator(":is(a, button):visible").evaluateAll((all) =>
      all.map((target) => {
        const { width, height } = target.getBoundingClientRect();
        return { name: target.textContent, width, height };
      }),
    );
    expect(targets.length).toBeGreaterThan(25);
    expect(targets.filter(({ width, height }) => width < 44 || height < 44)).toEqual([]);
  });

  test("in the menu stay under the finger: a tap on the next group opens it, also below an open one", async () => {
    const { page } = await visitor.open({ viewport: PHONE, hasTouch: true });
    await page.goto("/", { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Menu" }).tap();
    const menu = page.getByRole("navigation", { name: "Main" });
    for (const group of ["About", "Services", "Industries"]) {
      await menu.getByRole("button", { name: group }).tap();
      await menu.locator("button[aria-expanded=true]", { hasText: group }).waitFor();
    }
    expect(new URL(page.url()).pathname).toBe("/");
  });
});
