import type { PageMeasures } from "../../../../tools/bench/measures";
import type { PageResult, Results } from "../../../../tools/bench/results";

const NOTHING: PageMeasures = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  firstContentfulPaint: 600,
  largestContentfulPaint: 1000,
  totalBlockingTime: 0,
  longestTask: 20,
  scriptTime: 0,
  layoutShift: 0,
  bytes: 80_000,
  bytesScrolled: 80_000,
  html: 5_000,
  answer: 6_000,
  script: 0,
  scriptUnused: 0,
  font: 30_000,
  fontFiles: 2,
  picture: 20_000,
  data: 0,
  requests: 5,
  foreignRequests: 0,
  longestChain: 1,
  nodes: 200,
  styleAttributes: 0,
};

/** A page that is as light as a hand-written one, but for these measures. */
export function pageResult(path: string, measures: Partial<PageMeasures> = {}): PageResult {
  return { path, measures: { ...NOTHING, ...measures }, rounds: [[path]], busyRuns: 0 };
}

/** What a run has found of these pages. */
export function resultsOf(pages: readonly PageResult[], others: Partial<Results> = {}): Results {
  return {
    measuredAt: "2026-11-21T12:00:00.000Z",
    browser: "chromium 150",
    runs: 3,
    benchmarkIndex: 2000,
    baselines: { home: pageResult("/baseline/home"), inner: pageResult("/baseline/contact") },
    pages,
    interactions: [],
    ...others,
  };
}
