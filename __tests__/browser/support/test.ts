import { expect, test as base } from "@playwright/test";
import type { Page, Response } from "@playwright/test";

export const PHONE = { width: 375, height: 812 };
export const DESKTOP = { width: 1280, height: 900 };

/** Where the package behind the editors' desk looks for fonts that the site has itself; its policy is to forbid that. */
const FONTS_OF_DESK = "https://cdn.jsdelivr.net/fontsource/";

/**
 * Playwright's test, with what the console, the network or a script of the page complains about. It fails where the page
 * has tried what its security policy forbids.
 */
export const test = base.extend<{ readonly problems: string[] }>({
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") problems.push(`console: ${message.text()}`);
      });
      page.on("pageerror", (error) => problems.push(`script: ${error.message}`));
      page.on("requestfailed", (request) =>
        problems.push(`request: ${request.url()} ${request.failure()?.errorText ?? ""}`),
      );
      page.on("response", (response) => {
        if (response.status() >= 400) problems.push(`response: ${String(response.status())} ${response.url()}`);
      });
      await use(problems);
      const violations = problems.filter((problem) => problem.includes("Content Security Policy"));
      expect(violations.filter((violation) => !violation.includes(FONTS_OF_DESK))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Goes to an address of the site, and waits until the page answers presses. */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await waitUntilLive(page);
  return response;
}

/** Waits until the scripts of a page are at work. */
export const waitUntilLive = (page: Page) => expect(page.locator("html[data-hydrated]")).toBeAttached();

/** The address of a page of the served site. */
export const siteUrl = (path = "") => `${process.env.SITE_URL ?? ""}${path}`;
