import { monthNumber } from "./dates";
import { capitalized, formatNumber } from "./text";

/** A target in the record of a case study. What isn't set is missing in the file, and null in a query. */
export type Target = Pick<Queries.CaseStudyTarget, "unit" | "start" | "promised" | "reached"> &
  Partial<Pick<Queries.CaseStudyTarget, "zero" | "one" | "later">>;

/** Writes a number in the unit of its target: 48 as "$48 million", 1 as "1 branch". */
export function formatValue({ unit, zero, one }: Pick<Target, "unit" | "zero" | "one">, value: number): string {
  if (value === 0 && zero) return zero;
  if (value === 1 && one) return `1 ${one.replace(/^(?:[#1]|one) /i, "")}`;
  const text = unit.replace("#", formatNumber(Math.abs(value)));
  return value < 0 ? `-${text}` : text;
}

/** Returns whether lower numbers are better: the target is below the start, or both are zero. */
export function isLowerBetter({ start, promised }: Target): boolean {
  return promised < start || (promised === 0 && start === 0);
}

/** Returns whether a number meets the target. A target that equals the start means “at least”. */
export function isMet(target: Target, value: number): boolean {
  return isLowerBetter(target) ? value <= target.promised : value >= target.promised;
}

/** Returns whether the target was missed six months later. Before that check, none is. */
const isMissedLater = (target: Target) => target.later != null && !isMet(target, target.later);

/**
 * Returns the two targets that a card shows: the first one that was met, and the first one that was missed when the project
 * ended, or else six months later. Without a miss, both were met.
 */
export function highlightsOf<Shown extends Target>(targets: readonly Shown[]): readonly Shown[] {
  const missed = targets.find((target) => !isMet(target, target.reached)) ?? targets.find(isMissedLater);
  const others = targets.filter((target) => target !== missed);
  const met = others.filter((target) => isMet(target, target.reached) && !isMissedLater(target));
  const [first, second] = met.length > 0 ? met : others;
  return [first, missed ?? second].flatMap((target) => target ?? []);
}

const WORDS = "none one two three four five six seven eight nine ten eleven twelve".split(" ");

/** Writes a number up to twelve as a word. */
const inWords = (count: number) => WORDS[count] ?? `${count}`;

/** Returns "two months late" if the project ended after the month in which its targets were due, or undefined. */
export function delayOf({ due, closed }: { readonly due: string; readonly closed: string }): string | undefined {
  const months = monthNumber(closed) - monthNumber(due);
  return months > 0 ? `${inWords(months)} ${months === 1 ? "month" : "months"} late` : undefined;
}

/** Counts the targets that were met: "Nine of twelve", "targets met" and "at both dates, though not the same nine". */
export function tallyOf(targets: readonly Target[]): Readonly<Record<"count" | "noun" | "dates", string>> {
  const checked = targets.filter(({ later }) => later != null);
  const met = targets.filter((target) => isMet(target, target.reached));
  const metLater = checked.filter((target) => !isMissedLater(target));
  const [total, atTheEnd, later] = [targets, met, metLater].map(({ length }) => inWords(length));
  const sameDates = met.every((target) => metLater.includes(target))
    ? "when we left and six months later"
    : `at both dates, though not the same ${atTheEnd}`;
  const otherDates = checked.length === targets.length ? later : `${later} of the ${inWords(checked.length)} checked`;
  const isSame = checked.length === targets.length && met.length === metLater.length;
  return {
    count: capitalized(`${atTheEnd} of ${total}`),
    noun: targets.length === 1 ? "target met" : "targets met",
    dates: isSame ? sameDates : `when we left${checked.length > 0 ? `, ${otherDates} six months later` : ""}`,
  };
}
