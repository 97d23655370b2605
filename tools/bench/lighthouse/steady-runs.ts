import type { LighthouseRun } from "./run-lighthouse";

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
