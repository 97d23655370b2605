// Checks that the months of a case study agree with each other, and its numbers with their form.
import { monthNumber } from "../src/lib/dates";
import { formatValue, progress } from "../src/lib/targets";
import type { At } from "./check";

type Study = Partial<Pick<Queries.CaseStudy, "facts" | "record">>;

/** The steps must be in order, and the stated duration must match them. */
function checkMonths({ facts, record }: Study, at: At): void {
  if (!record) return;
  const { steps, due, closed, check, signed } = record;
  const months = [...steps.map(({ date }) => date), closed, check?.date ?? closed];
  const reports = steps.map((_step, index) => at("record", "steps", index, "date"));
  reports.push(at("record", "closed"), at("record", "check", "date"));
  months.forEach((month, index) => {
    const earlier = months[index - 1] ?? month;
    if (monthNumber(month) < monthNumber(earlier))
      reports[index]?.(`this month is before the previous one, ${earlier}`, "Correct one of them, or their order.");
  });
  const [first = closed] = months;
  if (monthNumber(due) < monthNumber(first))
    at("record", "due")(`the targets were due before the first step, ${first}`, "Correct one of the two months.");
  const [signature = closed] = /[A-Z][a-z]+ \d{4}$/.exec(signed ?? "") ?? [];
  if (monthNumber(signature) < monthNumber(closed))
    at("record", "signed")(`this month is before the end of the project, ${closed}`, "Correct one of the two.");
  const length = `${monthNumber(closed) - monthNumber(first) + 1} months`;
  const message = `the steps take ${length}, from ${first} to ${closed}`;
  if (/^\d+ months$/.test(facts?.duration ?? "") && facts?.duration !== length)
    at("facts", "duration")(message, "Correct one of the two.", "warning");
}

/** The numbers must fit their unit, and those of the visit six months later belong together. */
function checkTargets({ record }: Study, at: At): void {
  if (!record) return;
  const { targets, check } = record;
  const isVisited = Boolean(check) || targets.some(({ later }) => later != null);
  if (isVisited && !check)
    at("record", "targets")(
      '"later" is filled in, but the visit isn\'t',
      'Add it in "check", or empty "later".',
      "warning",
    );
  targets.forEach((target, index) => {
    const { unit, start, promised, reached, later } = target;
    const report = (key: string) => at("record", "targets", index, key);
    if (isVisited && later == null)
      report("later")(
        "the number six months later is missing",
        'Fill in "later" here, or neither it nor "check".',
        "warning",
      );
    if (progress(target, reached) < 0)
      report("reached")("this is worse than at the start", "Correct it if two numbers are swapped.", "warning");
    const numbers = Object.entries({ start, promised, reached, ...(later == null ? {} : { later }) });
    const largest = Math.max(...numbers.map(([, number]) => Math.abs(number)));
    for (const [key, number] of numbers) {
      const value = `"${formatValue(target, number)}"`;
      const isWrong = Number(number.toFixed(2)) !== number || (/illion/i.test(unit) && Math.abs(number) >= 10_000);
      const isShare = unit.includes("%") && number % 1 !== 0 && Math.abs(number) < 1 && (largest < 1 || largest > 9);
      const remedy = "Write 48 for $48 million, 34 for 34%, and at most two decimals.";
      if (isWrong || isShare || Math.abs(progress(target, number)) > 20)
        report(key)(`${value} doesn't fit "unit" or the other numbers`, remedy, isWrong ? "error" : "warning");
      if (/^"1 \p{L}+s"$/u.test(value))
        report(key)(`visitors read ${value}`, 'Write the word for one in "one", such as day.', "warning");
    }
  });
}

export function checkStudy(study: Study, at: At): void {
  checkMonths(study, at);
  checkTargets(study, at);
}
