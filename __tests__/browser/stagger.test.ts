import type { Locator } from "playwright-core";
import { newVisitor } from "./support/visitor";

const visitor = newVisitor();

/** A window so low that every grid of cards is further down. */
const LOW = { width: 375, height: 480 };

/** Where the cards and what they contain are on the page, and how visible the cards are. */
const look = (grid: Locator) =>
  grid.evaluate((list) => ({
    places: [...list.querySelectorAll("*")].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left, top + window.scrollY, width, height].map(Math.round);
    }),
    opacities: [...list.children].map((card) => getComputedStyle(card).opacity),
  }));

test("cards fade in 0.1 s apart once their grid comes into view, and nothing moves", async () => {
  const { page } = await visitor.visit("/services", { viewport: LOW });
  const grid = page.locator("#all ul");
  await grid.and(page.locator("[data-stagger=waiting]")).waitFor({ state: "attached" });
  const before = await look(grid);
  // axe asks for no contrast of what is fully transparent.
  expect(new Set(before.opacities)).toEqual(new Set(["0"]));
  await grid.evaluate((element) => {
    element.scrollIntoView({ behavior: "instant", block: "start" });
  });
  await grid.and(page.locator("[data-stagger=fading]")).waitFor();
  const animations = await grid.locator("> li").evaluateAll((cards) =>
    cards.map((card) =>
      card.getAnimations({ subtree: true }).map(({ effect }) => ({
        delay: effect?.getTiming().delay,
        changes: [...new Set((effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame)))].sort(),
      })),
    ),
  );
  expect(animations.length).toBeGreaterThan(2);
  const changes = ["composite", "computedOffset", "easing", "offset", "opacity"];
  expect(animations).toEqual(animations.map((_, index) => [{ delay: index * 100, changes }]));
  await grid.evaluate((list) => Promise.all(list.getAnimations({ subtree: true }).map(({ finished }) => finished)));
  const after = await look(grid);
  expect(after.places).toEqual(before.places);
  expect(new Set(after.opacities)).toEqual(new Set(["1"]));
});
