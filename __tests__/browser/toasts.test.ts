import type { CDPSession, Locator, Page } from "playwright-core";
import { noticeRegion, notices, waitForFocus } from "./support/notices";
import { DESKTOP, PHONE, newVisitor } from "./support/visitor";

const visitor = newVisitor();

const SUCCESS = "Subscription Successful";
const FAILURE = "Subscription Failed";

/** The webinars' page, with the time in the test's hands and an answer of the newsletter's endpoint for each submission. */
async function open(answers: readonly number[], options: Parameters<typeof visitor.open>[0] = {}): Promise<Page> {
  const { page } = await visitor.open(options);
  const left = [...answers];
  await page.route("**/api/newsletter/subscribe", (route) =>
    route.fulfill({ status: left.shift() ?? 500, body: "{}" }),
  );
  await page.clock.install();
  await page.goto("/webinars", { waitUntil: "networkidle" });
  return page;
}

/** Subscribes by the keyboard, as the mouse would stop a notice below it from closing. */
async function subscribe(page: Page): Promise<void> {
  const email = page.getByLabel("Email");
  await email.fill("reader@example.com");
  await email.press("Enter");
}

/** Has a notice shown, and stops the time one second after it appeared. */
async function showNotice(page: Page): Promise<Locator> {
  const appearance = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector("[data-scope=toast][data-part=root]")) return;
          observer.disconnect();
          resolve(Date.now());
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
  );
  await subscribe(page);
  await page.clock.pauseAt((await appearance) + 1000);
  return notices(page);
}

/** Goes from anywhere to the button that closes the notice, by the keyboard. */
async function reachCloseButton(page: Page): Promise<void> {
  const notice = notices(page);
  await page.keyboard.press("F8");
  await waitForFocus(page, noticeRegion(page));
  await page.keyboard.press("Tab");
  await waitForFocus(page, notice);
  await page.keyboard.press("Tab");
  await waitForFocus(page, notice.getByRole("button", { name: "Close notice" }));
}

const isOpen = async (notice: Locator) => (await notice.getAttribute("data-state")) === "open";

test("closes by itself after 5 s, not before", async () => {
  const page = await open([201]);
  const notice = await showNotice(page);
  await page.clock.runFor(3900);
  expect(await isOpen(notice)).toBe(true);
  expect(await notice.getByText(SUCCESS, { exact: true }).isVisible()).toBe(true);
  await page.clock.runFor(250);
  expect(await isOpen(notice)).toBe(false);
  await page.clock.runFor(500);
  await notice.waitFor({ state: "detached" });
});

test("waits while the mouse is over it, and goes on when it leaves", async () => {
  const page = await open([201]);
  const notice = await showNotice(page);
  await notice.hover();
  await page.clock.runFor(20_000);
  expect(await isOpen(notice)).toBe(true);
  await page.mouse.move(10, 10);
  await page.clock.runFor(4500);
  await notice.waitFor({ state: "detached" });
});

test("is the only one: the next takes its place at once", async () => {
  const page = await open([201, 503, 201]);
  const most = await page.evaluateHandle(() => {
    const record = { notices: 0 };
    new MutationObserver(() => {
      record.notices = Math.max(record.notices, document.querySelectorAll("[data-scope=toast][data-part=root]").length);
    }).observe(document.body, { childList: true, subtree: true });
    return record;
  });
  const first = await showNotice(page);
  expect(await first.getByText(SUCCESS, { exact: true }).isVisible()).toBe(true);

  await page.clock.resume();
  for (const title of [FAILURE, SUCCESS]) {
    await subscribe(page);
    await notices(page).getByText(title, { exact: true }).waitFor();
    expect(await notices(page).count()).toBe(1);
  }
  expect(await most.jsonValue()).toEqual({ notices: 1 });
});

test("a notice that takes the place of another has 5 s of its own", async () => {
  const page = await open([201, 503]);
  await showNotice(page);
  await page.clock.runFor(3500);
  await page.clock.resume();
  const second = await showNotice(page);
  await page.clock.runFor(3900);
  expect(await isOpen(second)).toBe(true);
  expect(await second.getByText(FAILURE, { exact: true }).isVisible()).toBe(true);
  await page.clock.runFor(1000);
  await second.waitFor({ state: "detached" });
});

