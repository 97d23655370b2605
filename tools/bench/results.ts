import type { PageKind } from "./budget";
import type { InteractionRun } from "./interactions/measure-interaction";
import type { PageMeasures } from "./measures";

/** What was measured of a page: medians, where figures differ from run to run. */
export interface PageResult {
  /** "/about" */
  readonly path: string;
  readonly measures: PageMeasures;
  /** The paths that the page asks for at once, round by round. */
  readonly rounds: readonly (readonly string[])[];
  /** How many of Lighthouse's runs were made on a busy machine, as it stayed so. */
  readonly busyRuns: number;
}

/** How the site answers something that a visitor does. */
export interface InteractionResult extends InteractionRun {
  readonly name: string;
  readonly path: string;
}

/** What a run of the bench has found. */
export interface Results {
  /** When it ended: "2026-11-21T12:00:00.000Z". */
  readonly measuredAt: string;
  readonly browser: string;
  /** How many runs each median is of. */
  readonly runs: number;
  /** Lighthouse's index of the machine, a median. */
  readonly benchmarkIndex: number;
  readonly baselines: Readonly<Record<PageKind, PageResult>>;
  readonly pages: readonly PageResult[];
  readonly interactions: readonly InteractionResult[];
}
