import type { Locator, Page } from "playwright-core";
import { industries, isOn } from "../support/entries";
import { nextFrame } from "./support/page-state";
import { newVisitor } from "./support/visitor";
import { where } from "../support/where";

const visitor = newVisitor();

/** Every page that has a grid of cards, or its kind. */
const PATHS = [
  ...["/", "/services", "/industries", "/case-studies", "/blog", "/white-papers", "/webinars", "/careers"].filter(isOn),
  ...industries.slice(0, 1).map(({ id }) => `/industries/${id}`),
];

/** A window so low that every grid is further down, and that shows a card as a whole. */
const LOW = { width: 1280, height: 640 };

/** Holds all that moves at this time of the rise, in milliseconds, whatever its delay. */
const holdRise = (page: Page, time: number) =>
  page.evaluate((at) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = Number(animation.effect?.getTiming().delay ?? 0) + at;
    }
  }, time);

/** Collects what presses reach, instead of letting it take effect. */
const collectPresses = (page: Page) =>
  page.evaluate(() => {
    const pressed: Element[] = [];
    Object.assign(window, { pressed });
    const collect = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      const found = event.target instanceof Element ? event.target.closest("a, button") : null;
      if (found) pressed.push(found);
    };
    window.addEventListener("click", collect, { capture: true });
  });

/** What of the grid's first card can be pressed, in its place once the card stands: the card for a link that covers it. */
const pressable = (card: Locator) =>
  card.evaluate((item) => {
    const found = [...item.querySelectorAll("a, button")].find((element) => element.checkVisibility());
    if (!found) return null;
    const covers = getComputedStyle(found, "::after").position === "absolute";
    const { left, top, bottom } = (covers ? item : found).getBoundingClientRect();
    // What stands at its sides is cut off nowhere; in a long card, its upper part is enough.
    return { x: left + 12, top: top + 3, bottom: Math.min(bottom, window.innerHeight) - 3 };
  });

/** Presses at a place, 40 ms into the rise, and lets go 80 ms later. Says whether what was pressed took notice. */
async function pressEarly(page: Page, x: number, y: number): Promise<boolean> {
  await holdRise(page, 40);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await nextFrame(page);
  await holdRise(page, 120);
  await nextFrame(page);
  await page.mouse.up();
  return page.evaluate(() => (window as unknown as { pressed: Element[] }).pressed.splice(0).length === 1);
}

/** Waits until the grids below the window are ready to rise: they take notice of the window after the page answers. */
const waitForGrids = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>("main ul[data-stagger]")].every(
      (grid) => grid.getBoundingClientRect().top < window.innerHeight || grid.dataset.stagger !== "still",
    ),
  );

test.each(PATHS)("a press while a card of %s rises reaches it, at its upper and its lower edge", async (path) => {
  const { page } = await visitor.visit(path, { viewport: LOW });
  await collectPresses(page);
  await waitForGrids(page);
  const grids = page.locator("main ul[data-stagger]");
  const lost: string[] = [];
  let pressed = 0;
  for (const grid of await grids.all()) {
    if ((await grid.getAttribute("data-stagger")) === "still") continue;
    await grid.evaluate((element) => {
      element.scrollIntoView({ behavior: "instant", block: "center" });
      const first = element.firstElementChild?.getBoundingClientRect();
      if (first && first.top < 120) scrollBy({ top: first.top - 120, behavior: "instant" });
    });
    await grid.and(page.locator("[data-stagger=rising]")).waitFor();
    await holdRise(page, 40);
    const card = grid.locator("> li").first();
    // The place where the card stands at last: nothing of what can be pressed is elsewhere at any time.
    await holdRise(page, 400);
    const place = await pressable(card);
    if (!place) continue;
    for (const y of [place.top, place.bottom]) {
      pressed += 1;
      if (!(await pressEarly(page, place.x, y)))
        lost.push(
          `${String(await grid.evaluate((list) => list.closest("section")?.id))} at ${String(Math.round(y - place.top))}`,
        );
    }
  }
  expect(pressed).toBeGreaterThan(0);
  expect(lost).toEqual([]);
});

where("/services").test("cards rise inside of the place where they are pressed, and end in it", async () => {
  const { page } = await visitor.visit("/", { viewport: LOW });
  const grid = page.locator("#services ul[data-stagger]");
  await grid.and(page.locator("[data-stagger=waiting]")).waitFor({ state: "attached" });
  await grid.evaluate((element) => {
    element.scrollIntoView({ behavior: "instant", block: "center" });
  });
  await grid.and(page.locator("[data-stagger=rising]")).waitFor();
  const tops = async (time: number) => {
    await holdRise(page, time);
    return grid.evaluate((list) => {
      const item = list.firstElementChild;
      const card = item?.firstElementChild;
      return { place: item?.getBoundingClientRect().top, card: card?.getBoundingClientRect().top };
    });
  };
  const [begin, end] = [await tops(0), await tops(400)];
  expect(begin.place).toBe(end.place);
  expect(end.card).toBe(end.place);
  expect((begin.card ?? NaN) - (begin.place ?? NaN)).toBe(16);
});
