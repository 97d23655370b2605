import { chromium } from "playwright-core";
import type { Browser } from "playwright-core";
import { BROWSER_ARGUMENTS, findBrowser } from "../../__tests__/browser/support/find-browser.mjs";
import { progressLine } from "../preview/progress";
import { medians } from "./figures/median";
import { repeat } from "./figures/repeat";
import { INTERACTIONS } from "./interactions/interactions";
import { measureInteraction } from "./interactions/measure-interaction";
import { measureLoad } from "./load/measure-load";
import type { MeasuredLoad } from "./load/measure-load";
import type { InteractionResult } from "./bench-results";
import { measureStartUp } from "./start-up/measure-start-up";
import type { StartUpMeasures } from "./start-up/measure-start-up";

/** What visits to a page have shown. */
export interface Visit extends MeasuredLoad {
  readonly path: string;
  readonly startUp: StartUpMeasures;
}

/** What visits to the site have shown, in the order of the paths. */
export interface Visits {
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
    const starts = await repeat(runs, () => measureStartUp(browser, site + path));
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
 * Visits pages, and does there what visitors do.
 *
 * @param site where it is served
 * @param runs how many runs each median is of
 */
export async function visit(site: string, paths: readonly string[], runs: number): Promise<Visits> {
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
