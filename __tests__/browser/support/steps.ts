import type { Page } from "@playwright/test";
import { expect } from "./test";

/** The button of the first position, or the one for a general application if no position is open. */
export const applyButton = (page: Page) =>
  page.getByRole("button", { name: /^(Apply Now|Submit a General Application)/ }).first();

export const openApplyDialog = (page: Page) => applyButton(page).click();

export async function fillApplication(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Ada Example");
  await dialog.getByLabel("Email").fill("ada@example.com");
  await dialog.getByLabel("Resume").fill("Ten years of operations work in three countries.");
}

type Point = Readonly<Record<"x" | "y", number>>;

/** Swipes sideways from a point, in steps. */
export async function swipe(page: Page, { x, y }: Point, distance: number, afterStep: () => Promise<void>) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [{ x, y }]);
  for (let step = 1; step <= 5; step += 1) {
    await touch("touchMove", [{ x: x + (distance * step) / 5, y }]);
    await afterStep();
  }
  await touch("touchEnd", []);
}

/** Spreads two fingers around a point, expects that the page is enlarged, and sets it back. */
export async function expectZoom(page: Page, { x, y }: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", distances: readonly number[]) => {
    const touchPoints = distances.map((distance, id) => ({ x: x + distance, y: y + distance / 4, id }));
    return session.send("Input.dispatchTouchEvent", { type, touchPoints });
  };
  await touch("touchStart", [-30]);
  for (let distance = 30; distance <= 100; distance += 5) {
    await touch(distance === 30 ? "touchStart" : "touchMove", [-distance, distance]);
  }
  await touch("touchEnd", []);
  await expect.poll(() => page.evaluate(() => window.visualViewport?.scale)).toBeGreaterThan(1.1);
  await session.send("Emulation.setPageScaleFactor", { pageScaleFactor: 1 });
}

/** Navigates inside the site, as Gatsby's links do. */
export const navigate = (page: Page, path: string) =>
  page.evaluate((to) => {
    (window as unknown as { ___navigate(to: string): void }).___navigate(to);
  }, path);
