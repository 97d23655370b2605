import { basename } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { heroSlides, services } from "../support/entries";
import { HIDDEN, heroContrastNow, luminance } from "./support/checks/hero-contrast";
import { holdBack } from "./support/hold-back";
import { nextFrame, waitUntilStill } from "./support/page-state";
import { addTestStyle } from "./support/test-style";
import { newVisitor } from "./support/visitor";

const visitor = newVisitor();

/** Ten frames a second over the fade of the picture, and the first one after it, in milliseconds. */
const TIMES = [0, 100, 200, 300, 400, 500];

/** WCAG 2.2, 1.4.3. */
const ENOUGH = 4.5;

/** What a lossless picture may differ by, in parts of the luminance of white: rounding. */
const TOLERANCE = 0.004;

const PICTURES = /\/static\/.*\.(avif|webp|jpe?g|png)$/;

const WINDOWS = [
  { width: 375, height: 812 },
  { width: 1280, height: 720 },
];

/** A page in the footer whose banner has another picture than the legal pages. */
const ANOTHER = "/about";

/** Lets every fade stand at its first frame, until a test steps through it. */
const HOLD_FADES = () => {
  const hold = ({ animationName }: AnimationEvent) => {
    if (animationName !== "fadeIn") return;
    const fades = document.getAnimations();
    for (const fade of fades) {
      fade.pause();
      fade.currentTime = 0;
    }
    // What has come to its end is no longer among the document's.
    Object.assign(window, { fades });
  };
  window.addEventListener("animationstart", hold, { capture: true });
};

/** Shows the banner as it is this long after the fade has begun. */
async function showFrame(page: Page, time: number): Promise<void> {
  await page.evaluate((at) => {
    const { fades = [] } = window as unknown as { fades?: Animation[] };
    if (fades.length === 0) throw new Error("nothing fades in");
    for (const fade of fades) fade.currentTime = at;
  }, time);
  await nextFrame(page);
}

/** The luminance of each pixel of the part of the banner that has words and picture, without its words. */
async function grounds(page: Page): Promise<Float64Array> {
  const showWords = await addTestStyle(page, `${HIDDEN} [data-hero] a { visibility: hidden !important }`);
  await nextFrame(page);
  const clip = await page.locator("[data-hero] > div").first().boundingBox();
  if (!clip) throw new Error("no banner");
  const height = Math.min(clip.height, (page.viewportSize()?.height ?? 0) - clip.y);
  const shot = await page.screenshot({ clip: { ...clip, height } });
  await showWords();
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return Float64Array.from({ length: info.width * info.height }, (_, index) => luminance(data, index * info.channels));
}

/** The luminance of the banner's ground. */
const groundOf = (page: Page) =>
  page.evaluate(() => {
    const hero = document.querySelector("[data-hero]");
    return (/\d+, \d+, \d+/.exec(hero ? getComputedStyle(hero).backgroundColor : "")?.[0] ?? "")
      .split(", ")
      .map(Number);
  });

/** Steps through the fade while no picture is there: what shows is the ground, and the words can be read on it. */
async function expectGround(page: Page): Promise<void> {
  await page.waitForFunction(() => "fades" in window);
  const ground = luminance(await groundOf(page));
  for (const time of TIMES) {
    await showFrame(page, time);
    expect((await grounds(page)).filter((light) => light > ground + TOLERANCE)).toHaveLength(0);
    expect(await heroContrastNow(page)).toBeGreaterThanOrEqual(ENOUGH);
  }
}

/** Steps through the fade of a picture that is there: no pixel is lighter than the ground or than in the end. */
async function expectFade(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>("[data-hero] img")].every(({ complete }) => complete),
  );
  await page.evaluate(() =>
    Promise.all([...document.querySelectorAll<HTMLImageElement>("[data-hero] img")].map((image) => image.decode())),
  );
  await waitUntilStill(page);
  const ground = luminance(await groundOf(page));
  await showFrame(page, TIMES.at(-1) ?? 0);
  const end = await grounds(page);
  for (const time of TIMES) {
    await showFrame(page, time);
    const frame = await grounds(page);
    const lighter = frame.filter((light, index) => light > Math.max(ground, end[index] ?? 0) + TOLERANCE);
    expect(lighter).toHaveLength(0);
    expect(await heroContrastNow(page)).toBeGreaterThanOrEqual(ENOUGH);
  }
}

