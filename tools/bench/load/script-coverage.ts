import type { Page } from "playwright-core";
import type { Transfer } from "./traffic";

/** A script's coverage in V8's format: functions with blocks, from the outside in. */
export interface ScriptCoverage {
  readonly functions: readonly {
    readonly ranges: readonly { readonly startOffset: number; readonly endOffset: number; readonly count: number }[];
  }[];
}

/**
 * Returns the share of a script's text that has run, from 0 to 1. Blocks are nested; the innermost one counts.
 *
 * @param length the length of the script's text
 */
export function usedShare({ functions }: ScriptCoverage, length: number): number {
  if (length === 0) return 1;
  const ran = new Uint8Array(length);
  const ranges = functions
    .flatMap((one) => one.ranges)
    .toSorted((one, other) => one.startOffset - other.startOffset || other.endOffset - one.endOffset);
  // Outer blocks come before the inner ones, which write over them.
  for (const { startOffset, endOffset, count } of ranges) ran.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  return ran.reduce((sum, one) => sum + one, 0) / length;
}

/** Starts to record which parts of the page's scripts run. */
export async function watchScripts(page: Page): Promise<void> {
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
}

/**
 * Returns the compressed bytes of transferred scripts that have not run: each file's bytes times the share of its text
 * that hasn't run.
 */
export async function unusedScript(page: Page, transfers: readonly Transfer[]): Promise<number> {
  const coverage = await page.coverage.stopJSCoverage();
  const shares = new Map(coverage.map((script) => [script.url, usedShare(script, script.source?.length ?? 0)]));
  return transfers
    .filter(({ kind }) => kind === "script")
    .reduce((unused, { url, bytes }) => unused + bytes * (1 - (shares.get(url) ?? 0)), 0);
}
