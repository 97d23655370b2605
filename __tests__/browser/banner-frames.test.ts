import { basename } from "node:path";
import { heroSlides } from "../support/entries";
import { heroContrastNow } from "./support/checks/hero-contrast";
import { holdBack } from "./support/hold-back";
import { nextFrame, waitUntilStill } from "./support/page-state";
import { PHONE, newVisitor } from "./support/visitor";

const visitor = newVisitor();

/** WCAG 2.2, 1.4.3. */
const ENOUGH = 4.5;

const PICTURES = /\/static\/.*\.(avif|webp|jpe?g|png)$/;

/** Lets every fade stay at its first frame, until a test steps through it. */
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

test("the banner's words can be read without its picture, and in every frame of the fade", async () => {
  const { page } = await visitor.open({ viewport: PHONE });
  await page.addInitScript(HOLD_FADES);
  const pictures = await holdBack(page, PICTURES);
  await page.goto("/about", { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => "fades" in window);
  expect(await heroContrastNow(page)).toBeGreaterThanOrEqual(ENOUGH);
  await pictures.letGo();
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>("[data-hero] img")].every(({ complete }) => complete),
  );
  await waitUntilStill(page);
  for (const time of [0, 100, 200, 300, 400, 500]) {
    await page.evaluate((at) => {
      const { fades } = window as unknown as { fades: Animation[] };
      for (const fade of fades) fade.currentTime = at;
    }, time);
    await nextFrame(page);
    expect(await heroContrastNow(page)).toBeGreaterThanOrEqual(ENOUGH);
  }
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
