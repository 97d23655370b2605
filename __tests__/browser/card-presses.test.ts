import type { Page } from "playwright-core";
import { nextFrame } from "./support/page-state";
import { newVisitor } from "./support/visitor";

const visitor = newVisitor();

/** A window so low that every grid of cards is further down. */
const LOW = { width: 1280, height: 640 };

/** Holds all animations this many milliseconds after the grid came into view. */
const holdAt = (page: Page, time: number) =>
  page.evaluate((at) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = at;
    }
  }, time);

/** Counts the presses that reach a link or a button, instead of letting them take effect. */
const countPresses = (page: Page) =>
  page.evaluate(() => {
    const count = { presses: 0 };
    Object.assign(window, { count });
    const take = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.target instanceof Element && event.target.closest("a, button")) count.presses += 1;
    };
    window.addEventListener("click", take, { capture: true });
  });

// A grid whose whole cards are links, and two whose cards have one.
test.each([
  { path: "/services", grid: "#all ul" },
  { path: "/case-studies", grid: "#all ul" },
  { path: "/blog", grid: "#articles ul[data-stagger]" },
])("every press on a card of $path is taken while the cards fade in", async ({ path, grid }) => {
  const { page } = await visitor.visit(path, { viewport: LOW });
  await countPresses(page);
  const list = page.locator(grid);
  await list.and(page.locator("[data-stagger=waiting]")).waitFor({ state: "attached" });
  await list.evaluate((element) => {
    element.scrollIntoView({ behavior: "instant", block: "start" });
  });
  await list.and(page.locator("[data-stagger=fading]")).waitFor();
  const link = list.locator("> li").first().getByRole("link");
  const places = await link.evaluate((element) => {
    const card = element.closest("li") ?? element;
    const { left, top, bottom } = card.getBoundingClientRect();
    return [top + 3, Math.min(bottom, window.innerHeight) - 3].map((y) => ({ x: left + 12, y }));
  });
  for (const time of [0, 40, 200, 390]) {
    for (const { x, y } of places) {
      await holdAt(page, time);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await holdAt(page, time + 80);
      await nextFrame(page);
      await page.mouse.up();
    }
  }
  expect(await page.evaluate(() => (window as unknown as { count: { presses: number } }).count.presses)).toBe(8);
});
