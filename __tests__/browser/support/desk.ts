import type { Locator, Page, Response } from "@playwright/test";
import { putRepository } from "./private-files";
import type { Files } from "./private-files";

/**
 * A window so high that all of an unfolded entry is in sight, as Sveltia makes fields when they come into it. It is drawn
 * in a sixteenth of its pixels: nobody looks, and in full that takes a third of these tests' time.
 */
export const ALL_OF_AN_ENTRY = { viewport: { width: 1280, height: 5000 }, deviceScaleFactor: 0.25 };

/**
 * Opens the desk over these files, as an editor who works on the files of the own machine.
 *
 * @returns the answer to the request for the desk's page
 */
export async function openDesk(page: Page, files: Files): Promise<Response | null> {
  await page.goto("/robots.txt");
  await putRepository(page, files);
  const response = await page.goto("/admin");
  await page.getByRole("button", { name: "Work with Local Repository" }).click();
  return response;
}

/** Opens the form of one file, by its name in the list. */
export async function openFile(page: Page, name: string): Promise<void> {
  await page.getByRole("treeitem", { name, exact: true }).click();
  await page.getByRole("button", { name: "Save" }).waitFor();
}

/** Opens the form of an entry that has a file of its own, by its title in its collection. */
export async function openEntry(page: Page, collection: string, title: string): Promise<void> {
  await page.getByRole("treeitem", { name: collection, exact: true }).click();
  await page.getByRole("gridcell", { name: title, exact: true }).click();
  await page.getByRole("button", { name: "Save" }).waitFor();
}

/** Opens the form of a new entry. */
export async function addEntry(page: Page, collection: string): Promise<void> {
  await page.getByRole("treeitem", { name: collection, exact: true }).click();
  await page.getByRole("button", { name: "Create New Entry" }).click();
}

/** Unfolds an item of a list, counted from 0. */
export async function unfold(page: Page, list: string, index: number): Promise<void> {
  const item = field(page, list).locator(`[aria-controls$="item-${String(index)}-body"]`);
  await item.first().click();
}

/** A field of the form, by its path in the file: "title", or in a list "entries.0.title". */
export function field(page: Page, path: string): Locator {
  return page.locator(`[data-key-path="${path}"]`);
}

/** Chooses an entry of another file by its name, from the list that a field offers. */
export async function choose(page: Page, path: string, name: string): Promise<void> {
  await field(page, path).getByRole("combobox").click();
  await page.getByRole("option", { name, exact: true }).click();
}

/** Saves the form, and waits until the file is written. */
export async function save(page: Page): Promise<void> {
  const notice = page.getByText("Entry saved.");
  // That of the last time.
  await notice.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Save" }).click();
  await notice.waitFor();
}

/** Uploads a picture into a field, and takes it. */
export async function uploadPicture(page: Page, path: string, name: string, picture: Buffer): Promise<void> {
  await field(page, path)
    .getByRole("button", { name: /^(Browse|Replace)/ })
    .click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("dialog").getByRole("button", { name: "Upload" }).click();
  await (await chooser).setFiles({ name, mimeType: "image/jpeg", buffer: picture });
  await page.getByRole("dialog").getByRole("button", { name: "Insert" }).click();
  // Until then the field counts as empty.
  await field(page, path).getByRole("button", { name: "Replace" }).waitFor();
}
