import type { Locator, Page } from "@playwright/test";
import { expect, test, visit } from "./support/test";

const selection = (page: Page) => page.evaluate(() => String(getSelection()));

const firstCard = (page: Page) => page.locator("#services article").first();

/** The place of a letter in the first line of a text. */
async function startOf(text: Locator) {
  await text.scrollIntoViewIfNeeded();
  const { x, y } = (await text.boundingBox()) ?? { x: 0, y: 0 };
  return [x + 12, y + 10] as const;
}

test.use({ reducedMotion: "reduce" });

test("the text of a card can be selected, and a press on the card opens its link", async ({ page }) => {
  await page.clock.install();
  await visit(page, "/");
  const target = (await firstCard(page).getByRole("link").getAttribute("href")) ?? "";
  const [x, y] = await startOf(firstCard(page).locator("p"));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y, { steps: 4 });
  await page.mouse.up();
  await page.clock.runFor(1_000);
  expect((await selection(page)).length).toBeGreaterThan(3);
  await page.mouse.dblclick(x, y);
  await page.clock.runFor(1_000);
  expect(await selection(page)).toMatch(/^\S+ ?$/);
  await expect(page).toHaveURL("/");
  const opened = page.context().waitForEvent("page");
  await page.mouse.click(x, y, { button: "middle" });
  const tab = await opened;
  await expect(tab).toHaveURL(target);
  await tab.close();
  await page.mouse.click(x, y);
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL(target);
});

test.describe("before the scripts run", () => {
  test.use({ javaScriptEnabled: false });

  test("the whole card is a link", async ({ page }) => {
    await page.goto("/");
    const target = (await firstCard(page).getByRole("link").getAttribute("href")) ?? "";
    await page.mouse.click(...(await startOf(firstCard(page).locator("p"))));
    await expect(page).toHaveURL(target);
  });
});
