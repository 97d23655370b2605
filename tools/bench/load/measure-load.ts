import { Parser } from "htmlparser2";
import type { Browser, Page } from "playwright-core";
import { scrollThrough, waitForPictures } from "../../../__tests__/browser/support/checks/pictures";
import { PHONE, settle, withPage } from "../browser-page";
import { requestRounds } from "./request-rounds";
import { unusedScript, watchScripts } from "./script-coverage";
import { watchTraffic } from "./traffic";
import type { Kind, Transfer } from "./traffic";

/** The page's layout shift so far. https://web.dev/articles/cls */
interface ShiftWindow {
  layoutShift: number;
}

/**
 * Records every layout shift of a page from now on. Shifts of the first 500 ms count, too, although Chromium takes them
 * for a response to a touch on an emulated phone.
 */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = window as unknown as ShiftWindow;
    shifts.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("value" in entry && typeof entry.value === "number") shifts.layoutShift += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Returns the sum of all shifts so far. */
function readShifts(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as ShiftWindow).layoutShift);
}

/** Counts the elements of an HTML file that have a `style` attribute. */
export function countStyleAttributes(html: string): number {
  let count = 0;
  const parser = new Parser({
    onopentag: (_tag, attributes) => {
      if ("style" in attributes) count += 1;
    },
  });
  parser.end(html);
  return count;
}

/** The costs of a first visit to a page, the same on every machine. Bytes are those of compressed bodies. */
export interface LoadMeasures {
  /** All bytes until the page has loaded and hydrated, and after it has been scrolled to its end. */
  readonly bytes: number;
  readonly bytesScrolled: number;
  readonly html: number;
  /** The HTML with its headers. */
  readonly answer: number;
  readonly script: number;
  readonly scriptUnused: number;
  readonly font: number;
  readonly fontFiles: number;
  readonly picture: number;
  readonly data: number;
  readonly requests: number;
  /** Requests to other servers, scrolling included. */
  readonly foreignRequests: number;
  /** The number of requests that wait for each other, the page's own included. */
  readonly longestChain: number;
  /** Elements of the loaded page. */
  readonly nodes: number;
  /** Elements of its HTML that have a `style` attribute. */
  readonly styleAttributes: number;
  /** The layout shift until the page has been scrolled to its end. */
  readonly layoutShift: number;
}

/** The costs of a page, and the rounds of requests of its longest chain. */
export interface MeasuredLoad {
  readonly measures: LoadMeasures;
  readonly rounds: readonly (readonly string[])[];
}

const bytesOf = (transfers: readonly Transfer[]) => transfers.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Lets React hear of something that has loaded, as it does of a picture that arrives after it has hydrated the page. On a
 * busy machine all pictures are there before, and what hears of them would count as unused, half a kilobyte.
 */
const HEARD = () => document.querySelector("main")?.dispatchEvent(new Event("load"));

/**
 * Opens a page on an emulated phone with an empty cache, and scrolls it to its end.
 *
 * @param address the page's address, on a server that compresses
 */
export async function measureLoad(browser: Browser, address: string): Promise<MeasuredLoad> {
  const rounds = await requestRounds(browser, address);
  return withPage(browser, PHONE, async (open) => {
    const { page, session } = open;
    const traffic = await watchTraffic(session);
    await watchShifts(page);
    await watchScripts(page);
    const response = await page.goto(address);
    await settle(open, traffic);
    const loaded = traffic.transfers();
    const of = (kind: Kind) => loaded.filter((transfer) => transfer.kind === kind);
    await page.evaluate(HEARD);
    const scriptUnused = await unusedScript(page, loaded);
    const nodes = await page.evaluate(() => document.getElementsByTagName("*").length);
    await scrollThrough(page);
    await waitForPictures(page);
    await traffic.quiet();
    const scrolled = traffic.transfers();
    const measures = {
      bytes: bytesOf(loaded),
      bytesScrolled: bytesOf(scrolled),
      html: bytesOf(of("html")),
      answer: of("html").reduce((sum, { bytes, headBytes }) => sum + bytes + headBytes, 0),
      script: bytesOf(of("script")),
      scriptUnused,
      font: bytesOf(of("font")),
      fontFiles: of("font").length,
      picture: bytesOf(of("picture")),
      data: bytesOf(of("data")),
      requests: loaded.length,
      foreignRequests: scrolled.filter(({ url }) => new URL(url).origin !== new URL(address).origin).length,
      longestChain: rounds.length,
      nodes,
      styleAttributes: countStyleAttributes((await response?.text()) ?? ""),
      layoutShift: await readShifts(page),
    };
    return { measures, rounds };
  });
}
