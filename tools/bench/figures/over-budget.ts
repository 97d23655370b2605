import type { Budget, Limit } from "../budget";
import type { MeasureName } from "../measures";

/** Some of a page's measures. */
export type Figures = Readonly<Partial<Record<MeasureName, number>>>;

/** A measure that goes further than it may. */
export interface Excess {
  readonly measure: MeasureName;
  readonly value: number;
  readonly limit: number;
}

/** A limit as a figure; none where it hangs on a floor that hasn't been measured. */
export function limitFigure(limit: Limit, floor: number | undefined): number | undefined {
  if ("atMost" in limit) return limit.atMost;
  if ("atLeast" in limit) return limit.atLeast;
  return floor === undefined ? undefined : floor * limit.timesFloor;
}

/**
 * What of a page goes further than its budget allows. What hasn't been measured is left out.
 *
 * @param floor the floor page's measures
 */
export function overBudget(figures: Figures, budget: Budget, floor: Figures = {}): Excess[] {
  return (Object.entries(budget) as [MeasureName, Limit][]).flatMap(([measure, limit]) => {
    const value = figures[measure];
    const figure = limitFigure(limit, floor[measure]);
    if (value === undefined || figure === undefined) return [];
    const isOver = "atLeast" in limit ? value < figure : value > figure;
    return isOver ? [{ measure, value, limit: figure }] : [];
  });
}
