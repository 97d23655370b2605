import { launch } from "puppeteer-core";
import type { BrowserContext } from "puppeteer-core";
import type { Engine, Tab } from "./engine";
import { installed } from "./installed";

async function openTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  return {
    goto: async (address) => {
      await page.goto(address);
    },
    reload: async () => {
      await page.reload();
    },
    click: (selector) => page.click(selector),
    hover: (selector) => page.hover(selector),
    press: (key) => page.keyboard.press(key),
    type: (selector, text) => page.type(selector, text),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (expression) => page.evaluate(expression),
    close: () => context.close(),
  };
}

/** Firefox, over WebDriver BiDi. */
export async function launchFirefox(): Promise<Engine> {
  const browser = await launch({
    browser: "firefox",
    executablePath: installed(["firefox-esr", "firefox"], "firefox-esr"),
  });
  return {
    open: async () => openTab(await browser.createBrowserContext()),
    close: () => browser.close(),
  };
}
