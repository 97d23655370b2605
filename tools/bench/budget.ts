import type { MeasureName } from "./measures";

/** The site's kinds of pages: home, and everything below it. Each has a baseline page and a budget of its own. */
export type PageKind = "home" | "inner";

/** The kind of the page with this address. */
export const kindOf = (path: string): PageKind => (path === "/" ? "home" : "inner");

/** How far a measure may go: bytes, milliseconds, counts and scores as in `measures.ts`. */
export type Limit = { readonly atMost: number } | { readonly atLeast: number } | { readonly timesBaseline: number };

/** The limits of a page; what isn't named is only reported. */
export type Budget = Readonly<Partial<Record<MeasureName, Limit>>>;

/** How long a page may take to paint after an event, at a fourth of this machine's speed, in milliseconds. */
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
    largestContentfulPaint: { timesBaseline: 1.2 },
    bytes: { atMost: 172_000 },
    bytesScrolled: { atMost: 212_000 },
    html: { atMost: 18_000 },
    nodes: { atMost: 900 },
  },
  inner: {
    ...EVERY_PAGE,
    largestContentfulPaint: { timesBaseline: 1.7 },
    bytes: { atMost: 156_000 },
    html: { atMost: 15_500 },
  },
};

/** Pages that cost more than others of their kind. */
const EXCEPTIONS: Readonly<Record<string, Budget>> = {
  // Where the offices' pins stand on the map is content, which no class knows.
  "/contact": { styleAttributes: { atMost: 5 } },
  // All jobs in full, and once more for search engines and for visitors without scripts.
  "/careers": { html: { atMost: 18_000 } },
  // Three articles in full.
  "/blog": {
    bytes: { atMost: 161_500 },
    html: { atMost: 20_000 },
    script: { atMost: 79_500 },
  },
};

/** What the page with this address may cost. What it should cost at last stands in docs/performance.md. */
export const budgetFor = (path: string): Budget => ({ ...BUDGETS[kindOf(path)], ...EXCEPTIONS[path] });

/** Some of a page's measures. */
export type Figures = Readonly<Partial<Record<MeasureName, number>>>;

/** A measure that goes further than it may. */
export interface Excess {
  readonly measure: MeasureName;
  readonly value: number;
  readonly limit: number;
}

/** A limit as a figure; none where it hangs on a baseline that hasn't been measured. */
export function limitFigure(limit: Limit, baseline: number | undefined): number | undefined {
  if ("atMost" in limit) return limit.atMost;
  if ("atLeast" in limit) return limit.atLeast;
  return baseline === undefined ? undefined : baseline * limit.timesBaseline;
}

/**
 * What of a page goes further than its budget allows. What hasn't been measured is left out.
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
