import { monthNumber } from "../src/lib/dates";
import { measureText, rounded, scaleOf } from "./measure-chart";

type Month = Pick<Queries.ExhibitPoint, "month" | "value"> & { readonly note?: string | null };

/** The sides of the plot, in percent. Values and notes have the room above it, months and years that below it. */
const PLOT = { left: 4.5, right: 95.5, top: 24, bottom: 80 } as const;

/** Places months from left to right by time; the check makes sure that they are in order. */
function placesOf(months: readonly Month[]): number[] {
  const times = months.map(({ month }) => monthNumber(month));
  const first = times[0] ?? 0;
  const length = Math.max(1, (times.at(-1) ?? 0) - first);
  return times.map((time) => rounded(PLOT.left + ((time - first) / length) * (PLOT.right - PLOT.left)));
}

const yearOf = (month = "") => month.split(" ").at(-1);

/**
 * Draws how a measure moved from month to month, as a line (docs/behaviour.md 4.21).
 *
 * @returns a LineChart of gatsby/exhibits.ts; null for a measure without months
 */
export function lineChart({ unit, months }: { readonly unit: string; readonly months?: readonly Month[] | null }) {
  if (!months || months.length === 0) return null;
  const values = months.map(({ value }) => value);
  const { from, to, step } = scaleOf(values);
  const heightOf = (value: number) => rounded(PLOT.bottom - ((value - from) / (to - from)) * (PLOT.bottom - PLOT.top));
  const places = placesOf(months);
  const last = months.length - 1;
  const marks = months.map(({ month, value, note }, index) => {
    const [x = 0, next] = places.slice(index);
    const left = index === 0 ? 0 : (x + (places[index - 1] ?? 0)) / 2;
    const right = next === undefined ? 100 : (x + next) / 2;
    return {
      month,
      text: measureText(value, unit),
      note: note ?? null,
      x,
      y: heightOf(values[index] ?? 0),
      anchor: index === 0 ? "start" : index === last ? "end" : "middle",
      left: rounded(left),
      width: rounded(right - left),
      tick: month.slice(0, 3),
      year: yearOf(month) === yearOf(months[index - 1]?.month) ? null : (yearOf(month) ?? null),
    };
  });
  const line = `M${marks.map(({ x, y }) => `${String(x)},${String(y)}`).join("L")}`;
  const base = heightOf(from);
  return {
    line,
    area: `${line}V${String(base)}H${String(PLOT.left)}Z`,
    marks,
    grid: Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => {
      const value = from + index * step;
      return { text: measureText(value, unit === "%" ? unit : ""), y: heightOf(value) };
    }),
  };
}
