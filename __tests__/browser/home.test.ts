import type { Page } from "playwright-core";
import articles from "../../data/articles.json";
import caseStudies from "../../data/case-studies.json";
import industries from "../../data/industries.json";
import services from "../../data/services.json";
import testimonials from "../../data/testimonials.json";
import { newVisitor } from "./support/visitor";

const visitor = newVisitor();

describe("the home page", () => {
  const open = async () => {
    const { page } = await visitor.open({ javaScriptEnabled: false });
    await page.goto("/");
    return page;
  };

  test("has its sections in the specification's order", async () => {
    const page = await open();
    const sections = page.locator("main > section");
    expect(
      await sections.evaluateAll((all) =>
        all.map((section) => (section.hasAttribute("data-hero") ? "hero" : section.id)),
      ),
    ).toEqual(["hero", "services", "why-us", "industries", "case-studies", "testimonials", "articles", "next-step"]);
  });

  test.each([
    { section: "services", base: "/services/", entries: services },
    { section: "industries", base: "/industries/", entries: industries },
    { section: "case-studies", base: "/case-studies#", entries: caseStudies.slice(0, 3) },
    { section: "articles", base: "/blog#", entries: articles.slice(0, 3) },
  ])("has a card in $section for each of its entries, which leads to it", async ({ section, base, entries }) => {
    const page = await open();
    const cards = page.locator(`#${section} li article`);
    expect(await cards.getByRole("heading", { level: 3 }).allInnerTexts()).toEqual(entries.map(({ title }) => title));
    const targets = await cards
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(targets).toEqual(entries.map(({ id }) => `${base}${id}`));
  });

  test("says why to choose the firm, with its three figures", async () => {
    const page = await open();
    const figures = page.locator("#why-us dl > div");
    expect(await figures.locator("dd").allInnerTexts()).toEqual(["95%", "500+", "2010"]);
    expect(await figures.locator("dt").allInnerTexts()).toEqual([
      "Client satisfaction",
      "Projects completed",
      "Founded",
    ]);
  });

  test("ends with the way to a consultation", async () => {
    const page = await open();
    const link = page.locator("#next-step").getByRole("link");
    expect(await link.innerText()).toBe("Request a Consultation");
    expect(await link.getAttribute("href")).toBe("/contact#request-consultation");
  });
});

describe("the hero", () => {
  /** The home page with a clock that stands still, at the first slide's full time. */
  const open = async () => {
    const { page } = await visitor.open();
    await page.clock.install({ time: new Date("2026-11-20T09:00:00") });
    await page.goto("/", { waitUntil: "networkidle" });
    await page.clock.pauseAt(new Date("2026-11-20T10:00:00"));
    // A slide chosen by hand stays the full time: from here on it is known how much is left.
    await dot(page, 3).click();
    await dot(page, 1).click();
    await shown(page, 1);
    return page;
  };
  const dot = (page: Page, slide: number) => page.getByRole("button", { name: `Show slide ${String(slide)} of 3` });
  /** Waits until this slide is shown, by its picture and by its dot, and checks that no other is. */
  const shown = async (page: Page, slide: number) => {
    await page.locator(`#hero-slides [data-shown][aria-label="${String(slide)} of 3"]`).waitFor();
    expect(await page.locator("#hero-slides [data-shown]").count()).toBe(1);
    expect(
      await page
        .locator("[data-hero] button[aria-current]")
        .evaluateAll((dots) => dots.map((button) => button.ariaLabel)),
    ).toEqual([`Show slide ${String(slide)} of 3`]);
  };

  test("is 600 px high", async () => {
    const { page } = await visitor.open();
    await page.goto("/");
    expect((await page.locator("[data-hero]").boundingBox())?.height).toBe(600);
  });

  test("advances through three slides every 5000 ms, and from the last to the first", async () => {
    const page = await open();
    expect(await page.getByRole("button", { name: /^Show slide/ }).count()).toBe(3);
    for (const [now, next] of [
      [1, 2],
      [2, 3],
      [3, 1],
      [1, 2],
    ] as const) {
      await page.clock.runFor(4999);
      await shown(page, now);
      await page.clock.runFor(1);
      await shown(page, next);
    }
    const pictures = await page
      .locator("#hero-slides img")
      .evaluateAll((images) => images.map((image) => image.getAttribute("src")));
    expect(new Set(pictures).size).toBe(3);
  });

  test("starts by itself, without a visitor's help", async () => {
    const { page } = await visitor.open();
    await page.clock.install();
    await page.goto("/", { waitUntil: "networkidle" });
    await shown(page, 1);
    await page.clock.runFor(5000);
    await shown(page, 2);
  });

  test("jumps to a slide by its dot, which then stays the full time", async () => {
    const page = await open();
    await page.clock.runFor(3000);
    await dot(page, 3).click();
    await shown(page, 3);
    await page.clock.runFor(4999);
    await shown(page, 3);
    await page.clock.runFor(1);
    await shown(page, 1);
  });

  test("stands still while paused, and goes on when played", async () => {
    const page = await open();
    await page.getByRole("button", { name: "Pause the pictures" }).click();
    await page.clock.runFor(60_000);
    await shown(page, 1);
    await dot(page, 2).click();
    await page.clock.runFor(60_000);
    await shown(page, 2);
    await page.getByRole("button", { name: "Play the pictures" }).click();
    await page.clock.runFor(5000);
    await shown(page, 3);
  });
});

