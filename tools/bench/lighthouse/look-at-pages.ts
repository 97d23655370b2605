import { progressLine } from "../../preview/progress";
import { medians } from "../figures/median";
import { runInTurn } from "./run-in-turn";
import { runLighthouse } from "./run-lighthouse";
import type { Scores } from "./scores";

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
