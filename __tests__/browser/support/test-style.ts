import type { Page } from "@playwright/test";

/** Adds styles in a way that the page's Content-Security-Policy allows. Returns a function that removes them. */
export async function addTestStyle(page: Page, css: string): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((rules) => {
    const added = new CSSStyleSheet();
    added.replaceSync(rules);
    document.adoptedStyleSheets.push(added);
    return added;
  }, css);
  return () => sheet.evaluate((added) => added.replaceSync(""));
}