test("closes by its button", async () => {
  const page = await open([201]);
  const notice = await showNotice(page);
  await notice.getByRole("button", { name: "Close notice" }).click();
  await page.clock.runFor(1000);
  await notice.waitFor({ state: "detached" });
});

/** Presses at a point of the page, and moves from there to the side. */
type Swipe = (page: Page, from: { readonly x: number; readonly y: number }, distance: number) => Promise<void>;

const STEPS = 5;

const swipeByMouse: Swipe = async (page, { x, y }, distance) => {
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= STEPS; step += 1) {
    await page.mouse.move(x + (distance * step) / STEPS, y);
    await page.clock.runFor(50);
  }
  await page.mouse.up();
};

const swipeByFinger: Swipe = async (page, { x, y }, distance) => {
  const session: CDPSession = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  await touch("touchStart", [{ x, y }]);
  for (let step = 1; step <= STEPS; step += 1) {
    await touch("touchMove", [{ x: x + (distance * step) / STEPS, y }]);
    await page.clock.runFor(50);
  }
  await touch("touchEnd", []);
};

describe.each([
  { by: "mouse", swipe: swipeByMouse, options: { viewport: DESKTOP } },
  { by: "finger", swipe: swipeByFinger, options: { viewport: PHONE, hasTouch: true } },
])("swiped by $by", ({ swipe, options }) => {
  const swiped = async (distance: number) => {
    const page = await open([201], options);
    const notice = await showNotice(page);
    const title = notice.getByText(SUCCESS, { exact: true });
    // Until it has come to rest.
    await title.click({ trial: true });
    const before = await title.boundingBox();
    if (!before) throw new Error("the notice is not shown");
    await swipe(page, { x: before.x + 20, y: before.y + before.height / 2 }, distance);
    await page.clock.runFor(1500);
    return { notice, title, before };
  };

  test("to the right past 50 px, it goes away", async () => {
    const { notice } = await swiped(58);
    await notice.waitFor({ state: "detached" });
  });

  test.each([42, -120])("by %d px, it stays and comes back to its place", async (distance) => {
    const { notice, title, before } = await swiped(distance);
    expect(await isOpen(notice)).toBe(true);
    expect((await title.boundingBox())?.x).toBeCloseTo(before.x, 0);
  });
});

describe("F8", () => {
  test("moves focus to the place of notices, also before there was one", async () => {
    const { page } = await visitor.open();
    await page.goto("/about", { waitUntil: "networkidle" });
    await page.keyboard.press("F8");
    await waitForFocus(page, noticeRegion(page));
    expect(await notices(page).count()).toBe(0);

    await page.getByRole("link", { name: "Corvane" }).first().focus();
    await page.keyboard.press("F8");
    await waitForFocus(page, noticeRegion(page));
  });

  test("moves focus to a notice, from where it can be closed", async () => {
    const page = await open([503]);
    const notice = await showNotice(page);
    await reachCloseButton(page);
    await page.keyboard.press("Enter");
    await page.clock.runFor(1000);
    await notice.waitFor({ state: "detached" });
  });
});

describe("while the apply dialog is open", () => {
  /** Sends an application that cannot be taken. */
  async function applyInVain(): Promise<{ page: Page; dialog: Locator }> {
    const { page } = await visitor.open();
    await page.route("**/api/careers/apply", (route) => route.fulfill({ status: 503, body: "{}" }));
    await page.goto("/careers", { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Submit a General Application" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name").fill("Ada Example");
    await dialog.getByLabel("Email").fill("ada@example.com");
    await dialog.getByLabel("Resume").fill("Ten years of operations work.");
    await dialog.getByRole("button", { name: "Submit Application" }).click();
    await notices(page).waitFor();
    return { page, dialog };
  }

  test("a notice can be closed, and the dialog stays", async () => {
    const { page, dialog } = await applyInVain();
    const notice = notices(page);
    // Under the mouse it would stay.
    await notice.getByRole("button", { name: "Close notice" }).click();
    await notice.waitFor({ state: "detached" });
    expect(await dialog.isVisible()).toBe(true);
  });

  test("F8 reaches the notice, and Tab leads from there back into the dialog", async () => {
    const { page, dialog } = await applyInVain();
    await reachCloseButton(page);
    await page.keyboard.press("Tab");
    await dialog.locator(":focus").waitFor();
  });
});
