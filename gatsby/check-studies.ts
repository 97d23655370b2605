// Checks that the months of a case study agree with each other, and its numbers with their form.
import { monthNumber } from "../src/lib/dates";
import { formatValue, progress } from "../src/lib/targets";
import type { At } from "./check";

type Study = Partial<Pick<Queries.CaseStudy, "facts" | "record">>;

/** The steps must be in order, and the stated duration must match them. */
function checkMonths({ facts, record }: Study, at: At): void {
  if (!record) return;
  const { steps, closed, check } = record;
  const months = [...steps.map(({ date }) => date), closed, check?.date ?? closed];
  const reports = steps.map((_step, index) => at("record", "steps", index, "date"));
  reports.push(at("record", "closed"), at("record", "check", "date"));
  months.forEach((month, index) => {
    const earlier = months[index - 1] ?? month;
    if (monthNumber(month) < monthNumber(earlier))
      reports[index]?.(`this month is before the previous one, ${earlier}`, "Correct one of them, or their order.");
  });
  const [first = closed] = months;
  const length = `${monthNumber(closed) - monthNumber(first) + 1} months`;
  const message = `the steps take ${length}, from ${first} to ${closed}`;
  if (/^\d+ months$/.test(facts?.duration ?? "") && facts?.duration !== length)
    at("facts", "duration")(message, "Correct one of the two.", "warning");
}

/** The start and the promised number must differ, except for what stays at zero; the numbers must fit their unit. */
function checkTargets({ record }: Study, at: At): void {
  record?.targets.forEach((target, index) => {
    const { unit, zero, start, promised, reached, later } = target;
    const report = (key: string) => at("record", "targets", index, key);
    const same = "the target equals the start, so the site can't know whether it was met";
    const zeroRemedy = 'Correct one of them. For what stays at zero, write the word for it in "zero", such as None.';
    if (start === promised && (start !== 0 || !zero)) report("promised")(same, zeroRemedy);
    const numbers = Object.entries({ start, promised, reached, ...(later == null ? {} : { later }) });
    const largest = Math.max(...numbers.map(([, number]) => Math.abs(number)));
    for (const [key, number] of numbers) {
      const isWrong = Number(number.toFixed(2)) !== number || (/illion/i.test(unit) && Math.abs(number) >= 10_000);
      const isShare = unit.includes("%") && number % 1 !== 0 && Math.abs(number) < 1 && (largest < 1 || largest > 9);
      const message = `"${formatValue(target, number)}" doesn't fit "unit" or the other numbers`;
      const remedy = "Write 48 for $48 million, 34 for 34%, and at most two decimals.";
      if (isWrong || isShare || Math.abs(progress(target, number)) > 20)
        report(key)(message, remedy, isWrong ? "error" : "warning");
    }
  });
}

export function checkStudy(study: Study, at: At): void {
  checkMonths(study, at);
  checkTargets(study, at);
}
