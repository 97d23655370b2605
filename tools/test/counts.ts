/** How many tests ended how. What fails without running tests, such as the build, counts as one that failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** All counts together. */
export function sum(counts: readonly Counts[]): Counts {
  const total = (key: keyof Counts) => counts.reduce((before, count) => before + count[key], 0);
  return { passed: total("passed"), failed: total("failed"), skipped: total("skipped") };
}

/** The line that ends a run of tests. */
export function closingLine({ passed, failed, skipped }: Counts): string {
  const skips = skipped > 0 ? `, ${String(skipped)} skipped` : "";
  return `${String(passed)} passed, ${String(failed)} failed${skips}`;
}
