import { expect, test as base, type Page, type Response } from "@playwright/test";

export const PHONE = { width: 375, height: 812 };
export const DESKTOP = { width: 1280, height: 900 };

/** The editors' desk (Sveltia) tries to load its fonts from here; the policy of the desk blocks that on purpose. */
const BLOCKED_DESK_FONTS = "https://cdn.jsdelivr.net/fontsource/";

/** Adds `problems`: warnings and errors of console, scripts and network. Fails if the page violates its security policy. */
export const test = base.extend<{ readonly problems: string[] }>({
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") problems.push(`console: ${message.text()}`);
      });
      page.on("pageerror", (error) => problems.push(`script: ${error.message}`));
      page.on("requestfailed", (one) => problems.push(`request: ${one.url()} ${one.failure()?.errorText ?? ""}`));
      page.on("response", (response) => {
        if (response.status() >= 400) problems.push(`response: ${String(response.status())} ${response.url()}`);
      });
      await use(problems);
      const violations = problems.filter((problem) => problem.includes("Content Security Policy"));
      expect(violations.filter((violation) => !violation.includes(BLOCKED_DESK_FONTS))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export async function visit(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await waitUntilHydrated(page);
  return response;
}

export const waitUntilHydrated = (page: Page) => expect(page.locator("html[data-hydrated]")).toBeAttached();

export const siteUrl = (path = "") => `${process.env.SITE_URL ?? ""}${path}`;
