import type { Browser } from "playwright-core";
import { scrollThrough, waitForPictures } from "../../../__tests__/browser/support/checks/pictures";
import { PHONE } from "../browser/phone";
import { settle } from "../browser/settle";
import { withPage } from "../browser/with-page";
import type { Kind } from "./kinds";
import { readShifts, watchShifts } from "./layout-shift";
import { requestRounds } from "./request-rounds";
import { countStyleAttributes } from "./style-attributes";
import { watchTraffic } from "./traffic";
import type { Transfer } from "./traffic";
import { unusedScript, watchScripts } from "./unused-script";

/** What a first visit to a page costs, the same on every machine. Bytes are those of compressed bodies. */
export interface LoadMeasures {
  /** All bytes until the page has loaded and works, and once it has been scrolled to its end. */
  readonly bytes: number;
  readonly bytesScrolled: number;
  readonly html: number;
  readonly script: number;
  readonly scriptUnused: number;
  readonly font: number;
  readonly fontFiles: number;
  readonly picture: number;
  readonly data: number;
  readonly requests: number;
  /** Requests to other servers, scrolling included. */
  readonly foreignRequests: number;
  /** The requests that have to wait for each other, the page's own included. */
  readonly longestChain: number;
  /** Elements of the loaded page. */
  readonly nodes: number;
  /** Elements of its HTML that have a `style` attribute. */
  readonly styleAttributes: number;
  /** How far everything jumps, scrolled to the end. */
  readonly layoutShift: number;
}

/** What a page costs, and the rounds of requests that its longest chain consists of. */
export interface MeasuredLoad {
  readonly measures: LoadMeasures;
  readonly rounds: readonly (readonly string[])[];
}

const bytesOf = (transfers: readonly Transfer[]) => transfers.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Opens a page on a phone for the first time, and scrolls it to its end.
 *
 * @param address of the page, on a server that compresses
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
