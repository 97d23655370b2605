import type { Locator, Page } from "playwright-core";

/** Opens the apply dialog of the first position. */
export const apply = (page: Page) => page.getByRole("button", { name: "Apply Now" }).first().click();

/** Fills in what the application needs. */
export async function fillApplication(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Ada Example");
  await dialog.getByLabel("Email").fill("ada@example.com");
  await dialog.getByLabel("Resume").fill("Ten years of operations work in three countries.");
}

/** Waits until the button has opened what it opens. */
export const expanded = (button: Locator) => button.and(button.page().locator("[aria-expanded=true]")).waitFor();

/** Answers the request to this address with this status, and as the functions do where it is 201. */
export const answer = (page: Page, path: string, status: number) =>
  page.route(`**${path}`, (route) => route.fulfill({ status, json: { id: "newsletter/1" } }));

/** Subscribes to the newsletter, and waits for the toast. */
export async function subscribe(page: Page): Promise<void> {
  await page.getByLabel("Email").last().fill("reader@example.com");
  await page.getByRole("button", { name: "Subscribe" }).last().click();
  await page.getByText(/^Subscription (Successful|Failed)$/).waitFor();
}
