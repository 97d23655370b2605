import offices from "../../data/offices.json";
import type { MeasureName } from "./measures";

/** The kinds of pages, each with a baseline page and a budget: home, and all others. */
export type PageKind = "home" | "inner";

/** Returns the kind of the page at an address. */
export const kindOf = (path: string): PageKind => (path === "/" ? "home" : "inner");

/** The limit of a measure, in the units of `measures.ts`. */
export type Limit = { readonly atMost: number } | { readonly atLeast: number } | { readonly timesBaseline: number };

/** The limits of a page; a measure without a limit is only reported. */
export type Budget = Readonly<Partial<Record<MeasureName, Limit>>>;

/** The time from an event to the next paint that is allowed at a fourth of this machine's speed, in milliseconds. */
export const INTERACTION_LIMIT = 100;

const EVERY_PAGE = {
  performance: { atLeast: 98 },
  accessibility: { atLeast: 100 },
  bestPractices: { atLeast: 100 },
  seo: { atLeast: 100 },
  totalBlockingTime: { atMost: 50 },
  longestTask: { atMost: 50 },
  layoutShift: { atMost: 0.005 },
  script: { atMost: 77_500 },
  scriptUnused: { atMost: 35_500 },
  font: { atMost: 39_000 },
  fontFiles: { atMost: 2 },
  foreignRequests: { atMost: 0 },
  requests: { atMost: 25 },
  // The page, then what it names, then what only its scripts know of.
  longestChain: { atMost: 3 },
  nodes: { atMost: 1400 },
  // Gatsby's own: the element that takes the focus, and the one that announces the page to screen readers.
  styleAttributes: { atMost: 2 },
} satisfies Budget;

const BUDGETS: Readonly<Record<PageKind, Budget>> = {
  home: {
    ...EVERY_PAGE,
    performance: { atLeast: 100 },
    largestContentfulPaint: { timesBaseline: 1.1 },
    bytes: { atMost: 172_000 },
    bytesScrolled: { atMost: 212_000 },
    html: { atMost: 13_450 },
    // What a connection carries before it waits for an answer: ten segments of 1,460 bytes (RFC 6928).
    answer: { atMost: 14_600 },
    nodes: { atMost: 900 },
  },
  inner: {
    ...EVERY_PAGE,
    largestContentfulPaint: { timesBaseline: 1.7 },
    bytes: { atMost: 156_000 },
    html: { atMost: 15_500 },
  },
};

/** Limits of pages that cost more than others of their kind. */
const EXCEPTIONS: Readonly<Record<string, Budget>> = {
  // Where the offices' pins stand on the map is content, which no class knows.
  "/contact": { styleAttributes: { atMost: EVERY_PAGE.styleAttributes.atMost + offices.length } },
  // All jobs in full, and once more for search engines and for visitors without scripts.
  "/careers": { html: { atMost: 18_000 } },
  // Three articles in full.
  "/blog": {
    bytes: { atMost: 161_500 },
    html: { atMost: 20_000 },
    script: { atMost: 79_500 },
  },
};

/** Returns the budget of the page at an address. The goals are in docs/performance.md. */
export const budgetFor = (path: string): Budget => ({ ...BUDGETS[kindOf(path)], ...EXCEPTIONS[path] });

/** Some measures of a page. */
export type Figures = Readonly<Partial<Record<MeasureName, number>>>;

/** A measure that exceeds its limit. */
export interface Excess {
  readonly measure: MeasureName;
  readonly value: number;
  readonly limit: number;
}

/** Returns a limit as a figure, or undefined when it depends on a baseline that hasn't been measured. */
export function limitFigure(limit: Limit, baseline: number | undefined): number | undefined {
  if ("atMost" in limit) return limit.atMost;
  if ("atLeast" in limit) return limit.atLeast;
  return baseline === undefined ? undefined : baseline * limit.timesBaseline;
}

/**
 * Returns the measures that exceed their limits. Measures that are missing are skipped.
 *
 * @param baseline the baseline page's measures
 */
export function overBudget(figures: Figures, budget: Budget, baseline: Figures = {}): Excess[] {
  return (Object.entries(budget) as [MeasureName, Limit][]).flatMap(([measure, limit]) => {
    const value = figures[measure];
    const figure = limitFigure(limit, baseline[measure]);
    if (value === undefined || figure === undefined) return [];
    const isOver = "atLeast" in limit ? value < figure : value > figure;
    return isOver ? [{ measure, value, limit: figure }] : [];
  });
}
