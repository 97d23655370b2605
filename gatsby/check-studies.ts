// Checks that the months and figures of a case study agree with each other.
import { monthNumber } from "../src/lib/dates";
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
  const length = `${String(monthNumber(closed) - monthNumber(first) + 1)} months`;
  const message = `the steps take ${length}, from ${first} to ${closed}`;
  if (/^\d+ months$/.test(facts?.duration ?? "") && facts?.duration !== length)
    at("facts", "duration")(message, "Correct one of the two.", "warning");
}

/** Splits a figure: "$48 million" into 48 and "$ million". */
const parseFigure = (figure = "") => ({
  number: Number.parseFloat(figure.replaceAll(",", "").replace(/^\D+/, "")),
  unit: figure.replace(/[\d.,]+/, "").trim(),
});

/** A measure must be marked as missed exactly if it missed its promise. */
function checkFigures({ record }: Study, at: At): void {
  record?.measures.forEach(({ start, promised, reached, missed }, index) => {
    const [from, goal, end] = [parseFigure(start), parseFigure(promised), parseFigure(reached)];
    const isMissed = goal.number < from.number ? end.number > goal.number : end.number < goal.number;
    const areComparable = [from, goal, end].every(({ number, unit }) => number === 0 || unit === goal.unit);
    const message = `${reached} ${isMissed ? "misses" : "keeps"} the promise of ${promised}`;
    const report = at("record", "measures", index, missed ? "missed" : "reached");
    if (isMissed !== (missed ?? false) && areComparable && !Number.isNaN(from.number + goal.number + end.number))
      report(message, 'Correct the figures or "missed".', "warning");
  });
}

export function checkStudy(study: Study, at: At): void {
  checkMonths(study, at);
  checkFigures(study, at);
}
