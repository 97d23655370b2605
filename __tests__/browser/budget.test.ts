import { setTimeout as pause } from "node:timers/promises";
import type { Browser, CDPSession } from "playwright-core";
import { scrollThrough, waitForPictures } from "./support/checks/pictures";
import { oneOfEachKind } from "./support/built-pages";
import { ROUTES } from "./support/routes";
import { siteUrl, startInstalledBrowser } from "./support/visitor";

/** What a first visit on a phone may cost, in bytes of compressed bodies. docs/measurements.md has the figures. */
interface Budget {
  /** All bytes until the page has loaded and hydrated. */
  readonly bytes: number;
  readonly html: number;
  readonly script: number;
}

const FONT_BYTES = 39_000;
const REQUESTS = 25;

/** What was measured on 2026-11-24, and 3%. */
const INNER: Budget = { bytes: 168_000, html: 15_500, script: 87_000 };

const EXCEPTIONS: Readonly<Record<string, Partial<Budget>>> = {
  "/": { bytes: 177_500, html: 13_450 },
  // Their cards have six pictures, four of which are near the first screen.
  "/services": { bytes: 179_000 },
  "/industries": { bytes: 176_000 },
  // All jobs in full, and once more for search engines and for visitors without scripts.
  "/careers": { html: 18_000 },
  // Three articles in full.
  "/blog": { bytes: 171_000, html: 20_000 },
};

/** What a connection carries before it waits for an answer: ten segments of 1,460 bytes (RFC 6928). */
const FIRST_ROUND_TRIP = 14_600;

const HOME_SCROLLED = 212_000;

/** The phone that Lighthouse emulates. https://github.com/GoogleChrome/lighthouse/blob/main/core/config/constants.js */
const LIGHTHOUSE_PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** A file that was transferred over the network. */
interface Transfer {
  readonly url: string;
  readonly mediaType: string;
  readonly headBytes: number;
  readonly bytes: number;
}

/** Starts to record what a page transfers. `quiet` waits until nothing has been transferred for half a second. */
async function watchTraffic(session: CDPSession) {
  const transfers = new Map<string, Transfer>();
  const pending = new Set<string>();
  let lastNews = Date.now();
  const end = (requestId: string) => {
    pending.delete(requestId);
    lastNews = Date.now();
  };
  session.on("Network.requestWillBeSent", ({ requestId, request: { url } }) => {
    if (!url.startsWith("http")) return;
    transfers.set(requestId, { url, mediaType: "", headBytes: 0, bytes: 0 });
    pending.add(requestId);
    lastNews = Date.now();
  });
  // Files from the cache aren't transferred.
  session.on("Network.requestServedFromCache", ({ requestId }) => transfers.delete(requestId));
  session.on("Network.responseReceived", ({ requestId, response: { mimeType, encodedDataLength } }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfers.set(requestId, { ...transfer, mediaType: mimeType, headBytes: encodedDataLength });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfers.set(requestId, { ...transfer, bytes: encodedDataLength - transfer.headBytes });
    end(requestId);
  });
  session.on("Network.loadingFailed", ({ requestId }) => end(requestId));
  await session.send("Network.enable");
  return {
    all: () => [...transfers.values()],
    async quiet() {
      while (pending.size > 0 || Date.now() - lastNews < 500) await pause(25);
    },
  };
}

const bytesOf = (transfers: readonly Transfer[], mediaType = /^/) =>
  transfers.filter((one) => mediaType.test(one.mediaType)).reduce((sum, { bytes }) => sum + bytes, 0);

let browser: Browser;
beforeAll(async () => {
  // The budgets are those of a browser of today: how far ahead pictures are fetched differs between versions.
  browser = await startInstalledBrowser();
});
afterAll(() => browser.close());

test.each(oneOfEachKind(ROUTES.map(({ path }) => path)))(
  "a first visit to %s stays within its budget",
  async (path) => {
    const context = await browser.newContext(LIGHTHOUSE_PHONE);
    const page = await context.newPage();
    const traffic = await watchTraffic(await context.newCDPSession(page));
    await page.goto(siteUrl(path), { waitUntil: "load" });
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await traffic.quiet();
    const loaded = traffic.all();
    await scrollThrough(page);
    await waitForPictures(page);
    await traffic.quiet();
    const scrolled = traffic.all();
    await context.close();

    const budget = { ...INNER, ...EXCEPTIONS[path] };
    const [document] = loaded;
    const measures: readonly (readonly [measure: string, value: number, limit: number])[] = [
      ["bytes", bytesOf(loaded), budget.bytes],
      ["html", bytesOf(loaded, /html/), budget.html],
      ["script", bytesOf(loaded, /javascript/), budget.script],
      ["font", bytesOf(loaded, /font/), FONT_BYTES],
      ["requests", loaded.length, REQUESTS],
      ["requests to other servers", scrolled.filter(({ url }) => !url.startsWith(siteUrl("/"))).length, 0],
      ...(path === "/"
        ? ([
            ["first answer", (document?.bytes ?? 0) + (document?.headBytes ?? 0), FIRST_ROUND_TRIP],
            ["bytes, scrolled", bytesOf(scrolled), HOME_SCROLLED],
          ] as const)
        : []),
    ];
    expect(document?.mediaType).toBe("text/html");
    expect(measures.filter(([, value, limit]) => value > limit)).toEqual([]);
  },
);
