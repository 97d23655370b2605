import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

/** The title and text of a toast. */
export interface Told {
  readonly title: string;
  readonly text: string;
}

/** The place where toasts are shown. */
export const toastRegion = (page: Page): Locator => page.getByRole("region", { name: /^Notifications/ });

/** The toasts that are shown now. */
export const toasts = (page: Page): Locator => toastRegion(page).getByRole("status");

/** Waits for the toast with exactly these words. */
export async function waitForToast(page: Page, { title, text }: Told): Promise<void> {
  const toast = toasts(page).filter({ has: page.getByText(title, { exact: true }) });
  await expect(toast.getByText(text, { exact: true })).toBeVisible();
}
