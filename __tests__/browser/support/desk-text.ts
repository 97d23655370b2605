import type { Locator } from "playwright-core";

/** The words and marks of a rich-text field. */
export const textOf = (field: Locator): Locator => field.getByRole("textbox").first();

/** Lets the editor see where the cursor is: browsers tell a page of it with the next frame, and people aren't faster. */
async function seeCursor(field: Locator): Promise<void> {
  await field.page().evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

/** Presses keys in the rich-text field that has the cursor. */
export async function press(field: Locator, key: string): Promise<void> {
  await field.page().keyboard.press(key);
  await seeCursor(field);
}

/** Types into the rich-text field that has the cursor, at the pace of a person. */
export async function type(field: Locator, words: string): Promise<void> {
  await field.page().keyboard.type(words, { delay: 40 });
  await seeCursor(field);
}

/** Puts the cursor behind the last word of a rich-text field. */
export async function goToEnd(field: Locator): Promise<void> {
  await textOf(field).focus();
  await seeCursor(field);
  await press(field, "Control+End");
}

/** Begins a new block at the end of a rich-text field, such as a "Heading 3". */
export async function beginBlock(field: Locator, style: string): Promise<void> {
  const page = field.page();
  await goToEnd(field);
  await press(field, "Enter");
  await field.getByRole("button", { name: "Show Text Style Options" }).click();
  await page.getByRole("menuitemcheckbox", { name: style }).click();
  await page.getByRole("menu").waitFor({ state: "hidden" });
  await goToEnd(field);
}

/** Makes a link of the last words that were typed. */
export async function linkLast(field: Locator, words: string, to: string): Promise<void> {
  for (let left = words.length; left > 0; left -= 1) await press(field, "Shift+ArrowLeft");
  await field.getByRole("button", { name: "Link", exact: true }).click();
  const dialog = field.page().getByRole("dialog");
  await dialog.getByRole("textbox").fill(to);
  await dialog.getByRole("button", { name: "Insert" }).click();
  // Sveltia makes the link when the dialog is gone, and what is pressed before that goes to the selected words.
  await textOf(field)
    .locator(`a[href="${to}"]`, { hasText: new RegExp(`^${words}$`) })
    .waitFor();
}

/** Pastes what another program has put into the clipboard, at the end of a rich-text field. */
export async function paste(field: Locator, html: string): Promise<void> {
  await goToEnd(field);
  await textOf(field).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", pasted);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

/** Pastes a file into a rich-text field, and what the program that it comes from has put beside it. */
export async function pasteFile(field: Locator, name: string, file: Buffer, html = ""): Promise<void> {
  await goToEnd(field);
  await textOf(field).evaluate(
    (element, [fileName, base64, words]) => {
      const clipboardData = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      clipboardData.items.add(new File([bytes], fileName, { type: "image/png" }));
      if (words !== "") clipboardData.setData("text/html", words);
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    },
    [name, file.toString("base64"), html] as const,
  );
}

/** Drops a picture onto a rich-text field. */
export async function dropPicture(field: Locator, name: string, picture: Buffer): Promise<void> {
  await goToEnd(field);
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
