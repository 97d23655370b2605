/** The numbers of tests by result. A part without tests that fails, such as the build, counts as one failed test. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Adds counts. */
export function sum(counts: readonly Counts[]): Counts {
  const total = (key: keyof Counts) => counts.reduce((before, count) => before + count[key], 0);
  return { passed: total("passed"), failed: total("failed"), skipped: total("skipped") };
}

/** Returns the line that ends a run of tests. */
export function closingLine({ passed, failed, skipped }: Counts): string {
  const skips = skipped > 0 ? `, ${String(skipped)} skipped` : "";
  return `${String(passed)} passed, ${String(failed)} failed${skips}`;
}
