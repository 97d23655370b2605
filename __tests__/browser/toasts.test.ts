import type { Locator, Page } from "playwright-core";
import site from "../../data/site.json";
import { NEWSLETTER } from "./support/form-cases";
import { eventually } from "./support/eventually";
import { waitForLiveForm } from "./support/forms";
import { waitForFocus } from "./support/page-state";
import { apply, fillApplication, swipe } from "./support/steps";
import { toastRegion, toasts } from "./support/toasts";
import { PHONE, newVisitor } from "./support/visitor";

const visitor = newVisitor();

const SUCCESS = "Subscription Successful";
const FAILURE = "Subscription Failed";

/** The form whose submissions are answered by toasts here. */
const newsletter = (page: Page) => page.locator(`form[action="${NEWSLETTER.endpoint}"]`);

const START = new Date("2026-11-20T09:00:00");
const LATER = new Date("2026-11-20T10:00:00");

/** A page with the newsletter's form, with the time in the test's hands and an answer of the newsletter's endpoint for each submission. */
async function open(answers: readonly number[], options: Parameters<typeof visitor.open>[0] = {}): Promise<Page> {
  const { page, goto } = await visitor.open(options);
  const left = [...answers];
  await page.route("**/api/newsletter/subscribe", (route) =>
    route.fulfill({ status: left.shift() ?? 500, json: { id: "newsletter/1" } }),
  );
  await page.clock.install({ time: START });
  await goto(NEWSLETTER.path);
  await waitForLiveForm(newsletter(page));
  await page.clock.pauseAt(LATER);
  return page;
}

/** Waits for the toast of this title, and lets hardly more time pass than it takes to appear. */
async function waitForTitle(page: Page, title: string): Promise<Locator> {
  const toast = toasts(page);
  await eventually(async () => {
    await page.clock.runFor(20);
    expect(await toast.getByText(title, { exact: true }).isVisible()).toBe(true);
  });
  return toast;
}

/** Subscribes by the keyboard, as the mouse would stop a toast below it from closing. */
async function subscribe(page: Page, title: string): Promise<Locator> {
  const email = newsletter(page).getByLabel("Email");
  await email.fill("reader@example.com");
  await email.press("Enter");
  return waitForTitle(page, title);
}

/** Has a toast shown, and stops the time one second after it appeared. */
async function showToast(page: Page, title = SUCCESS): Promise<Locator> {
  const toast = await subscribe(page, title);
  await page.clock.runFor(1000);
  return toast;
}

/** Goes from anywhere to the button that closes the toast, by the keyboard. */
async function reachCloseButton(page: Page): Promise<void> {
  const toast = toasts(page);
  await page.keyboard.press("F8");
  await waitForFocus(page, toastRegion(page));
  await page.keyboard.press("Tab");
  await waitForFocus(page, toast);
  await page.keyboard.press("Tab");
  await waitForFocus(page, toast.getByRole("button", { name: "Close notice" }));
}

/** Waits until the toast is open, or on its way out. */
const expectState = (toast: Locator, state: "open" | "closed") =>
  eventually(async () => {
    expect(await toast.getAttribute("data-state")).toBe(state);
  });

