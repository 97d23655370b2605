import { chromium } from "playwright-core";
import type { Browser } from "playwright-core";
import { BROWSER_ARGUMENTS, findBrowser } from "../../__tests__/browser/support/find-browser.mjs";
import { serveBuild } from "../built-site/serve-build";
import { progressLine } from "../terminal/progress-line";
import { BASELINE_PATHS, baselinePages } from "./baseline/baseline-pages";
import { INTERACTIONS } from "./interactions/interactions";
import { measureInteraction } from "./interactions/measure-interaction";
import { auditPages } from "./lighthouse/audit-pages";
import { measureLoad } from "./load/measure-load";
import type { MeasuredLoad } from "./load/measure-load";
import { median, medians } from "./median";
import type { InteractionResult, PageResult, Results } from "./results";
import { measureStartUp } from "./start-up";
import type { StartUpMeasures } from "./start-up";
import { tryAgain } from "./try-again";

/** Repeats some work, one run after the other. */
async function repeat<Result>(times: number, work: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let done = 0; done < times; done += 1) results.push(await work());
  return results;
}

/** The measures of visits to a page. */
interface Visit extends MeasuredLoad {
  readonly path: string;
  readonly startUp: StartUpMeasures;
}

/** The measures of visits to the site, in the order of the paths. */
interface Visits {
  /** The browser's name and version. */
  readonly browser: string;
  readonly pages: readonly Visit[];
  readonly interactions: readonly InteractionResult[];
}

async function visitPages(browser: Browser, site: string, paths: readonly string[], runs: number): Promise<Visit[]> {
  const progress = progressLine("pages visited");
  const visits: Visit[] = [];
  for (const path of paths) {
    const load = await measureLoad(browser, site + path);
    const starts = await repeat(runs, () => tryAgain(() => measureStartUp(browser, site + path)));
    visits.push({ path, ...load, startUp: medians(starts) });
    progress(visits.length, paths.length);
  }
  return visits;
}

async function interact(
  browser: Browser,
  site: string,
  paths: readonly string[],
  runs: number,
): Promise<InteractionResult[]> {
  const progress = progressLine("interactions tried");
  const wanted = INTERACTIONS.filter(({ path }) => paths.includes(path));
  const results: InteractionResult[] = [];
  for (const interaction of wanted) {
    const found = await repeat(runs, () => measureInteraction(browser, site, interaction));
    results.push({
      name: interaction.name,
      path: interaction.path,
      first: medians(found.map(({ first }) => first)),
      again: medians(found.map(({ again }) => again)),
    });
    progress(results.length, wanted.length);
  }
  return results;
}

/**
 * Visits pages, and tries their interactions.
 *
 * @param site the address of the served site
 * @param runs the number of runs behind each median
 */
async function visit(site: string, paths: readonly string[], runs: number): Promise<Visits> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGUMENTS });
  try {
    return {
      browser: `${browser.browserType().name()} ${browser.version()}`,
      pages: await visitPages(browser, site, paths, runs),
      interactions: await interact(browser, site, paths, runs),
    };
  } finally {
    await browser.close();
  }
}

/** What to measure. */
export interface BenchOptions {
  /** The published folder. */
  readonly publicFolder: string;
  /** The pages, by their addresses on the site. */
  readonly paths: readonly string[];
  /** The number of runs behind each median. */
  readonly runs: number;
}

/** Measures pages of a build and the baseline pages, in the same run on the same machine. */
export async function runBench({ publicFolder, paths, runs }: BenchOptions): Promise<Results> {
  const site = await serveBuild(publicFolder, await baselinePages(publicFolder));
  try {
    const all = [...Object.values(BASELINE_PATHS), ...paths];
    // The server compresses a file when it is first asked for it: visits come before what Lighthouse times.
    const visits = await visit(site.url, all, runs);
    const audits = await auditPages(
      all.map((path) => site.url + path),
      runs,
    );
    const results = new Map<string, PageResult>();
    for (const { path, measures, startUp, rounds } of visits.pages) {
      const audit = audits.get(site.url + path);
      if (!audit) throw new Error(`Lighthouse has no result for ${path}.`);
      const { scores, busyRuns } = audit;
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
      benchmarkIndex: median([...audits.values()].flatMap(({ benchmarkIndexes }) => benchmarkIndexes)),
      baselines: { home: result(BASELINE_PATHS.home), inner: result(BASELINE_PATHS.inner) },
      pages: paths.map(result),
      interactions: visits.interactions,
    };
  } finally {
    await site.stop();
  }
}
