import type { Locator, Page } from "@playwright/test";
import { isRoute } from "./support/routes";
import { expect, test, visit } from "./support/test";

/** A card with a link, and its text that isn't the link. */
const CARDS = [
  ["/", "#services article", "p"],
  ["/about", "#team article", "p"],
] as const;

const selection = (page: Page) => page.evaluate(() => String(getSelection()));

/** The place of a letter in the first line of a text. */
async function startOf(text: Locator) {
  await text.scrollIntoViewIfNeeded();
  const { x, y } = (await text.boundingBox()) ?? { x: 0, y: 0 };
  return [x + 12, y + 10] as const;
}

test.use({ reducedMotion: "reduce" });

for (const [path, card, part] of CARDS.filter(([on]) => isRoute(on)))
  test(`the text of ${card} on ${path} can be selected, and a press opens its link`, async ({ page }) => {
    await page.clock.install();
    await visit(page, path);
    const link = page.locator(card).first().locator("a[data-card-link]");
    const target = (await link.getAttribute("href")) ?? "";
    const [x, y] = await startOf(page.locator(card).first().locator(part).first());
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y, { steps: 4 });
    await page.mouse.up();
    await page.clock.runFor(1_000);
    expect((await selection(page)).length).toBeGreaterThan(3);
    await page.mouse.dblclick(x, y);
    await page.clock.runFor(1_000);
    expect(await selection(page)).toMatch(/^\S+ ?$/);
    await expect(page).toHaveURL(path);
    const opened = page.context().waitForEvent("page");
    await page.mouse.click(x, y, { button: "middle" });
    const tab = await opened;
    await expect(tab).toHaveURL(target);
    await tab.close();
    const entries = await page.evaluate(() => history.length);
    // The first press opens the picture's card, the second one neither stops nor repeats that.
    const picture = page.locator(card).first().locator("img").last();
    await ((await picture.count()) > 0 ? picture.dblclick() : page.mouse.click(x, y));
    await page.clock.runFor(1_000);
    await expect(page).toHaveURL(target);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  });

test.describe("before the scripts run", () => {
  test.use({ javaScriptEnabled: false });

  test("the whole card is a link", async ({ page }) => {
    await page.goto("/");
    const card = page.locator("#services article").first();
    const target = (await card.getByRole("link").getAttribute("href")) ?? "";
    await page.mouse.click(...(await startOf(card.locator("p"))));
    await expect(page).toHaveURL(target);
  });
});