describe("a toast", () => {
  test("closes by itself after 5 s, not before", async () => {
    const page = await open([201]);
    const toast = await showToast(page);
    await page.clock.runFor(3800);
    await expectState(toast, "open");
    expect(await toast.getByText(SUCCESS, { exact: true }).isVisible()).toBe(true);
    await page.clock.runFor(350);
    await expectState(toast, "closed");
    await page.clock.runFor(500);
    await toast.waitFor({ state: "detached" });
  });

  test("waits while the mouse is over it, and goes on when it leaves", async () => {
    const page = await open([201]);
    const toast = await showToast(page);
    await toast.hover();
    await page.clock.runFor(20_000);
    await expectState(toast, "open");
    await page.mouse.move(10, 10);
    await page.clock.runFor(4500);
    await toast.waitFor({ state: "detached" });
  });

  test("is the only one: the next takes its place at once", async () => {
    const page = await open([201, 503, 201]);
    const most = await page.evaluateHandle(() => {
      const record = { toasts: 0 };
      new MutationObserver(() => {
        record.toasts = Math.max(record.toasts, document.querySelectorAll("[data-scope=toast][data-part=root]").length);
      }).observe(document.body, { childList: true, subtree: true });
      return record;
    });
    for (const title of [SUCCESS, FAILURE, SUCCESS]) {
      await subscribe(page, title);
      await eventually(async () => {
        expect(await toasts(page).count()).toBe(1);
      });
    }
    expect(await most.jsonValue()).toEqual({ toasts: 1 });
  });

  describe("swiped by a finger", () => {
    const swiped = async (distance: number) => {
      const page = await open([201], { viewport: PHONE, hasTouch: true });
      const toast = await showToast(page);
      const title = toast.getByText(SUCCESS, { exact: true });
      // Until it has come to rest.
      await title.click({ trial: true });
      const before = await title.boundingBox();
      if (!before) throw new Error("the toast is not shown");
      const from = { x: before.x + 20, y: before.y + before.height / 2 };
      await swipe(page, from, distance, () => page.clock.runFor(50));
      await page.clock.runFor(1500);
      return { toast, title, before };
    };

    test("to the right past 50 px, it goes away", async () => {
      const { toast } = await swiped(58);
      await toast.waitFor({ state: "detached" });
    });

    test.each([42, -120])("by %d px, it stays and comes back to its place", async (distance) => {
      const { toast, title, before } = await swiped(distance);
      await expectState(toast, "open");
      await eventually(async () => {
        expect((await title.boundingBox())?.x).toBeCloseTo(before.x, 0);
      });
    });
  });
});

describe("F8", () => {
  test("moves focus to the place of toasts, also before there was one", async () => {
    const { page } = await visitor.visit("/sitemap");
    await page.keyboard.press("F8");
    await waitForFocus(page, toastRegion(page));
    expect(await toasts(page).count()).toBe(0);

    await page.getByRole("link", { name: site.brand }).first().focus();
    await page.keyboard.press("F8");
    await waitForFocus(page, toastRegion(page));
  });

  test("moves focus to a toast, from where it can be closed", async () => {
    const page = await open([503]);
    const toast = await showToast(page, FAILURE);
    await reachCloseButton(page);
    await page.keyboard.press("Enter");
    await page.clock.runFor(1000);
    await toast.waitFor({ state: "detached" });
  });
});

describe("while the apply dialog is open", () => {
  /** Sends an application that cannot be taken. */
  async function applyInVain(): Promise<{ page: Page; dialog: Locator; toast: Locator }> {
    const { page, goto } = await visitor.open();
    await page.route("**/api/careers/apply", (route) => route.fulfill({ status: 503, body: "{}" }));
    await page.clock.install({ time: START });
    await goto("/careers");
    await apply(page);
    await fillApplication(page);
    await page.clock.pauseAt(LATER);
    await page.getByRole("button", { name: "Submit Application" }).click();
    const toast = await waitForTitle(page, "Submission Failed");
    // It comes into sight from below; the time it takes is in the test's hands.
    await page.clock.runFor(1000);
    return { page, dialog: page.getByRole("dialog"), toast };
  }

  test("a toast can be closed, and the dialog stays", async () => {
    const { page, dialog, toast } = await applyInVain();
    await toast.getByRole("button", { name: "Close notice" }).click();
    await page.clock.runFor(1000);
    await toast.waitFor({ state: "detached" });
    expect(await dialog.isVisible()).toBe(true);
  });

  test("F8 reaches the toast, and Tab leads from there back into the dialog", async () => {
    const { page, dialog } = await applyInVain();
    await reachCloseButton(page);
    await page.keyboard.press("Tab");
    await dialog.locator(":focus").waitFor();
  });
});
