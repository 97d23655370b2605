// Checks that the months of a case study agree with each other, and its numbers with their unit.
import { monthNumber } from "../../src/lib/dates";
import { formatValue } from "../../src/lib/targets";
import type { At } from "./check-content";

type Study = Partial<Pick<Queries.CaseStudy, "facts" | "record">>;

type CaseRecord = NonNullable<Study["record"]>;

/** The steps must be in order, and the stated duration must match them. */
function checkMonths({ steps, due, closed, check, signed }: CaseRecord, duration: string | undefined, at: At): void {
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
  if (!(monthNumber(signature) >= monthNumber(closed)))
    at("record", "signed")(`this isn't a month after the end of the project, ${closed}`, "Correct one of the two.");
  if (check && monthNumber(check.date) !== monthNumber(closed) + 6)
    at("record", "check", "date")("the page calls this “six months later”", "Correct it if it is wrong.", "warning");
  const length = `${monthNumber(closed) - monthNumber(first) + 1} months`;
  const message = `the steps take ${length}, from ${first} to ${closed}`;
  if (/^\d+ months$/.test(duration ?? "") && duration !== length)
    at("facts", "duration")(message, "Correct one of the two.", "warning");
}

/** The numbers must fit their unit, and those of the visit six months later belong together. */
function checkTargets({ targets, check }: CaseRecord, at: At): void {
  const isVisited = Boolean(check) || targets.some(({ later }) => later != null);
  if (isVisited && !check)
    at("record", "targets")('"later" is filled in, but "check" isn\'t', "Fill in both, or none of them.", "warning");
  targets.forEach((target, index) => {
    const { unit, start, promised, reached, later } = target;
    const place = (key: string) => at("record", "targets", index, key);
    if (isVisited && later == null)
      place("later")(
        "the number six months later is missing",
        'Fill it in, or leave out "later" and "check".',
        "warning",
      );
    const numbers = Object.entries({ start, promised, reached, ...(later == null ? {} : { later }) });
    const largest = Math.max(...numbers.map(([, number]) => Math.abs(number)));
    for (const [key, number] of numbers) {
      const isWrong = Number(number.toFixed(2)) !== number || (/illion/i.test(unit) && Math.abs(number) >= 10_000);
      const isShare = unit.includes("%") && number % 1 !== 0 && Math.abs(number) < 1 && (largest < 1 || largest > 9);
      const message = `"${formatValue(target, number)}" doesn't fit "unit" or the other numbers`;
      const remedy = "Write 48 for $48 million, 34 for 34%, and at most two decimals.";
      if (isWrong || isShare) place(key)(message, remedy, isWrong ? "error" : "warning");
    }
  });
}

export function checkStudy({ facts, record }: Study, at: At): void {
  if (!record) return;
  checkMonths(record, facts?.duration, at);
  checkTargets(record, at);
}
