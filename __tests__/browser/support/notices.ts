import type { Locator, Page } from "playwright-core";

/** What a visitor is told. */
export interface Told {
  readonly title: string;
  readonly text: string;
}

/** The place where notices are shown. */
export const noticeRegion = (page: Page): Locator => page.getByRole("region", { name: /^Notifications/ });

/** The notices that are shown now. */
export const notices = (page: Page): Locator => noticeRegion(page).getByRole("status");

/** Waits for the notice with exactly these words. */
export async function waitForNotice(page: Page, { title, text }: Told): Promise<void> {
  const notice = notices(page).filter({ has: page.getByText(title, { exact: true }) });
  await notice.getByText(text, { exact: true }).waitFor();
}

/** Waits until the element has focus. */
export async function waitForFocus(page: Page, element: Locator): Promise<void> {
  await page.waitForFunction((node) => node === document.activeElement, await element.elementHandle());
}
