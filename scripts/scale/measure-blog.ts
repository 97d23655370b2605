import { chromium } from "playwright-core";
import { BROWSER_ARGUMENTS, findBrowser } from "../../__tests__/browser/support/find-browser.mjs";

/** How much slower than this machine the visitor's is. */
const SLOWDOWN = 4;

/** What the visitor writes, a letter at a time: some find much, some little, some nothing. */
const SEARCH = "learned from case 99 zz";

/** How the blog answers a visitor. */
export interface BlogMeasures {
  /** Elements of the page at `/blog`. */
  readonly nodes: number;
  /** The longest from a key to the next picture of the page, in milliseconds, at a fourth of this machine's speed. */
  readonly slowestKey: number;
}

/** Opens the blog of a served site in a real browser, and searches it. */
export async function measureBlog(siteUrl: string): Promise<BlogMeasures> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGUMENTS });
  try {
    const page = await browser.newPage();
    await page.goto(`${siteUrl}/blog`);
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    const nodes = await page.evaluate(() => document.getElementsByTagName("*").length);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await page.evaluate(() => {
      const durations: number[] = [];
      Object.assign(window, { keyDurations: durations });
      new PerformanceObserver((list) => {
        for (const { name, duration } of list.getEntries()) if (name.startsWith("key")) durations.push(duration);
      }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    });
    const box = page.getByRole("searchbox");
    for (const letter of SEARCH) {
      await box.press(letter === " " ? "Space" : letter);
      await page.waitForFunction(() => !document.querySelector("[aria-busy=true]"));
    }
    const slowestKey = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          requestAnimationFrame(() =>
            setTimeout(() => {
              const { keyDurations } = window as unknown as { keyDurations: readonly number[] };
              resolve(Math.max(0, ...keyDurations));
            }),
          );
        }),
    );
    return { nodes, slowestKey };
  } finally {
    await browser.close();
  }
}
