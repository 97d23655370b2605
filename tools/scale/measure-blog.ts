import { chromium } from "playwright-core";
import { BROWSER_ARGUMENTS, findBrowser } from "../../__tests__/browser/support/find-browser.mjs";

/** The factor by which the visitor's machine is slower than this one. */
const SLOWDOWN = 4;

/** What the visitor types; the results go from many to none. */
const SEARCH = "learned from case 99 zz";

/** How the blog performs. */
export interface BlogMeasures {
  /** The number of elements of `/blog`. */
  readonly nodes: number;
  /** The median and the maximum time from a keystroke to the paint, at a fourth of this machine's speed, in milliseconds. */
  readonly medianKey: number;
  readonly slowestKey: number;
}

/** What the page records while it is measured. */
interface Measured {
  readonly keyDurations: readonly number[];
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
      // What the page itself does until it has drawn: when the picture is shown depends on the machine's compositor.
      document.addEventListener(
        "input",
        ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => durations.push(performance.now() - timeStamp))),
        { capture: true },
      );
    });
    const box = page.getByRole("searchbox");
    for (const letter of SEARCH) {
      await box.press(letter === " " ? "Space" : letter);
      await page.waitForFunction(() => !document.querySelector("[aria-busy=true]"));
    }
    const keys = SEARCH.length;
    await page.waitForFunction((count) => (window as unknown as Measured).keyDurations.length === count, keys);
    const durations = await page.evaluate(() => (window as unknown as Measured).keyDurations.toSorted((a, b) => a - b));
    return { nodes, medianKey: durations[Math.floor(keys / 2)] ?? NaN, slowestKey: durations.at(-1) ?? NaN };
  } finally {
    await browser.close();
  }
}
