import { chromium } from "playwright-core";
import type { BrowserContext } from "playwright-core";
import { BROWSER_ARGUMENTS, findBrowser } from "../../__tests__/browser/support/find-browser.mjs";
import type { Counters, Engine, Tab } from "./engine";
import { pageTab } from "./page-tab";

async function openTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send("Performance.enable");
  return {
    ...pageTab(page),
    type: (selector, text) => page.locator(selector).first().pressSequentially(text),
    resize: (width, height) => page.setViewportSize({ width, height }),
    count: async (): Promise<Counters> => {
      await protocol.send("HeapProfiler.collectGarbage");
      const { metrics } = await protocol.send("Performance.getMetrics");
      const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
      return { heapBytes: of("JSHeapUsedSize"), listeners: of("JSEventListeners"), nodes: of("Nodes") };
    },
    close: () => context.close(),
  };
}

/** Chromium, over its own protocol. */
export async function launchChromium(): Promise<Engine> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGUMENTS });
  return {
    open: async () => openTab(await browser.newContext()),
    close: () => browser.close(),
  };
}
