import type { Locator, Page } from "@playwright/test";
import { APPLICATION, FORMS, NEWSLETTER } from "./support/form-cases";
import {
  control,
  errorTexts,
  fill,
  formOn,
  openForm,
  submit,
  submitButton,
  waitForInteractiveForm,
} from "./support/forms";
import { expectZoom, fillApplication, openApplyDialog, swipe } from "./support/steps";
import { PHONE, expect, test, visit } from "./support/test";
import { toastRegion, toasts } from "./support/toasts";

test.use({ hasTouch: true });

const SUCCESS = NEWSLETTER.success.title;
const FAILURE = NEWSLETTER.failure.title;
const START = new Date("2026-11-20T09:00:00");
const LATER = new Date("2026-11-20T10:00:00");

/** Opens the newsletter form with a paused clock. `statuses` are the responses to the submissions. */
async function open(page: Page, statuses: readonly number[]): Promise<void> {
  const remaining = [...statuses];
  await page.route(`**${NEWSLETTER.endpoint}`, (route) =>
    route.fulfill({ status: remaining.shift() ?? 500, json: { id: "newsletter/1" } }),
  );
  await page.clock.install({ time: START });
  await visit(page, NEWSLETTER.path);
  await waitForInteractiveForm(formOn(page, NEWSLETTER));
  await page.clock.pauseAt(LATER);
}

/** Waits for the toast with this title in small steps of the clock, so it does not close again. */
async function waitForToastTitle(page: Page, title: string): Promise<Locator> {
  const now = () => page.evaluate(() => Date.now());
  const start = await now();
  await expect(async () => {
    await page.clock.runFor(20);
    expect(await toasts(page).getByText(title, { exact: true }).isVisible()).toBe(true);
  }).toPass({ intervals: [50] });
  // Sooner than a previous toast would close by itself.
  expect((await now()) - start).toBeLessThan(3000);
  return toasts(page);
}

/** Submits the form and stops the clock 1 s after the toast. Uses the keyboard: a pointer over the toast keeps it open. */
async function showToast(page: Page, title = SUCCESS): Promise<Locator> {
  const email = control(formOn(page, NEWSLETTER), "email");
  await email.fill("reader@example.com");
  await email.press("Enter");
  const toast = await waitForToastTitle(page, title);
  await page.clock.runFor(1000);
  return toast;
}

const expectOpen = (toast: Locator) => expect(toast).toHaveAttribute("data-state", "open");

test("a toast closes after 5 s, stays open under the mouse, and the next one replaces it", async ({ page }) => {
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

test("F8 moves focus to the toasts, also from a dialog, which stays open; Tab returns to it", async ({ page }) => {
  const { path, endpoint, failure } = APPLICATION;
  await page.route(`**${endpoint}`, (route) => route.fulfill({ status: 503, body: "{}" }));
  await page.clock.install({ time: START });
  await visit(page, path);
  await openApplyDialog(page);
  await fillApplication(page);
  await page.clock.pauseAt(LATER);
  const dialog = page.getByRole("dialog");
  await submit(dialog);
  const toast = await waitForToastTitle(page, failure.title);
  // The time of its animation.
  await page.clock.runFor(1000);
  const close = toast.getByRole("button");
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

test("a toast closes when swiped to the right by more than 50 px, and returns otherwise", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, [201]);
  const toast = await showToast(page);
  const title = toast.getByText(SUCCESS, { exact: true });
  // Waits until the toast no longer moves.
  await title.click({ trial: true });
  const before = await title.boundingBox();
  if (!before) throw new Error("the toast is not shown");
  const from = { x: before.x + 20, y: before.y + before.height / 2 };
  const swipeBy = async (distance: number) => {
    await swipe(page, from, distance, () => page.clock.runFor(50));
    await page.clock.runFor(800);
  };
  await swipeBy(42);
  await expectOpen(toast);
  await expect.poll(async () => (await title.boundingBox())?.x).toBeCloseTo(before.x, 0);
  await expectZoom(page, from);
  await swipeBy(58);
  await expect(toast).toHaveCount(0);
});

test("no toast covers what has focus in a low window", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const { endpoint } of FORMS) await page.route(`**${endpoint}`, (route) => route.fulfill({ status: 503 }));
  /** The middle of what has focus: itself, or what covers it. */
  const seen = () =>
    page.evaluate(() => {
      const { left, top, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
      return document.activeElement?.contains(onTop) ? "all" : String(onTop?.outerHTML.slice(0, 60));
    });
  for (const formCase of FORMS) {
    const { form } = await openForm(page, formCase);
    await fill(form, { ...formCase.shortest, email: "reader@example.com" });
    await control(form, "email").press("Enter");
    await expect(toasts(page)).toBeVisible();
    await expect.poll(seen, formCase.kind).toBe("all");
    // The next attempt has an error.
    await control(form, "email").fill("");
    await submitButton(form).press("Enter");
    await expect(control(form, "email")).toBeFocused();
    expect(await seen(), formCase.kind).toBe("all");
    await expect(errorTexts(form).first()).toBeInViewport({ ratio: 1 });
  }
});
