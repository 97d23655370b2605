import type { ContentEntry, ContentRule, Finding } from "../../../plugins/gatsby-plugin-content-schema";
import { monthNumber } from "../../lib/dates";

/** A month of a study, and where it stands. */
interface Dated {
  readonly month: string;
  readonly path: readonly (string | number)[];
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};

const listOf = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : []);

const dated = (month: unknown, ...path: Dated["path"]): Dated[] =>
  typeof month === "string" && !Number.isNaN(monthNumber(month)) ? [{ month, path }] : [];

/** The months of an engagement in the order in which they are told: its steps, its end, and the check after it. */
function monthsOfRecord({ steps, closed, check }: Fields): Dated[] {
  return [
    ...listOf(steps).flatMap(({ date }, index) => dated(date, "record", "steps", index, "date")),
    ...dated(closed, "record", "closed"),
    ...dated(fieldsOf(check).date, "record", "check", "date"),
  ];
}

/** Finds months that lie before the one that stands above them. */
function disorder(study: ContentEntry, months: readonly Dated[]): Finding[] {
  return months.flatMap(({ month, path }, index) => {
    const above = months[index - 1];
    if (!above || monthNumber(month) >= monthNumber(above.month)) return [];
    return [
      study.locate({
        severity: "mistake",
        path,
        value: month,
        message: `this month lies before ${above.month}, which stands above it`,
        remedy: "Put them in the order of time, or correct the month.",
      }),
    ];
  });
}

/** Finds a length that isn't that of the steps. */
function otherLength(study: ContentEntry, record: Fields): Finding[] {
  const { duration } = fieldsOf(study.entry.facts);
  const [first] = listOf(record.steps);
  const length = monthNumber(String(record.closed)) - monthNumber(String(first?.date)) + 1;
  const said = typeof duration === "string" ? /^(\d+) months$/.exec(duration)?.[1] : undefined;
  if (said === undefined || !(length > 0) || Number(said) === length) return [];
  return [
    study.locate({
      severity: "warning",
      path: ["facts", "duration"],
      value: duration,
      message: `from the first step to the end it is ${String(length)} months, both counted`,
      remedy: "Correct the length, the first step or the end.",
    }),
  ];
}

/** Checks the charts of an exhibit: a line in the order of time, with the values that are said before and after. */
function brokenLines(study: ContentEntry): Finding[] {
  return listOf(fieldsOf(study.entry.exhibit).measures).flatMap(({ months, before, after }, index) => {
    const path = ["exhibit", "measures", index, "months"];
    const line = listOf(months);
    if (line.length === 0) return [];
    const order = disorder(
      study,
      line.flatMap(({ month }, place) => dated(month, ...path, place, "month")),
    );
    const missing = [before, after].filter((value) => !line.some((month) => month.value === value));
    return [
      ...order,
      ...missing.map((value) =>
        study.locate({
          severity: "warning",
          path,
          message: `no month has ${String(value)}, the value before or after`,
          remedy: "Add the month, or correct the value: chart and text would not agree.",
        }),
      ),
    ];
  });
}

/** Checks that the months of a case study, its length and its charts agree with each other. */
export const checkCaseStudies: ContentRule = ({ entries }) =>
  (entries.get("case-studies") ?? []).flatMap((study) => {
    const record = fieldsOf(study.entry.record);
    return [...disorder(study, monthsOfRecord(record)), ...otherLength(study, record), ...brokenLines(study)];
  });
