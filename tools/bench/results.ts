import type { PageKind } from "./budget";
import type { InteractionRun } from "./interactions/measure-interaction";
import type { PageMeasures } from "./measures";

/** The measures of a page; those that differ from run to run are medians. */
export interface PageResult {
  /** "/about" */
  readonly path: string;
  readonly measures: PageMeasures;
  /** The paths that the page requests at the same time, round by round. */
  readonly rounds: readonly (readonly string[])[];
  /** How many of the counted Lighthouse runs were made while the machine was busy. */
  readonly busyRuns: number;
}

/** How fast the site responds to an interaction. */
export interface InteractionResult extends InteractionRun {
  readonly name: string;
  readonly path: string;
}

/** The results of a bench run. */
export interface Results {
  /** When the run ended: "2026-11-21T12:00:00.000Z". */
  readonly measuredAt: string;
  readonly browser: string;
  /** The number of runs behind each median. */
  readonly runs: number;
  /** The median of Lighthouse's benchmark index, which tells how fast the machine was. */
  readonly benchmarkIndex: number;
  readonly baselines: Readonly<Record<PageKind, PageResult>>;
  readonly pages: readonly PageResult[];
  readonly interactions: readonly InteractionResult[];
}
