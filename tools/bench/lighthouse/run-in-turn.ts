import type { LighthouseRun } from "./run-lighthouse";
import { countRuns } from "./steady-runs";
import type { CountedRuns } from "./steady-runs";

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
