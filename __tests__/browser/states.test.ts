import { accessibilityViolations } from "./support/checks/accessibility";
import { smallTargets } from "./support/checks/target-size";
import { STATES } from "./support/states";
import { PHONE, expect, test, visit } from "./support/test";

test.use({ reducedMotion: "reduce" });

for (const { name, path, prepare, onDesktops } of STATES)
  test(`${name}: targets of 24 px or more, and no violation that axe knows`, async ({ page }) => {
    if (!onDesktops) await page.setViewportSize(PHONE);
    await visit(page, path);
    await prepare(page);
    // The styles of what a state adds may come a moment after it.
    await expect.poll(() => smallTargets(page)).toEqual([]);
    expect(await accessibilityViolations(page)).toEqual([]);
  });
