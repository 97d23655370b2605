import type { MeasureName } from "./measures";
import { kindOf } from "./page-kind";
import type { PageKind } from "./page-kind";

/** How far a measure may go: bytes, milliseconds, counts and scores as in `measures.ts`. */
export type Limit = { readonly atMost: number } | { readonly atLeast: number } | { readonly timesFloor: number };

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
    largestContentfulPaint: { timesFloor: 1.2 },
    bytes: { atMost: 172_000 },
    bytesScrolled: { atMost: 212_000 },
    html: { atMost: 18_000 },
    nodes: { atMost: 900 },
  },
  inner: {
    ...EVERY_PAGE,
    largestContentfulPaint: { timesFloor: 1.7 },
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
