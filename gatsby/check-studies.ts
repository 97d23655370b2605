// The months and figures of a case study agree with each other.
import { monthNumber } from "../src/lib/dates";
import type { Path, Report } from "./json";

type Study = Partial<Pick<Queries.CaseStudy, "facts" | "record">>;
type On = (...path: Path) => Report;

/** The steps are in order, and the work took as long as they did. */
function checkMonths({ facts, record }: Study, on: On): void {
  if (!record) return;
  const { steps, closed, check } = record;
  const months = [...steps.map(({ date }) => date), closed, check?.date ?? closed];
  const reports = steps.map((_step, index) => on("record", "steps", index, "date"));
  reports.push(on("record", "closed"), on("record", "check", "date"));
  months.forEach((month, index) => {
    const earlier = months[index - 1] ?? month;
    if (monthNumber(month) < monthNumber(earlier))
      reports[index]?.(`this month is before the one above, ${earlier}`, "Correct one of them, or their order.");
  });
  const [first = closed] = months;
  const length = `${String(monthNumber(closed) - monthNumber(first) + 1)} months`;
  if (/^\d+ months$/.test(facts?.duration ?? "") && facts?.duration !== length)
    on("facts", "duration")(
      `the steps take ${length}, from ${first} to ${closed}`,
      "Correct one of the two.",
      "warning",
    );
}

/** The number and the unit of a figure: 48 and "$ million" of "$48 million". */
const parsed = (figure = "") => ({
  number: Number.parseFloat(figure.replaceAll(",", "").replace(/^\D+/, "")),
  unit: figure.replace(/[\d.,]+/, "").trim(),
});

/** A measure whose promise was missed says so, and no other does. */
function checkFigures({ record }: Study, on: On): void {
  record?.measures.forEach(({ start, promised, reached, missed }, index) => {
    const [from, goal, end] = [parsed(start), parsed(promised), parsed(reached)];
    const isMissed = goal.number < from.number ? end.number > goal.number : end.number < goal.number;
    const areComparable = [from, goal, end].every(({ number, unit }) => number === 0 || unit === goal.unit);
    const message = `${reached} ${isMissed ? "misses" : "keeps"} the promise of ${promised}`;
    if (isMissed !== (missed ?? false) && areComparable && !Number.isNaN(from.number + goal.number + end.number))
      on(
        "record",
        "measures",
        index,
        missed ? "missed" : "reached",
      )(message, 'Correct the figures, or "missed".', "warning");
  });
}

/** Checks one case study; `on` reports a problem of a value in it. */
export function checkStudy(study: Study, on: On): void {
  checkMonths(study, on);
  checkFigures(study, on);
}
