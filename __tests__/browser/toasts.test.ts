import type { Locator, Page } from "@playwright/test";
import { NEWSLETTER } from "./support/form-cases";
import { formOn, waitForInteractiveForm } from "./support/forms";
import { openApplyDialog, fillApplication, swipe } from "./support/steps";
import { PHONE, expect, test, visit } from "./support/test";
import { toastRegion, toasts } from "./support/toasts";

const SUCCESS = NEWSLETTER.success.title;
const FAILURE = NEWSLETTER.failure.title;
const START = new Date("2026-11-20T09:00:00");
const LATER = new Date("2026-11-20T10:00:00");

/** Opens the newsletter's form, with the time in the test's hands and an answer for each submission. */
async function open(page: Page, answers: readonly number[]): Promise<void> {
  const left = [...answers];
  await page.route(`**${NEWSLETTER.endpoint}`, (route) =>
    route.fulfill({ status: left.shift() ?? 500, json: { id: "newsletter/1" } }),
  );
  await page.clock.install({ time: START });
  await visit(page, NEWSLETTER.path);
  await waitForInteractiveForm(formOn(page, NEWSLETTER));
  await page.clock.pauseAt(LATER);
}

/** Waits for the toast of this title, and lets hardly more time pass than it takes to appear. */
async function waitForTitle(page: Page, title: string): Promise<Locator> {
  const now = () => page.evaluate(() => Date.now());
  const begun = await now();
  await expect(async () => {
    await page.clock.runFor(20);
    expect(await toasts(page).getByText(title, { exact: true }).isVisible()).toBe(true);
  }).toPass({ intervals: [50] });
  // Sooner than one before it closes by itself.
  expect((await now()) - begun).toBeLessThan(3000);
  return toasts(page);
}

/** Has a toast shown, and stops the time one second after. By the keyboard: the mouse would stop it from closing. */
async function showToast(page: Page, title = SUCCESS): Promise<Locator> {
  const email = formOn(page, NEWSLETTER).getByLabel("Email");
  await email.fill("reader@example.com");
  await email.press("Enter");
  const toast = await waitForTitle(page, title);
  await page.clock.runFor(1000);
  return toast;
}

const expectOpen = (toast: Locator) => expect(toast).toHaveAttribute("data-state", "open");

test("a toast closes after 5 s, waits under the mouse, and gives way to the next at once", async ({ page }) => {
  await open(page, [201, 201, 201, 503, 201]);
  const toast = await showToast(page);
  await page.clock.runFor(3800);
  await expectOpen(toast);
  await page.clock.runFor(350);
  await expect(toast).toHaveAttribute("data-state", "closed");
  await page.clock.runFor(500);
  await expect(toast).toHaveCount(0);

  await showToast(page);
  await toast.hover();
  await page.clock.runFor(20_000);
  await expectOpen(toast);
  await page.mouse.move(10, 10);
  await page.clock.runFor(4500);
  await expect(toast).toHaveCount(0);

  for (const title of [SUCCESS, FAILURE, SUCCESS]) {
    await showToast(page, title);
    await expect(toast).toHaveCount(1);
  }
});

test("F8 leads to the place of toasts, also from a dialog, which Tab leads back to and a toast leaves open", async ({
  page,
}) => {
  await page.route("**/api/careers/apply", (route) => route.fulfill({ status: 503, body: "{}" }));
  await page.clock.install({ time: START });
  await visit(page, "/careers");
  for (const index of [1, 2]) {
    await page.getByRole("link").nth(index).focus();
    await page.keyboard.press("F8");
    await expect(toastRegion(page)).toBeFocused();
  }
  await openApplyDialog(page);
  await fillApplication(page);
  await page.clock.pauseAt(LATER);
  await page.getByRole("button", { name: "Submit Application" }).click();
  const toast = await waitForTitle(page, "Submission Failed");
  // It comes into sight from below; the time it takes is in the test's hands.
  await page.clock.runFor(1000);
  const dialog = page.getByRole("dialog");
  const close = toast.getByRole("button", { name: "Close notification" });
  await page.keyboard.press("F8");
  for (const place of [toastRegion(page), toast, close, dialog.locator(":focus")]) {
    await expect(place).toBeFocused();
    await page.keyboard.press("Tab");
  }
  await close.click();
  await page.clock.runFor(1000);
  await expect(toast).toHaveCount(0);
  await expect(dialog).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test("a toast goes away when it is swiped to the right past 50 px, and comes back otherwise", async ({ page }) => {
    await open(page, [201]);
    const toast = await showToast(page);
    const title = toast.getByText(SUCCESS, { exact: true });
    // Until it has come to rest.
    await title.click({ trial: true });
    const before = await title.boundingBox();
    if (!before) throw new Error("the toast is not shown");
    const swipeBy = async (distance: number) => {
      const from = { x: before.x + 20, y: before.y + before.height / 2 };
      await swipe(page, from, distance, () => page.clock.runFor(50));
      // Three times this, with the rest, stays below the 5 s after which it would close by itself.
      await page.clock.runFor(800);
    };
    for (const distance of [42, -120]) {
      await swipeBy(distance);
      await expectOpen(toast);
      await expect.poll(async () => (await title.boundingBox())?.x).toBeCloseTo(before.x, 0);
    }
    await swipeBy(58);
    await expect(toast).toHaveCount(0);
  });
});
