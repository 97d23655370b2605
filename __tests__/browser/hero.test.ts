import type { Page } from "playwright-core";
import { heroSlides } from "../support/entries";
import { expectSlide, slideDot } from "./support/hero";
import { newVisitor } from "./support/visitor";

const visitor = newVisitor();

const LAST = heroSlides.length;

/** The home page with a clock that stands still, at the first slide's full time. */
async function openAtFirstSlide(): Promise<Page> {
  const { page, goto } = await visitor.open();
  await page.clock.install({ time: new Date("2026-11-20T09:00:00") });
  await goto("/");
  await page.clock.pauseAt(new Date("2026-11-20T10:00:00"));
  // A slide chosen by hand stays the full time: from here on it is known how much is left.
  await slideDot(page, LAST).click();
  await expectSlide(page, LAST);
  await slideDot(page, 1).click();
  await expectSlide(page, 1);
  return page;
}

/** The slide after this one; the first after the last. */
const after = (slide: number) => (slide % LAST) + 1;

test("advances through its slides every 5000 ms, and from the last to the first", async () => {
  const page = await openAtFirstSlide();
  expect(await page.getByRole("button", { name: /^Show slide/ }).count()).toBe(LAST);
  const round = heroSlides.map((_, index) => index + 1);
  for (const slide of [...round, 1]) {
    await page.clock.runFor(4999);
    await expectSlide(page, slide);
    await page.clock.runFor(1);
    await expectSlide(page, after(slide));
  }
  const pictures = await page
    .locator("#hero-slides img")
    .evaluateAll((images) => images.map((image) => image.getAttribute("src")));
  expect(new Set(pictures).size).toBe(LAST);
});

test("starts by itself, without a visitor's help", async () => {
  const { page, goto } = await visitor.open();
  await page.clock.install();
  await goto("/");
  await expectSlide(page, 1);
  await page.clock.runFor(5000);
  await expectSlide(page, 2);
});

test("jumps to a slide by its dot, which then stays the full time", async () => {
  const page = await openAtFirstSlide();
  await page.clock.runFor(3000);
  await slideDot(page, LAST).click();
  await expectSlide(page, LAST);
  await page.clock.runFor(4999);
  await expectSlide(page, LAST);
  await page.clock.runFor(1);
  await expectSlide(page, 1);
});

test("stands still while paused, and goes on when played", async () => {
  const page = await openAtFirstSlide();
  await page.getByRole("button", { name: "Pause the pictures" }).click();
  await page.getByRole("button", { name: "Play the pictures" }).waitFor();
  await page.clock.runFor(60_000);
  await expectSlide(page, 1);
  await slideDot(page, 2).click();
  await expectSlide(page, 2);
  await page.clock.runFor(60_000);
  await expectSlide(page, 2);
  await page.getByRole("button", { name: "Play the pictures" }).click();
  await page.getByRole("button", { name: "Pause the pictures" }).waitFor();
  await page.clock.runFor(5000);
  await expectSlide(page, after(2));
});

test("the hero is 600 px high, and its words share the first screen of 1280 × 720", async () => {
  const { page } = await visitor.visit("/", { viewport: { width: 1280, height: 720 }, reducedMotion: "reduce" });
  expect((await page.locator("[data-hero]").boundingBox())?.height).toBe(600);
  const ends = await page
    .locator("[data-hero] :is(h1, p, a, button)")
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom));
  expect(Math.max(...ends)).toBeLessThanOrEqual(720);
});
