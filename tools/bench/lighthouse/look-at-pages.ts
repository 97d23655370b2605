import { progressLine } from "../../terminal/progress-line";
import { medians } from "../median";
import { runLighthouse } from "./run-lighthouse";
import type { LighthouseRun, Scores } from "./run-lighthouse";

/** A machine that is this much slower than at its best has something else to do. */
const STEADY_SHARE = 0.8;

/** How many runs there are for one that counts, before a machine that stays busy is taken as it is. */
const PATIENCE = 2;

/** What counts of a page's runs. */
export interface CountedRuns {
  readonly runs: readonly LighthouseRun[];
  /** How many of them the machine was busy in: none, unless it stayed so. */
  readonly busy: number;
  /** Whether another run is needed, as too few count. */
  readonly isShort: boolean;
}

/**
 * Chooses the runs that count: those in which the machine was nearly as fast as it ever was.
 *
 * @param runs of one page, in the order in which they were made
 * @param best the highest benchmark index of the whole bench
 * @param wanted how many runs shall count
 */
export function countRuns(runs: readonly LighthouseRun[], best: number, wanted: number): CountedRuns {
  const isSteady = ({ benchmarkIndex }: LighthouseRun) => benchmarkIndex >= best * STEADY_SHARE;
  const fastest = runs.toSorted((one, other) => other.benchmarkIndex - one.benchmarkIndex).slice(0, wanted);
  const busy = fastest.filter((run) => !isSteady(run)).length;
  const isShort = fastest.length < wanted || (busy > 0 && runs.length < wanted * PATIENCE);
  return { runs: fastest, busy, isShort };
}

/**
 * Runs Lighthouse on some pages in turn, so that what the machine does meanwhile concerns them all alike, and again
 * on those whose runs don't count.
 *
 * @param addresses of the pages
 * @param wanted how many runs of each page shall count
 * @param run looks at a page once
 * @returns the runs that count, by the page's address
 */
export async function runInTurn(
  addresses: readonly string[],
  wanted: number,
  run: (address: string) => Promise<LighthouseRun>,
): Promise<ReadonlyMap<string, CountedRuns>> {
  const runs = new Map<string, LighthouseRun[]>(addresses.map((address) => [address, []]));
  const count = (address: string) => {
    const best = Math.max(0, ...[...runs.values()].flat().map(({ benchmarkIndex }) => benchmarkIndex));
    return countRuns(runs.get(address) ?? [], best, wanted);
  };
  for (;;) {
    const short = addresses.filter((address) => count(address).isShort);
    if (short.length === 0) return new Map(addresses.map((address) => [address, count(address)]));
    for (const address of short) runs.get(address)?.push(await run(address));
  }
}

/** What Lighthouse says of a page. */
export interface Judgment {
  readonly scores: Scores;
  /** How many of its runs were made on a busy machine, as it stayed so. */
  readonly busyRuns: number;
  /** How fast the machine was in each. */
  readonly benchmarkIndexes: readonly number[];
}

/**
 * Lets Lighthouse look at pages, several times at each.
 *
 * @param runs how many runs each median is of
 * @returns what it says, by the page's address
 */
export async function lookAtPages(addresses: readonly string[], runs: number): Promise<ReadonlyMap<string, Judgment>> {
  const progress = progressLine("runs of Lighthouse");
  let done = 0;
  const counted = await runInTurn(addresses, runs, async (address) => {
    const run = await runLighthouse(address);
    done += 1;
    // There are more of them where the machine was busy.
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
