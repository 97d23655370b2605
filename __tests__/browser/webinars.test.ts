import { pastWebinars, upcomingWebinars } from "../support/entries";
import { expectAlerts } from "./support/steps";
import { expect, test, visit } from "./support/test";

test("the buttons of webinars show an alert with their number, until their day has ended", async ({ page }) => {
  await visit(page, "/webinars");
  const past = pastWebinars.filter(({ recordingUrl }) => !recordingUrl);
  await expectAlerts(page, "#past", past);
  const upcoming = upcomingWebinars.filter(({ registerUrl }) => !registerUrl);
  const notes = page.locator("[data-when] > p + p, [data-when] > div > p");
  const register = page.locator("main :is(a, button)", { hasText: /^Register Now/ });
  for (const [date, buttons] of [["2000-01-01", upcoming] as const, ["2200-01-01", []] as const]) {
    await page.clock.setFixedTime(date);
    await visit(page, "/webinars");
    await expectAlerts(page, "#upcoming", buttons);
    // None is in the banner.
    await expect(register).toHaveCount(buttons === upcoming ? upcomingWebinars.length : 0);
    await expect(notes).toHaveCount(upcomingWebinars.length * (buttons === upcoming ? 1 : 2));
    // Their times take one line each.
    const heights = await notes.evaluateAll((all) => all.map((note) => note.clientHeight));
    expect(new Set(heights).size).toBeLessThan(2);
  }
});
