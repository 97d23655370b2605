import { launch } from "puppeteer-core";
import type { BrowserContext, Page } from "puppeteer-core";
import { installed } from "./engine";
import type { Engine, Tab } from "./engine";
import { eventually } from "./expect";
import { pageTab } from "./page-tab";

/** With the size, the client asks for an orientation, too, which Firefox ESR doesn't know. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewport({ width, height }).catch((error: unknown) => {
    if (!(error instanceof Error && error.message.includes("unknown command"))) throw error;
  });
  await eventually("the window has its size", async () => (await page.evaluate("innerWidth")) === width);
}

async function openTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  return {
    ...pageTab(page),
    type: (selector, text) => page.type(selector, text),
    resize: (width, height) => resize(page, width, height),
    close: () => context.close(),
  };
}

/** Firefox, over WebDriver BiDi. */
export async function launchFirefox(): Promise<Engine> {
  const browser = await launch({
    browser: "firefox",
    executablePath: installed(["firefox-esr", "firefox"], "firefox-esr"),
    defaultViewport: null,
  });
  return {
    open: async () => openTab(await browser.createBrowserContext()),
    close: () => browser.close(),
  };
}
