import type { Page } from "@playwright/test";

/** Adds styles to a page, at once and by a way that its policy leaves to scripts, and returns what takes them away again. */
export async function addTestStyle(page: Page, css: string): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((rules) => {
    const added = new CSSStyleSheet();
    added.replaceSync(rules);
    document.adoptedStyleSheets.push(added);
    return added;
  }, css);
  return () => sheet.evaluate((added) => added.replaceSync(""));
}
