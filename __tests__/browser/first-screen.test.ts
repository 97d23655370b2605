import type { Page } from "playwright-core";
import { PHONE, newVisitor, siteUrl } from "./support/visitor";

const visitor = newVisitor();

const LINK = "[data-first-screen-end] link[rel=stylesheet]";

/** How the grid of services, which stands below home's first screen, and the footer are laid out. */
const layoutOf = (page: Page) =>
  page.evaluate(() =>
    ["#services ul", "footer"].map((selector) => {
      const element = document.querySelector(selector);
      return element ? [getComputedStyle(element).display, getComputedStyle(element).borderTopWidth] : null;
    }),
  );

const AS_DESIGNED = [
  ["grid", "0px"],
  ["block", "1px"],
];

test.each([true, false])("what follows home's first screen has its styles (scripts: %s)", async (javaScriptEnabled) => {
  const { page } = await visitor.visit("/", { javaScriptEnabled });
  expect(await page.locator(LINK).count()).toBe(1);
  expect(await layoutOf(page)).toEqual(AS_DESIGNED);
});

test("home's first screen looks the same while the styles of what follows are on their way", async () => {
  const { page } = await visitor.open({ viewport: PHONE, reducedMotion: "reduce" });
  let arrive: (() => void) | undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/static\/\w+\.css$/, async (route) => {
    await arrived;
    await route.continue();
  });
  // The parser waits for the styles, so nothing of what follows is there yet.
  await page.goto(siteUrl("/"), { waitUntil: "commit" });
  await page.locator(LINK).waitFor({ state: "attached" });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await page.evaluate(() => document.fonts.ready);
  // Up to the banner's end: what follows comes into sight below it.
  const height = await page.locator("[data-first-screen-end]").evaluate((end) => {
    const banner = end.previousElementSibling;
    return banner ? Math.floor(banner.getBoundingClientRect().bottom) : 0;
  });
  const clip = { x: 0, y: 0, width: PHONE.width, height };
  const before = await page.screenshot({ clip });
  expect(await page.locator("#why-us").count()).toBe(0);
  arrive?.();
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  expect((await page.screenshot({ clip })).equals(before)).toBe(true);
});

test("the styles stay when a link leads on, and are there for what comes back", async () => {
  const { page } = await visitor.visit("/");
  const next = "/faq";
  await page.locator(`footer a[href="${next}"]`).first().click();
  await page.waitForURL(`**${next}`);
  await page.locator(LINK).waitFor({ state: "detached" });
  expect((await layoutOf(page))[1]).toEqual(AS_DESIGNED[1]);
  await page.emulateMedia({ media: "print" });
  expect(await page.locator("[data-print=none]:visible").count()).toBe(0);
  await page.emulateMedia({ media: "screen" });
  await page.goBack();
  await page.locator("#services ul").waitFor();
  expect(await layoutOf(page)).toEqual(AS_DESIGNED);
});
