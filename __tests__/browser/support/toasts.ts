import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

export interface ToastText {
  readonly title: string;
  readonly text: string;
}

export const toastRegion = (page: Page): Locator => page.getByRole("region", { name: /^Notifications/ });

export const toasts = (page: Page): Locator => toastRegion(page).getByRole("status");

export async function waitForToast(page: Page, { title, text }: ToastText): Promise<void> {
  const toast = toasts(page).filter({ has: page.getByText(title, { exact: true }) });
  await expect(toast.getByText(text, { exact: true })).toBeVisible();
}
