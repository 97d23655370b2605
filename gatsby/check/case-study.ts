// Finds months, numbers and results of a case study that contradict each other.
import { monthNumber } from "../../src/lib/dates";
import { formatValue, lastValue, wasMissed, type Target } from "../../src/lib/targets";
import type { At } from "./check-content";
import type { Path } from "./json";
import type { Report } from "./problems";

type Study = Partial<Pick<Queries.CaseStudy, "facts" | "results" | "record">>;

type CaseRecord = NonNullable<Study["record"]>;

/** Whether a text has numbers, but none of them is the last result of one of these targets. */
export function lacksResult(text: string, targets: readonly Target[]): boolean {
  const numbers = (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((number) => Number(number.replaceAll(",", "")));
  return numbers.length > 0 && !targets.some((target) => numbers.includes(lastValue(target)));
}

function checkMonths({ steps, due, closed, check, signed }: CaseRecord, duration: string | undefined, at: At): void {
  const report = (path: Path, message: string, severity?: "warning") => {
    at(...path)(message, "Correct one of the two.", severity);
  };
  const months = [
    ...steps.map(({ date }, index) => ({ date, path: ["record", "steps", index, "date"] })),
    { date: closed, path: ["record", "closed"] },
    ...(check ? [{ date: check.date, path: ["record", "check", "date"] }] : []),
  ];
  months.forEach(({ date, path }, index) => {
    const earlier = months[index - 1]?.date ?? date;
    if (monthNumber(date) < monthNumber(earlier)) report(path, `this month is before the previous one, ${earlier}`);
  });
  const first = months[0]?.date ?? closed;
  if (monthNumber(due) < monthNumber(first))
    report(["record", "due"], `the targets were due before the first step, ${first}`);
  const [signature = closed] = /[A-Z][a-z]+ \d{4}$/.exec(signed ?? "") ?? [];
  if (!(monthNumber(signature) >= monthNumber(closed)))
    report(["record", "signed"], `this isn't a month after the end of the project, ${closed}`);
  if (check && monthNumber(check.date) >= monthNumber(closed) && monthNumber(check.date) !== monthNumber(closed) + 6)
    report(["record", "check", "date"], `this isn't six months after ${closed}, as the page says`, "warning");
  const length = `${monthNumber(closed) - monthNumber(first) + 1} months`;
  if (/^\d+ months$/.test(duration ?? "") && duration !== length)
    report(["facts", "duration"], `the steps take ${length}, from ${first} to ${closed}`, "warning");
}

/** The numbers must fit their unit, those of the visit six months later belong together, and a miss has its explanation. */
function checkTargets({ targets, check }: CaseRecord, at: At): void {
  for (const [index, target] of targets.entries()) {
    const { unit, start, promised, reached, later, why } = target;
    const report = (key: string, message: string, remedy: string, severity: "error" | "warning" = "warning") => {
      at("record", "targets", index, key)(message, remedy, severity);
    };
    if (check && later == null)
      report("later", "the number six months later is missing", 'Fill it in, or leave out all and "check".');
    if (!check && later != null)
      report("later", 'this is filled in, but "check" isn\'t', "Fill in both, or none of them.");
    const isMissed = wasMissed(target);
    const outcome = isMissed ? "missed" : "met";
    if (Boolean(why) !== isMissed)
      report("why", `this target was ${outcome}`, "Write why only of a miss, or correct the numbers.");
    const numbers = Object.entries({ start, promised, reached, ...(later == null ? {} : { later }) });
    const largest = Math.max(...numbers.map(([, number]) => Math.abs(number)));
    for (const [key, number] of numbers) {
      const isWrong = Number(number.toFixed(2)) !== number || (/illion/i.test(unit) && Math.abs(number) >= 10_000);
      const isShare = unit.includes("%") && number % 1 !== 0 && Math.abs(number) < 1 && (largest < 1 || largest > 9);
      const message = `"${formatValue(target, number)}" doesn't fit "unit" or the other numbers`;
      const remedy = "Write 48 for $48 million, 34 for 34%, and at most two decimals.";
      if (isWrong || isShare) report(key, message, remedy, isWrong ? "error" : "warning");
    }
  }
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

/** A result in words that names a target must have its number. */
function checkResult(result: string, { targets }: CaseRecord, report: Report): void {
  for (const target of targets) {
    const words = wordsOf(target.label);
    const named = words.filter((word) => wordsOf(result).includes(word));
    const value = lastValue(target);
    const message = `the record has ${formatValue(target, value)} for "${target.label}"`;
    if (named.length > 1 && named.length * 2 > words.length && value !== 0 && lacksResult(result, [target]))
      report(message, "Correct one of the two.", "warning");
  }
}

export function checkStudy({ facts, results = [], record }: Study, at: At): void {
  if (!record) return;
  checkMonths(record, facts?.duration, at);
  checkTargets(record, at);
  for (const [index, result] of results.entries()) checkResult(result, record, at("results", index));
}
