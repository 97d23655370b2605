import type { Page } from "@playwright/test";
import { expect } from "./test";

/** The buttons of the positions, and the one for a general application. */
export const applyButtons = (page: Page) => page.locator("[aria-haspopup=dialog]");

export const openApplyDialog = (page: Page) => applyButtons(page).first().click();

export const menuButton = (page: Page) => page.locator("[aria-controls=main-navigation]");

/** What replaces the results of a search that has none. */
export const noResults = (page: Page) => page.locator("main div:has(> h3 + p + div > button)");

export async function fillApplication(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog");
  for (const [name, value] of Object.entries({ name: "Ada Example", email: "ada@example.com", resume: "Ten years." }))
    await dialog.locator(`[name=${name}]`).fill(value);
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

/** Clicks the button of each entry in a section. Expects an alert with its number, or with any number if it has none. */
export async function expectAlerts(page: Page, section: string, items: readonly { readonly number?: number }[]) {
  const buttons = page.locator(section).getByRole("button");
  await expect(buttons).toHaveCount(items.length);
  for (const [index, { number }] of items.entries()) {
    const shown = page.waitForEvent("dialog");
    const clicked = buttons.nth(index).click();
    const alert = await shown;
    expect(alert.message()).toMatch(new RegExp(`^In a real application, .* ${number ?? "\\d+"}\\.$`));
    await alert.accept();
    await clicked;
  }
}
