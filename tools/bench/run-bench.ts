import { median } from "./figures/median";
import { FLOOR_PATHS } from "./floor/floor-pages";
import { lookAtPages } from "./lighthouse/look-at-pages";
import type { PageResult, Results } from "./bench-results";
import { serveBuild } from "./server/serve-build";
import { visit } from "./visits";

/** What a run of the bench looks at. */
export interface BenchOrder {
  /** The published folder. */
  readonly publicFolder: string;
  /** The pages, by their addresses on the site. */
  readonly paths: readonly string[];
  /** How many runs each median is of. */
  readonly runs: number;
}

/** Measures pages of a build and the floor pages, on the same machine at the same time. */
export async function runBench({ publicFolder, paths, runs }: BenchOrder): Promise<Results> {
  const site = await serveBuild(publicFolder);
  try {
    const all = [...Object.values(FLOOR_PATHS), ...paths];
    const visits = await visit(site.url, all, runs);
    const judgments = await lookAtPages(
      all.map((path) => site.url + path),
      runs,
    );
    const results = new Map<string, PageResult>();
    for (const { path, measures, startUp, rounds } of visits.pages) {
      const judgment = judgments.get(site.url + path);
      if (!judgment) throw new Error(`Lighthouse says nothing of ${path}.`);
      const { scores, busyRuns } = judgment;
      results.set(path, { path, measures: { ...measures, ...startUp, ...scores }, rounds, busyRuns });
    }
    const result = (path: string) => {
      const found = results.get(path);
      if (!found) throw new Error(`${path} has not been measured.`);
      return found;
    };
    return {
      measuredAt: new Date().toISOString(),
      browser: visits.browser,
      runs,
      benchmarkIndex: median([...judgments.values()].flatMap(({ benchmarkIndexes }) => benchmarkIndexes)),
      floors: { home: result(FLOOR_PATHS.home), inner: result(FLOOR_PATHS.inner) },
      pages: paths.map(result),
      interactions: visits.interactions,
    };
  } finally {
    await site.stop();
  }
}
