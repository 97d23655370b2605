import { capitalized, countOf, formatNumber, inWords } from "./text";

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
function isLowerBetter({ start, promised }: Target): boolean {
  return promised < start || (promised === 0 && start === 0);
}

/** Writes the promise with its direction: "at least 75%", "at most $40 million", "20 days or fewer". */
export function formatPromise(target: Target): string {
  const { unit, promised, zero } = target;
  const text = formatValue(target, promised);
  if (!isLowerBetter(target)) return `at least ${text}`;
  if (promised === 0 && zero) return text;
  return unit.startsWith("# ") ? `${text} or fewer` : `at most ${text}`;
}

/** Splits "at most 20 days" into the words before the number, the number with its signs, and the words after it. */
export function splitFigure(text: string): Readonly<Record<"before" | "figure" | "after", string>> {
  const [, before = "", figure = text, after = ""] = /^(\D*?)(\S*\d\S*)(.*)$/.exec(text) ?? [];
  return { before, figure, after };
}

/** Returns whether a number meets the target. A target that equals the start means “at least”. */
export function isMet(target: Target, value: number): boolean {
  return isLowerBetter(target) ? value <= target.promised : value >= target.promised;
}

/** Returns the number six months later, or before that check the one at the end of the project. */
export const lastValue = ({ reached, later }: Target) => later ?? reached;

/** Returns whether the target was met at the end of the project, but not six months later. */
export const isLost = (target: Target) => isMet(target, target.reached) && !isMet(target, lastValue(target));

/** Returns whether the target was missed at the end of the project or six months later. */
export const wasMissed = (target: Target) => !isMet(target, target.reached) || isLost(target);

/** What the two dates of a target's results are called. */
export const MOMENTS = { reached: "when we left", later: "six months later" } as const;

/**
 * Returns the two targets that a card shows: the first one that was met, and the first one that was missed when the project
 * ended, or else six months later. Without a miss, both were met.
 */
export function highlightsOf<Shown extends Target>(targets: readonly Shown[]): readonly Shown[] {
  const missed = targets.find((target) => !isMet(target, target.reached)) ?? targets.find(isLost);
  const others = targets.filter((target) => target !== missed);
  const met = others.filter((target) => !wasMissed(target));
  const [first, second] = met.length > 0 ? met : others;
  return [first, missed ?? second].flatMap((target) => target ?? []);
}

/** Counts the targets that were met: "Nine of twelve", "targets met", and "when we left, and again six months later". */
export function tallyOf(targets: readonly Target[]): Readonly<Record<"count" | "noun" | "dates", string>> {
  const checked = targets.filter(({ later }) => later != null);
  const met = targets.filter((target) => isMet(target, target.reached));
  const metLater = checked.filter((target) => isMet(target, lastValue(target)));
  const madeGood = metLater.filter((target) => !met.includes(target)).length;
  const lost = checked.filter(isLost).length;
  const changes = [
    ...(madeGood > 0 ? [`${countOf(madeGood, "miss", "misses")} made good`] : []),
    ...(lost > 0 ? [`${countOf(lost, "gain", "gains")} lost`] : []),
  ];
  const allChecked = checked.length === targets.length;
  const sameCount = allChecked && metLater.length === met.length ? ", and again" : `, ${inWords(metLater.length)}`;
  const ofChecked = allChecked ? "" : ` of the ${inWords(checked.length)} checked`;
  const dates = `when we left${checked.length > 0 ? `${sameCount}${ofChecked} six months later` : ""}`;
  return {
    count: capitalized(`${inWords(met.length)} of ${inWords(targets.length)}`),
    noun: targets.length === 1 ? "target met" : "targets met",
    dates: [dates, ...(changes.length > 0 ? [changes.join(", ")] : [])].join(": "),
  };
}
