/**
 * Returns the median: the middle figure, or the mean of the two in the middle.
 *
 * @throws Error when there are no figures
 */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  if (low === undefined || high === undefined) throw new Error("There is no median of nothing.");
  return (low + high) / 2;
}

/** Returns the median of each field of records with the same fields. */
export function medians<Figures extends Readonly<Record<keyof Figures, number>>>(records: readonly Figures[]): Figures {
  const [first] = records;
  if (!first) throw new Error("There is no median of nothing.");
  const names = Object.keys(first) as (keyof Figures)[];
  return Object.fromEntries(names.map((name) => [name, median(records.map((record) => record[name]))])) as Figures;
}
