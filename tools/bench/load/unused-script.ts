import type { Page } from "playwright-core";
import type { Transfer } from "./traffic";
import { usedShare } from "./used-ranges";

/** Notes which parts of scripts run, from now on. */
export async function watchScripts(page: Page): Promise<void> {
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
}

/**
 * The compressed bytes of scripts that came over the network and have not run: of each file the share of its text,
 * and all of a file that was fetched and never started.
 */
export async function unusedScript(page: Page, transfers: readonly Transfer[]): Promise<number> {
  const coverage = await page.coverage.stopJSCoverage();
  const shares = new Map(coverage.map((script) => [script.url, usedShare(script, script.source?.length ?? 0)]));
  return transfers
    .filter(({ kind }) => kind === "script")
    .reduce((unused, { url, bytes }) => unused + bytes * (1 - (shares.get(url) ?? 0)), 0);
}
