/** The least width of a bar that stands for something, in percent: beside a bar a thousand times longer it is still seen. */
const LEAST = 0.5;

const HUNDREDTHS = 100;

/**
 * How wide the bars of values are that are compared, in percent of the longest, to the hundredth.
 *
 * @param values none below zero, in one unit
 */
export function barWidths(values: readonly number[]): number[] {
  const longest = Math.max(...values);
  return values.map((value) => {
    if (value === 0) return 0;
    const width = (value / longest) * 100;
    return Math.max(LEAST, Math.round(width * HUNDREDTHS) / HUNDREDTHS);
  });
}
