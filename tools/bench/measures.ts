import type { Scores } from "./lighthouse/run-lighthouse";
import type { LoadMeasures } from "./load/measure-load";
import type { StartUpMeasures } from "./start-up";

/** All measures of a page. */
export type PageMeasures = LoadMeasures & StartUpMeasures & Scores;

export type MeasureName = keyof PageMeasures;

/** The unit of a measure; a score is from 0 to 100, a shift is a layout shift score. */
type Unit = "bytes" | "ms" | "count" | "score" | "shift";

interface MeasureLabels {
  readonly label: string;
  /** The column head. */
  readonly short: string;
  readonly unit: Unit;
}

/** The labels of the measures, in the order of the reports. */
export const MEASURES: Readonly<Record<MeasureName, MeasureLabels>> = {
  performance: { label: "Performance", short: "perf.", unit: "score" },
  accessibility: { label: "Accessibility", short: "a11y", unit: "score" },
  bestPractices: { label: "Best practices", short: "pract.", unit: "score" },
  seo: { label: "SEO", short: "SEO", unit: "score" },
  firstContentfulPaint: { label: "First contentful paint", short: "FCP", unit: "ms" },
  largestContentfulPaint: { label: "Largest contentful paint", short: "LCP", unit: "ms" },
  totalBlockingTime: { label: "Total blocking time", short: "TBT", unit: "ms" },
  longestTask: { label: "Longest task at start-up, 4× slower", short: "task", unit: "ms" },
  scriptTime: { label: "Scripts at start-up, 4× slower", short: "scripts", unit: "ms" },
  layoutShift: { label: "Layout shift, all of it, scrolled to the end", short: "CLS", unit: "shift" },
  bytes: { label: "Bytes at load", short: "load", unit: "bytes" },
  bytesScrolled: { label: "Bytes scrolled to the end", short: "scrolled", unit: "bytes" },
  html: { label: "HTML with its CSS", short: "HTML", unit: "bytes" },
  answer: { label: "HTML with its headers", short: "answer", unit: "bytes" },
  script: { label: "JavaScript", short: "JS", unit: "bytes" },
  scriptUnused: { label: "JavaScript that doesn’t run", short: "unused", unit: "bytes" },
  font: { label: "Fonts", short: "fonts", unit: "bytes" },
  fontFiles: { label: "Font files", short: "font files", unit: "count" },
  picture: { label: "Pictures", short: "pictures", unit: "bytes" },
  data: { label: "Data", short: "data", unit: "bytes" },
  requests: { label: "Requests", short: "requests", unit: "count" },
  foreignRequests: { label: "Requests to others", short: "to others", unit: "count" },
  longestChain: { label: "Longest chain of requests", short: "chain", unit: "count" },
  nodes: { label: "DOM nodes", short: "nodes", unit: "count" },
  styleAttributes: { label: "style attributes in the HTML", short: "style", unit: "count" },
};

const FORMATS: Readonly<Record<Unit, (figure: number) => string>> = {
  bytes: (figure) => `${(figure / 1000).toFixed(1)} kB`,
  ms: (figure) => `${figure.toFixed(0)} ms`,
  count: (figure) => figure.toLocaleString("en-US"),
  score: (figure) => figure.toFixed(0),
  shift: (figure) => figure.toFixed(3),
};

/** Formats a measure with its unit: "117.5 kB". */
export const formatMeasure = (measure: MeasureName, figure: number): string => FORMATS[MEASURES[measure].unit](figure);

/** Returns a figure as a multiple of the baseline's ("2.37"), or an empty string when the baseline is below 1. */
export function ratio(figure: number, baseline: number): string {
  return baseline < 1 ? "" : (figure / baseline).toFixed(2);
}
