// The months and figures of a case study agree with each other.
import { monthNumber } from "../src/lib/dates";
import { splitResult } from "../src/lib/split-result";
import type { Path, Report } from "./json";

/** A case study as its file has it. */
export interface Study {
  readonly results: readonly string[];
  readonly facts?: Queries.CaseStudyFacts;
  readonly record?: Queries.CaseStudyRecord;
  readonly exhibit?: Queries.Exhibit;
}

type On = (...path: Path) => Report;

const AGREE = "Correct one of the two.";

function checkOrder(dates: readonly (readonly [month: string, path: Path])[], on: On): void {
  dates.forEach(([month, path], index) => {
    const [earlier = month] = dates[index - 1] ?? [];
    if (monthNumber(month) < monthNumber(earlier))
      on(...path)(`this month is before the one above, ${earlier}`, "Correct one of them, or their order.");
  });
}

/** The steps are in order, and the length and the period of the work are those of the steps. */
function checkMonths({ facts, record, exhibit }: Study, on: On): void {
  if (!record) return;
  const { steps, closed, check } = record;
  const dates = steps.map(({ date }, index): [string, Path] => [date, ["record", "steps", index, "date"]]);
  dates.push([closed, ["record", "closed"]]);
  if (check) dates.push([check.date, ["record", "check", "date"]]);
  checkOrder(dates, on);
  const first = steps[0]?.date ?? closed;
  const length = monthNumber(closed) - monthNumber(first) + 1;
  const message = `the steps take ${String(length)} months, from ${first} to ${closed}`;
  const months = /^(\d+) months$/.exec(facts?.duration ?? "")?.[1];
  if (months !== undefined && Number(months) !== length) on("facts", "duration")(message, AGREE, "warning");
  const period = /\bfrom ([A-Z]\w+ \d{4}) to ([A-Z]\w+ \d{4})/.exec(exhibit?.period ?? "");
  if (period && (period[1] !== first || period[2] !== closed)) on("exhibit", "period")(message, AGREE, "warning");
}

const unitOf = (figure: string) => figure.replace(/^[\d.,]+\s*/, "");

/** The number of a figure in a unit: 34 of "34%" in "%"; NaN in another unit. */
const numberIn = (figure: string, unit: string) =>
  unitOf(figure) === unit ? Number.parseFloat(figure.replaceAll(",", "")) : Number.NaN;

/** A measure whose promise was missed says so, and no other. */
function checkPromises({ record }: Study, on: On): void {
  record?.measures.forEach(({ start, promised, reached, missed }, index) => {
    const [from, goal, end] = [start, promised, reached].map((figure) => numberIn(figure, unitOf(start)));
    if (from === undefined || goal === undefined || end === undefined || Number.isNaN(from + goal + end)) return;
    const isMissed = goal < from ? end > goal : end < goal;
    const message = `${reached} ${isMissed ? "misses" : "keeps"} the promise of ${promised}`;
    const key = typeof missed === "boolean" ? "missed" : "reached";
    if (isMissed !== (missed ?? false))
      on("record", "measures", index, key)(message, 'Correct the figures, or "missed".', "warning");
  });
}

/** The exhibit has the figures of the record, and the months of a chart have its first and its last value. */
function checkExhibit({ record, exhibit }: Study, on: On): void {
  exhibit?.measures.forEach(({ label, unit, before, after, months }, index) => {
    const measure = record?.measures.find((one) => one.label === label);
    const path = ["exhibit", "measures", index];
    checkOrder(months?.map(({ month }, place) => [month, [...path, "months", place, "month"]]) ?? [], on);
    const figures = [
      { key: "before", value: before, figure: measure?.start ?? "" },
      { key: "after", value: after, figure: measure?.reached ?? "" },
    ];
    for (const { key, value, figure } of figures) {
      const report = on(...path, key);
      const other = numberIn(figure, unit);
      if (!Number.isNaN(other) && other !== value) report(`the record above has ${figure}`, AGREE, "warning");
      if (months && !months.some((one) => one.value === value))
        report(`no month of the chart has ${String(value)}`, "Correct it, or add the month.", "warning");
    }
  });
}

/** Checks one case study. */
export function checkStudy(study: Study, on: On): void {
  checkMonths(study, on);
  checkPromises(study, on);
  checkExhibit(study, on);
  study.results.forEach((result, index) => {
    const report = on("results", index);
    if (splitResult(result).figure === null)
      report("this result doesn't begin with its number", "Write it first: “34% lower cost”.", "warning");
  });
}