describe.each(WINDOWS)("at $width px, the banner stands on its ground in every frame", (viewport) => {
  test.each(["/", "/about", `/services/${services[0]?.id ?? ""}`, "/faq"])("of the load of %s", async (path) => {
    const { page } = await visitor.open({ viewport });
    await page.addInitScript(HOLD_FADES);
    const pictures = await holdBack(page, PICTURES);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.locator("h1").waitFor();
    await expectGround(page);
    // Home's pictures would go on while their fade is looked at.
    if (path === "/") await page.getByRole("button", { name: "Pause the pictures" }).click();
    await pictures.letGo();
    await expectFade(page);
  });

  test("of a change of page", async () => {
    const { page } = await visitor.visit("/privacy-policy", { viewport });
    const heading = await page.locator("h1").innerText();
    await page.evaluate(HOLD_FADES);
    const pictures = await holdBack(page, PICTURES);
    await page.locator(`footer a[href="${ANOTHER}"]`).first().click();
    await page.waitForURL(`**${ANOTHER}`);
    await page.locator("h1").filter({ hasNotText: heading }).waitFor();
    await expectGround(page);
    await pictures.letGo();
    await expectFade(page);
  });
});

test("no slide of the home page is faded to before it is decoded", async () => {
  const { page, goto } = await visitor.open();
  const file = basename(heroSlides[1]?.image ?? "", ".jpg");
  const pictures = await holdBack(page, new RegExp(`/static/.*/${file}\\.(avif|webp)$`));
  await goto("/");
  const shown = page.locator("#hero-slides [data-shown]");
  const first = await shown.getAttribute("aria-label");
  await page.getByRole("button", { name: /^Show slide 2/ }).click();
  await page.locator("[data-hero] button[aria-label^='Show slide 2'][aria-current]").waitFor();
  expect(await shown.getAttribute("aria-label")).toBe(first);
  await pictures.letGo();
  await page.locator("#hero-slides [data-shown][aria-label^='2 ']").waitFor();
  expect(await shown.locator("img").evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
});

describe.each([375, 768])("at %i px", (width) => {
  test.each(["/", "/about", `/services/${services[0]?.id ?? ""}`, "/faq"])(
    "the upper part of %s's picture is clear, and the words stand below it",
    async (path) => {
      const { page } = await visitor.visit(path, { viewport: { width, height: 812 }, reducedMotion: "reduce" });
      const place = await page.evaluate(() => {
        const picture = document.querySelector("[data-hero] img");
        const words = document.querySelector("[data-hero] h1")?.closest("[data-hero] > div > div:not([data-print])");
        if (!picture || !words) throw new Error("no picture, or no words");
        const { top, height, bottom } = picture.getBoundingClientRect();
        const gradient = parseFloat(getComputedStyle(words, "::before").height);
        return { height, below: words.getBoundingClientRect().top - bottom, clear: height - gradient, top };
      });
      expect(place.below).toBeGreaterThanOrEqual(-1);
      expect(place.height).toBeGreaterThanOrEqual(90);
      expect(place.clear).toBeGreaterThanOrEqual(place.height / 2 - 1);
      // Nothing dims what is above the gradient.
      const clip = { x: 0, y: place.top, width, height: Math.floor(place.clear) };
      const dimmed = await page.screenshot({ clip });
      const plain = await addTestStyle(page, "[data-hero] *::before { background: none !important }");
      await nextFrame(page);
      expect(dimmed.equals(await page.screenshot({ clip }))).toBe(true);
      await plain();
    },
  );
});
