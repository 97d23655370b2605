import { progressLine } from "../../terminal/progress-line";
import { medians } from "../median";
import { tryAgain } from "../try-again";
import { runLighthouse } from "./run-lighthouse";
import type { LighthouseRun, Scores } from "./run-lighthouse";

/** A machine that is slower than this share of its best is busy with something else. */
const STEADY_SHARE = 0.8;

/** The maximum number of runs for each run that counts. */
const PATIENCE = 2;

/** The runs of a page that count. */
export interface SelectedRuns {
  readonly runs: readonly LighthouseRun[];
  /** How many of them were made while the machine was busy. */
  readonly busy: number;
  /** Whether another run is needed. */
  readonly isShort: boolean;
}

/**
 * Selects the runs that count: those in which the machine was nearly as fast as at its best.
 *
 * @param runs the runs of one page
 * @param best the highest benchmark index of all runs
 * @param wanted the number of runs that should count
 */
function selectRuns(runs: readonly LighthouseRun[], best: number, wanted: number): SelectedRuns {
  const isSteady = ({ benchmarkIndex }: LighthouseRun) => benchmarkIndex >= best * STEADY_SHARE;
  const fastest = runs.toSorted((one, other) => other.benchmarkIndex - one.benchmarkIndex).slice(0, wanted);
  const busy = fastest.filter((run) => !isSteady(run)).length;
  const isShort = fastest.length < wanted || (busy > 0 && runs.length < wanted * PATIENCE);
  return { runs: fastest, busy, isShort };
}

/**
 * Runs Lighthouse on the pages in turn, so that a busy minute affects all of them alike, and repeats runs that don't
 * count.
 *
 * @param addresses the addresses of the pages
 * @param wanted the number of runs of each page that should count
 * @param run runs Lighthouse once
 * @returns the runs that count, by the page's address
 * @throws what `run` throws when it fails for the third time in a row
 */
export async function runRoundRobin(
  addresses: readonly string[],
  wanted: number,
  run: (address: string) => Promise<LighthouseRun>,
): Promise<ReadonlyMap<string, SelectedRuns>> {
  const runs = new Map<string, LighthouseRun[]>(addresses.map((address) => [address, []]));
  const count = (address: string) => {
    const best = Math.max(0, ...[...runs.values()].flat().map(({ benchmarkIndex }) => benchmarkIndex));
    return selectRuns(runs.get(address) ?? [], best, wanted);
  };
  for (;;) {
    const short = addresses.filter((address) => count(address).isShort);
    if (short.length === 0) return new Map(addresses.map((address) => [address, count(address)]));
    for (const address of short) runs.get(address)?.push(await tryAgain(() => run(address)));
  }
}

/** Lighthouse's results for a page. */
export interface PageAudit {
  readonly scores: Scores;
  /** How many of its runs were made while the machine was busy. */
  readonly busyRuns: number;
  /** The benchmark index of each run. */
  readonly benchmarkIndexes: readonly number[];
}

/**
 * Runs Lighthouse several times on each page.
 *
 * @param runs the number of runs behind each median
 * @returns the results by the page's address
 */
export async function auditPages(addresses: readonly string[], runs: number): Promise<ReadonlyMap<string, PageAudit>> {
  const progress = progressLine("runs of Lighthouse");
  let done = 0;
  const counted = await runRoundRobin(addresses, runs, async (address) => {
    const run = await runLighthouse(address);
    done += 1;
    // There are more runs than wanted when the machine was busy.
    progress(done, Math.max(done, addresses.length * runs));
    return run;
  });
  return new Map(
    [...counted].map(([address, { runs: kept, busy }]) => [
      address,
      {
        scores: medians(kept.map(({ scores }) => scores)),
        busyRuns: busy,
        benchmarkIndexes: kept.map(({ benchmarkIndex }) => benchmarkIndex),
      },
    ]),
  );
}
