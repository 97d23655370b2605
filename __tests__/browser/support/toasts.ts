import { expect, type Locator, type Page } from "@playwright/test";
import type { Toast } from "../../../src/ui/toast";

export const toastRegion = (page: Page): Locator => page.locator("[data-scope=toast][data-part=group]");

export const toasts = (page: Page): Locator => toastRegion(page).getByRole("status");

export async function waitForToast(page: Page, { title, text }: Omit<Toast, "type">): Promise<void> {
  const toast = toasts(page).filter({ has: page.getByText(title, { exact: true }) });
  await expect(toast.getByText(text, { exact: true })).toBeVisible();
}
