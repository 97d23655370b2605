import { monthNumber } from "./dates";

/** A target in the record of a case study. */
export interface Target {
  /** How its numbers are written, with # for the number: "$# million". */
  readonly unit: string;
  /** Replaces the number 0: "None". */
  readonly zero?: string | null;
  /** The word after the number 1, if it isn't the unit's: "branch". */
  readonly one?: string | null;
  readonly start: number;
  readonly promised: number;
  /** When the project ended. */
  readonly reached: number;
  /** Six months later. */
  readonly later?: number | null;
}

/** Writes a number with at most two decimals: "12,400.5". A formatter of Intl would take a slow phone 30 ms. */
const written = (value: number) => String(Math.round(value * 100) / 100).replace(/\d(?=(?:\d{3})+(?:\.|$))/g, "$&,");

/** Writes a number in the unit of its target: 48 as "$48 million", 1 as "1 branch". */
export function formatValue({ unit, zero, one }: Pick<Target, "unit" | "zero" | "one">, value: number): string {
  if (value === 0 && zero) return zero;
  if (value === 1 && one) return `1 ${one.replace(/^(?:[#1]|one) /i, "")}`;
  const text = unit.replace("#", written(Math.abs(value)));
  return value < 0 ? `-${text}` : text;
}

/**
 * Returns whether a number meets the target. Lower numbers are better if the target is below the start, or is zero. A target
 * that equals the start means “at least”.
 */
export function isMet({ start, promised }: Target, value: number): boolean {
  return promised < start || (promised === 0 && start === 0) ? value <= promised : value >= promised;
}

/** Returns the share of the way from the start (0) to the target (1). */
export function progress(target: Target, value: number): number {
  const way = target.promised - target.start;
  return way === 0 ? Number(isMet(target, value)) : (value - target.start) / way;
}

const WORDS = "none one two three four five six seven eight nine ten eleven twelve".split(" ");

/** Writes a number up to twelve as a word. */
const inWords = (count: number) => WORDS[count] ?? `${count}`;

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns "two months late" if the project ended after the month in which its targets were due, or undefined. */
export function delayOf({ due, closed }: { readonly due: string; readonly closed: string }): string | undefined {
  const months = monthNumber(closed) - monthNumber(due);
  return months > 0 ? `${inWords(months)} ${months === 1 ? "month" : "months"} late` : undefined;
}

/** Counts how many targets were met: "Nine of twelve targets met when the project ended, …". */
export function countMet(targets: readonly Target[]): string {
  const checked = targets.flatMap((target) => (target.later == null ? [] : [isMet(target, target.later)]));
  const count = (met: readonly boolean[]) => `${inWords(met.filter(Boolean).length)} of ${inWords(met.length)}`;
  const atTheEnd = count(targets.map((target) => isMet(target, target.reached)));
  const later = checked.length > 0 ? `, ${count(checked)} six months later` : "";
  return capitalized(`${atTheEnd} targets met when the project ended${later}`);
}
