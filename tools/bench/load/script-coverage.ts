import type { Page } from "playwright-core";
import type { Transfer } from "./traffic";

/** A script's coverage as V8 tells it: functions with blocks, from the outside in. */
export interface ScriptCoverage {
  readonly functions: readonly {
    readonly ranges: readonly { readonly startOffset: number; readonly endOffset: number; readonly count: number }[];
  }[];
}

/**
 * How much of a script's text has run, from 0 to 1. Blocks are nested, and the innermost one around a place says
 * whether that place has run.
 *
 * @param length of the script's text
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
