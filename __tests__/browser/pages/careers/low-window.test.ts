import type { Locator } from "playwright-core";
import { waitForFocus } from "../../support/page-state";
import { apply } from "../../support/steps";
import { newVisitor } from "../../support/visitor";

const visitor = newVisitor();

/** What a window of 1280 × 1024 px has room for at 400% zoom. */
const ZOOMED = { width: 320, height: 256 };

/** Which part of a field, from 0 to 1, is in the window with nothing before it. */
const inSight = (field: Locator) =>
  field.evaluate((element) => {
    const { left, width, top, bottom } = element.getBoundingClientRect();
    const rows = Array.from({ length: Math.round(bottom - top) - 8 }, (_, row) => top + 4 + row);
    const seen = rows.filter((y) => document.elementFromPoint(left + width / 2, y) === element);
    return seen.length / rows.length;
  });

async function openDialog() {
  const { page } = await visitor.visit("/careers", { viewport: ZOOMED, reducedMotion: "reduce" });
  await apply(page);
  const dialog = page.getByRole("dialog");
  await waitForFocus(page, dialog.getByLabel("Name"));
  return { page, dialog };
}

describe("at 400% zoom", () => {
  test("its buttons don't stand over what is wrong", async () => {
    const { page, dialog } = await openDialog();
    await dialog.getByRole("button", { name: "Submit Application" }).click();
    await dialog.locator("[aria-invalid=true]").first().waitFor();
    await waitForFocus(page, dialog.getByLabel("Name"));
    expect(await inSight(dialog.getByLabel("Name"))).toBe(1);
    const error = dialog.getByText("Name must be at least 2 characters");
    expect(await inSight(error)).toBe(1);
  });

  test("every field that Tab leads to is in sight", async () => {
    const { page, dialog } = await openDialog();
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press("Tab");
      const focused = page.locator(":focus");
      // A box of many lines is higher than the window.
      expect(await inSight(focused)).toBeGreaterThan(0.4);
    }
    expect(await dialog.locator(":focus").count()).toBe(1);
  });
});
