import { launch } from "chrome-launcher";
import { BROWSER_ARGUMENTS, findBrowser } from "../../../__tests__/browser/support/find-browser.mjs";
import { readScores } from "./scores";
import type { Scores } from "./scores";

/** One run of Lighthouse. */
export interface LighthouseRun {
  readonly scores: Scores;
  /** How fast the machine was meanwhile: Lighthouse counts how often it can do some work in half a second. */
  readonly benchmarkIndex: number;
}

/**
 * Lets Lighthouse look at a page as on a phone, in a browser that has never seen it.
 *
 * @throws Error where Lighthouse could not look
 */
export async function runLighthouse(address: string): Promise<LighthouseRun> {
  // Native import: the package comes as ES modules only.
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
