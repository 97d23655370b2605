import type { Browser, Request } from "playwright-core";
import { services } from "../support/entries";
import { scrollThrough, waitForPictures } from "./support/checks/pictures";
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

/** What was measured on 2026-11-25, and 3%. */
const INNER: Budget = { bytes: 145_500, html: 13_000, script: 85_000 };

const EXCEPTIONS: Readonly<Record<string, Partial<Budget>>> = {
  "/": { bytes: 177_500 },
  // Their cards have six pictures, four of which are near the first screen.
  "/services": { bytes: 165_000 },
  // All jobs in full, and once more for search engines and for visitors without scripts.
  "/careers": { bytes: 155_500, html: 16_600 },
  // Three articles in full.
  "/blog": { bytes: 169_000, html: 18_400 },
};

/**
 * A connection carries ten segments of 1,460 bytes before it waits for an answer (RFC 6928). 300 bytes of them are left
 * to the CDN's own headers.
 */
const FIRST_ANSWER = 14_300;

/** With 46 kB of framer-motion, which the testimonials fetch when they come near. */
const HOME_SCROLLED = 250_500;

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

/** All that the page has transferred by now. */
const transfersOf = (requests: readonly Request[]): Promise<Transfer[]> =>
  Promise.all(
    requests.map(async (request) => {
      const response = await request.response();
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      return {
        url: request.url(),
        mediaType: response?.headers()["content-type"] ?? "",
        headBytes: responseHeadersSize,
        bytes: responseBodySize,
      };
    }),
  );

const bytesOf = (transfers: readonly Transfer[], mediaType = /^/) =>
  transfers.filter((one) => mediaType.test(one.mediaType)).reduce((sum, { bytes }) => sum + bytes, 0);

let browser: Browser;
beforeAll(async () => {
  // The budgets are those of a browser of today: how far ahead pictures are fetched differs between versions.
  browser = await startInstalledBrowser();
});
afterAll(() => browser.close());

test.each(["/", "/about", "/services", "/blog", "/careers", "/contact", `/services/${services[0]?.id ?? ""}`])(
  "a first visit to %s stays within its budget",
  async (path) => {
    const context = await browser.newContext(LIGHTHOUSE_PHONE);
    const page = await context.newPage();
    const requests: Request[] = [];
    page.on("requestfinished", (request) => {
      if (request.url().startsWith("http")) requests.push(request);
    });
    await page.goto(siteUrl(path), { waitUntil: "networkidle" });
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
    const loaded = await transfersOf(requests);
    await scrollThrough(page);
    await waitForPictures(page);
    const scrolled = await transfersOf(requests);
    await context.close();

    const budget = { ...INNER, ...EXCEPTIONS[path] };
    // Requests are listed as they end, and a font may end before the document.
    const document = loaded.find(({ mediaType }) => mediaType.startsWith("text/html"));
    const measures: readonly (readonly [measure: string, value: number, limit: number])[] = [
      ["bytes", bytesOf(loaded), budget.bytes],
      ["html", bytesOf(loaded, /html/), budget.html],
      ["script", bytesOf(loaded, /javascript/), budget.script],
      ["font", bytesOf(loaded, /font/), FONT_BYTES],
      ["requests", loaded.length, REQUESTS],
      ["requests to other servers", scrolled.filter(({ url }) => !url.startsWith(siteUrl("/"))).length, 0],
      ...(path === "/"
        ? ([
            ["first answer", (document?.bytes ?? 0) + (document?.headBytes ?? 0), FIRST_ANSWER],
            ["bytes, scrolled", bytesOf(scrolled), HOME_SCROLLED],
          ] as const)
        : []),
    ];
    expect(document).toBeDefined();
    expect(measures.filter(([, value, limit]) => value > limit)).toEqual([]);
  },
);
