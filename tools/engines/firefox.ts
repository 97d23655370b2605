import { launch } from "puppeteer-core";
import type { BrowserContext, Page } from "puppeteer-core";
import { findProgram } from "./engine";
import type { Engine, Tab } from "./engine";
import { eventually } from "./expect";
import { pageTab } from "./page-tab";

/** Resizes the viewport; the client also sets an orientation, which Firefox ESR doesn't know. */
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
    executablePath: findProgram(["firefox-esr", "firefox"], "firefox-esr"),
    defaultViewport: null,
  });
  return {
    open: async () => openTab(await browser.createBrowserContext()),
    close: () => browser.close(),
  };
}
