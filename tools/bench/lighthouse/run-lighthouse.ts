import type { Result } from "lighthouse";
import { BROWSER_ARGUMENTS, findBrowser } from "../../../__tests__/browser/support/find-browser.mjs";

/** Lighthouse's scores from 0 to 100, and its times in milliseconds on a simulated slow network and phone. */
export interface Scores {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly firstContentfulPaint: number;
  readonly largestContentfulPaint: number;
  readonly totalBlockingTime: number;
}

/** Reads the scores from a Lighthouse result. */
export function readScores({ categories, audits }: Pick<Result, "categories" | "audits">): Scores {
  const score = (category: string) => Math.round((categories[category]?.score ?? NaN) * 100);
  const time = (audit: string) => audits[audit]?.numericValue ?? NaN;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    firstContentfulPaint: time("first-contentful-paint"),
    largestContentfulPaint: time("largest-contentful-paint"),
    totalBlockingTime: time("total-blocking-time"),
  };
}

/** One run of Lighthouse. */
export interface LighthouseRun {
  readonly scores: Scores;
  /** How fast the machine was: Lighthouse counts how often it can do some work in half a second. */
  readonly benchmarkIndex: number;
}

/**
 * Runs Lighthouse once on a page, as on a phone, in a browser that has never seen it.
 *
 * @throws Error when Lighthouse cannot load the page
 */
export async function runLighthouse(address: string): Promise<LighthouseRun> {
  // Native imports: the packages come as ES modules only.
  const { launch } = await import("chrome-launcher");
  const { default: lighthouse } = await import("lighthouse");
  const chrome = await launch({ chromePath: await findBrowser(), chromeFlags: BROWSER_ARGUMENTS, logLevel: "silent" });
  try {
    const outcome = await lighthouse(address, { port: chrome.port, logLevel: "silent", output: "json" });
    if (!outcome) throw new Error(`Lighthouse could not look at ${address}.`);
    const { lhr } = outcome;
    if (lhr.runtimeError) throw new Error(`Lighthouse could not look at ${address}: ${lhr.runtimeError.message}`);
    return { scores: readScores(lhr), benchmarkIndex: lhr.environment.benchmarkIndex };
  } finally {
    chrome.kill();
  }
}
