import type { Result } from "lighthouse";

/** What Lighthouse says of a page: scores from 0 to 100, and milliseconds on a simulated slow network and phone. */
export interface Scores {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly firstContentfulPaint: number;
  readonly largestContentfulPaint: number;
  readonly totalBlockingTime: number;
}

/** Reads a result of Lighthouse. */
export function readScores({ categories, audits }: Pick<Result, "categories" | "audits">): Scores {
  const score = (category: string) => Math.round((categories[category]?.score ?? NaN) * 100);
  const time = (audit: string) => audits[audit]?.numericValue ?? NaN;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    firstContentfulPaint: time("first-contentful-paint"),
    largestContentfulPaint: time("largest-contentful-paint"),
    totalBlockingTime: time("total-blocking-time"),
  };
}