describe("the testimonials", () => {
  const QUOTES = testimonials.map(({ quote }) => quote);
  const WIDTHS = [
    { width: 1280, perView: 3, dots: 2 },
    { width: 800, perView: 2, dots: 3 },
    { width: 375, perView: 1, dots: 4 },
  ];

  const open = async (width: number) => {
    const { page } = await visitor.open({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
    await page.goto("/", { waitUntil: "networkidle" });
    return page;
  };
  const dots = (page: Page) => page.getByRole("button", { name: /^Show testimonials/ });
  const button = (page: Page, name: string) => page.getByRole("button", { name: `${name} testimonials` });
  const currentDot = (page: Page) =>
    dots(page).evaluateAll((all) => all.findIndex((dot) => dot.hasAttribute("aria-current")));

  /** The quotes that stand inside the carousel's window, once nothing moves any more. */
  const quotesInView = async (page: Page): Promise<string[]> => {
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
    return page.locator("#testimonials-row > li").evaluateAll((items) => {
      const frame = items[0]?.parentElement?.parentElement?.getBoundingClientRect();
      if (!frame) throw new Error("no carousel");
      return items
        .filter((item) => {
          const { left, right } = item.getBoundingClientRect();
          return left >= frame.left - 1 && right <= frame.right + 1;
        })
        .map((item) => (item.querySelector("blockquote")?.textContent ?? "").replace(/[“”]/g, ""));
    });
  };
  const expectGroup = async (page: Page, start: number, perView: number) => {
    expect(await quotesInView(page)).toEqual(QUOTES.slice(start, start + perView));
    expect(await currentDot(page)).toBe(start);
  };

  test.each(WIDTHS)("at $width px show $perView at once with $dots dots", async ({ width, perView, dots: count }) => {
    const page = await open(width);
    expect(await dots(page).count()).toBe(count);
    await expectGroup(page, 0, perView);
  });

  test.each(WIDTHS)("at $width px wrap with next and previous", async ({ width, perView, dots: count }) => {
    const page = await open(width);
    for (let start = 1; start < count; start += 1) {
      await button(page, "Next").click();
      await expectGroup(page, start, perView);
    }
    await button(page, "Next").click();
    await expectGroup(page, 0, perView);
    await button(page, "Previous").click();
    await expectGroup(page, count - 1, perView);
  });

  test.each(WIDTHS)("at $width px jump to a group by its dot", async ({ width, perView, dots: count }) => {
    const page = await open(width);
    for (const start of [count - 1, 0]) {
      await dots(page).nth(start).click();
      await expectGroup(page, start, perView);
    }
  });

  test("are counted again when the window's width changes, and never show less than they can", async () => {
    const page = await open(1280);
    const resize = async (width: number, count: number) => {
      await page.setViewportSize({ width, height: 900 });
      await page.waitForFunction(
        (expected) =>
          document.querySelectorAll("#testimonials button[aria-label^='Show testimonials']").length === expected,
        count,
      );
    };
    for (const { width, perView, dots: count } of [...WIDTHS, ...WIDTHS.toReversed()]) {
      await resize(width, count);
      await expectGroup(page, 0, perView);
    }
    await resize(375, 4);
    await dots(page).last().click();
    await expectGroup(page, 3, 1);
    await resize(1280, 2);
    await expectGroup(page, 1, 3);
  });

  test.each([
    { width: 1024, count: 2 },
    { width: 1023, count: 3 },
    { width: 768, count: 3 },
    { width: 767, count: 4 },
  ])("change what they show at once exactly at 1024 and 768 px: $count dots at $width px", async ({ width, count }) => {
    const page = await open(width);
    expect(await dots(page).count()).toBe(count);
    await expectGroup(page, 0, 5 - count);
  });

  test("out of view take no focus and are hidden from screen readers", async () => {
    const page = await open(800);
    await dots(page).nth(1).click();
    await expectGroup(page, 1, 2);
    const reachable = await page.locator("#testimonials-row > li").evaluateAll((items) =>
      items.map((item) => {
        const figure = item.querySelector("figure");
        if (!figure) throw new Error("an item without a testimonial");
        // Whatever a testimonial may come to hold: what could take focus there, must not.
        figure.tabIndex = 0;
        figure.focus();
        return { focus: document.activeElement === figure, read: item.ariaHidden !== "true" };
      }),
    );
    expect(reachable).toEqual([false, true, true, false].map((inView) => ({ focus: inView, read: inView })));
  });
});

describe.each([
  { base: "/services", kind: "Services", ids: services.map(({ id }) => id) },
  { base: "/industries", kind: "Industries", ids: industries.map(({ id }) => id) },
])("the pages under $base", ({ base, kind, ids }) => {
  const related = (page: Page) =>
    page
      .locator("main section", { has: page.getByRole("heading", { level: 2, name: `Related ${kind}` }) })
      .locator("li")
      .getByRole("link");
  const targets = (page: Page) =>
    related(page).evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));

  test("show two others of their kind, and never themselves", async () => {
    const { page } = await visitor.open();
    for (const id of ids) {
      await page.goto(`${base}/${id}`, { waitUntil: "networkidle" });
      const shown = await targets(page);
      expect(new Set(shown).size).toBe(2);
      const others = ids.filter((other) => other !== id).map((other) => `${base}/${other}`);
      expect(shown.filter((target) => !others.includes(target))).toEqual([]);
    }
  });

  test("draw them at random, anew with each visit", async () => {
    const { page } = await visitor.open();
    const pairs = new Set<string>();
    // Ten equal draws out of twenty possible ones are as good as impossible.
    for (let load = 0; load < 10 && pairs.size < 3; load += 1) {
      await page.goto(`${base}/${ids[0] ?? ""}`, { waitUntil: "networkidle" });
      pairs.add((await targets(page)).join(" "));
    }
    expect(pairs.size).toBeGreaterThanOrEqual(3);
  });

  test("lead from one to the other, and back to the list", async () => {
    const { page } = await visitor.open();
    await page.goto(`${base}/${ids[0] ?? ""}`, { waitUntil: "networkidle" });
    const next = related(page).first();
    const title = await next.innerText();
    const target = await next.getAttribute("href");
    await next.click();
    await page.locator("h1", { hasText: title }).waitFor();
    expect(new URL(page.url()).pathname).toBe(target);
    expect(await targets(page)).not.toContain(target);
    await page.getByRole("link", { name: `Back to ${kind}` }).click();
    await page.waitForURL(`**${base}`);
    await page.waitForFunction((expected) => document.title === expected, `${kind} | Corvane`);
  });
});
