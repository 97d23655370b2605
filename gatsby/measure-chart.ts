import { NO_BREAK_SPACE } from "../src/lib/text";

type Measure = Pick<Queries.ExhibitMeasure, "unit" | "before" | "after">;

const NUMBER = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

/**
 * Formats a value of a measure: "12 days", "93%", "$1.5 million".
 *
 * @param unit follows the number; a currency sign at its start precedes it: "$ million"
 */
export function measureText(value: number, unit: string): string {
  const [, sign = "", rest = ""] = /^([$€£]?)\s*(.*)$/.exec(unit) ?? [];
  const number = sign + NUMBER.format(value);
  if (rest === "") return number;
  return rest === "%" ? `${number}%` : `${number}${NO_BREAK_SPACE}${rest}`;
}

/**
 * Formats the difference of a measure: "−10.5 days (−88%)". Shares differ by points: "+5 points".
 *
 * @returns "no change" where there is none
 */
export function changeText({ unit, before, after }: Measure): string {
  const difference = after - before;
  if (!difference) return "no change";
  const sign = difference < 0 ? "−" : "+";
  const amount = `${sign}${measureText(Math.abs(difference), unit === "%" ? "points" : unit)}`;
  if (unit === "%" || before === 0) return amount;
  return `${amount} (${sign}${String(Math.round(Math.abs(difference / before) * 100))}%)`;
}

/** A scale with marks at round numbers; the step is the distance between two. */
type Scale = Readonly<Record<"from" | "to" | "step", number>>;

/** Returns the least of 1, 2 and 5, or of these with zeros, that isn't below a number. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5].find((digit) => digit * power >= value) ?? 10) * power;
}

/** Where the least value has more than this share of the greatest, bars from zero would look the same. */
const NEAR = 0.85;

/** Returns a part of the scale for values that lie near each other; null for others. */
function cutScale(values: readonly number[]): Scale | null {
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  if (!(greatest > least && least > greatest * NEAR)) return null;
  const step = roundUp((greatest - least) / 2);
  const from = Math.floor(least / step) * step;
  // A value at the very beginning would look like nothing.
  return { from: from === least ? Math.max(0, from - step) : from, to: Math.ceil(greatest / step) * step, step };
}

/** A scale has about so many steps from zero. */
const STEPS = 4;

/** Returns the scale for values: from zero, or a part of it where they lie near each other. */
export function scaleOf(values: readonly number[]): Scale {
  const greatest = Math.max(...values);
  const step = greatest > 0 ? roundUp(greatest / STEPS) : 1;
  return cutScale(values) ?? { from: 0, to: Math.max(step, Math.ceil(greatest / step) * step), step };
}

const HUNDREDTHS = 100;

/** Rounds a coordinate in percent: what browsers can't draw isn't written either. */
export const rounded = (percent: number) => Math.round(percent * HUNDREDTHS) / HUNDREDTHS;

/** A bar that shows something has at least this much of the room, in percent: it stays visible beside a long one. */
const LEAST = 0.5;

/**
 * Draws a measure before and after: as bars from zero or, where those would look the same, as dots on a part of the scale
 * (docs/behaviour.md 4.21).
 *
 * @returns a MeasureChart of gatsby/exhibits.ts
 */
export function measureChart(measure: Measure) {
  const { unit, before, after } = measure;
  const cut = cutScale([before, after]);
  const longest = Math.max(before, after);
  const placeOf = (value: number) => {
    if (cut) return rounded(((value - cut.from) / (cut.to - cut.from)) * 100);
    return value > 0 ? Math.max(LEAST, rounded((value / longest) * 100)) : 0;
  };
  return {
    before: { text: measureText(before, unit), at: placeOf(before) },
    after: { text: measureText(after, unit), at: placeOf(after) },
    change: changeText(measure),
    cut: cut && [measureText(cut.from, unit), measureText(cut.to, unit)],
  };
}
