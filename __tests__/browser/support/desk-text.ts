import type { Locator } from "playwright-core";

/** The words and marks of a rich-text field. */
export const textOf = (field: Locator): Locator => field.getByRole("textbox").first();

/** Types into a rich-text field at the pace of a person: Sveltia reads the text between the letters. */
export async function type(field: Locator, words: string): Promise<void> {
  await textOf(field).pressSequentially(words, { delay: 40 });
}

/** Begins a new block at the end of a rich-text field, such as a "Heading 3". */
export async function beginBlock(field: Locator, style: string): Promise<void> {
  await textOf(field).press("Control+End");
  await textOf(field).press("Enter");
  await chooseStyle(field, style);
}

/** Gives the block at the cursor a style. */
export async function chooseStyle(field: Locator, style: string): Promise<void> {
  const page = field.page();
  await field.getByRole("button", { name: "Show Text Style Options" }).click();
  await page.getByRole("menuitemcheckbox", { name: style }).click();
  await page.getByRole("menu").waitFor({ state: "hidden" });
}

/** Makes a link of the last words that were typed. */
export async function linkLast(field: Locator, words: string, to: string): Promise<void> {
  const page = field.page();
  for (let left = words.length; left > 0; left -= 1) await textOf(field).press("Shift+ArrowLeft");
  await field.getByRole("button", { name: "Link", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill(to);
  await dialog.getByRole("button", { name: "Insert" }).click();
  // Sveltia makes the link when the dialog is gone, and what is pressed before that goes to the selected words.
  await textOf(field).getByRole("link", { name: words }).last().waitFor();
}

/** Pastes what another program has put into the clipboard, at the end of a rich-text field. */
export async function paste(field: Locator, html: string): Promise<void> {
  await textOf(field).press("Control+End");
  await textOf(field).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", pasted);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

/** Drops a picture onto a rich-text field. */
export async function dropPicture(field: Locator, name: string, picture: Buffer): Promise<void> {
  await textOf(field).press("Control+End");
  await textOf(field).evaluate(
    (element, [fileName, base64]) => {
      const dataTransfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      dataTransfer.items.add(new File([bytes], fileName, { type: "image/jpeg" }));
      (element.lastElementChild ?? element).dispatchEvent(
        new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }),
      );
    },
    [name, picture.toString("base64")] as const,
  );
}
