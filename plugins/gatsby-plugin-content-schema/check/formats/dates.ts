import type { CheckContext, CheckedValue } from "../context";
import type { ValueProblem } from "../findings";

/** Writes a day in ISO 8601 form as pages show it. */
type LongDate = (day: string) => string;

/** Years that content can be about; others are slips of the keyboard. */
const YEARS = { first: "1900", last: "2100" };

const isLikely = (iso: string) => iso >= YEARS.first && iso.slice(0, 4) <= YEARS.last;

/** Returns the day if there is one; JavaScript takes February 30 for March 2. */
function existingDay(iso: string): string | undefined {
  const day = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(iso) && isLikely(iso) ? iso : undefined;
}

/** Returns the day that a text means, in ISO 8601 form, if JavaScript understands it. */
function meant(value: string): string | undefined {
  const time = Date.parse(`${value} UTC`);
  if (Number.isNaN(time)) return undefined;
  const iso = new Date(time).toISOString().slice(0, 10);
  return isLikely(iso) ? iso : undefined;
}

/** Warns of a day that was announced and is over, and of any other day that is still to come: most are a slip. */
function checkWhen(
  value: string,
  day: string,
  { schema: { future = false } }: CheckedValue,
  { today }: CheckContext,
): ValueProblem[] {
  if (future ? day >= today : day <= today) return [];
  return [
    {
      severity: "warning",
      value,
      message: future
        ? "this day is over, and the site still announces it"
        : "this day is still to come, and the site shows it at once",
      remedy: future
        ? "Take the entry out, or write the day on which it takes place."
        : "Correct the date, or leave it if that is meant.",
    },
  ];
}

/** Checks a day in ISO 8601 form: "2026-11-03". */
export function checkDate(value: string, checked: CheckedValue, context: CheckContext): ValueProblem[] {
  const hasForm = /^\d{4}-\d{2}-\d{2}$/.test(value);
  const day = hasForm ? existingDay(value) : undefined;
  if (day !== undefined) return checkWhen(value, day, checked, context);
  const suggestion = hasForm ? undefined : meant(value);
  return [
    {
      severity: "mistake",
      value,
      message: hasForm ? "there is no such day" : "this is no date in the form year-month-day",
      remedy: 'Write an existing day as year, month and day: "2026-11-03".',
      ...(suggestion === undefined ? {} : { suggestion }),
    },
  ];
}

/** Checks a day as pages show it: "October 20, 2026". */
export function checkLongDate(
  value: string,
  checked: CheckedValue,
  context: CheckContext,
  longDate: LongDate,
): ValueProblem[] {
  const iso = meant(value);
  if (iso !== undefined && longDate(iso) === value) return checkWhen(value, iso, checked, context);
  const hasForm = /^[A-Z][a-z]+ \d{1,2}, \d{4}$/.test(value);
  const suggestion = iso === undefined || hasForm ? undefined : longDate(iso);
  return [
    {
      severity: "mistake",
      value,
      message: hasForm ? "there is no such day" : "this is no date in the form that the site shows",
      remedy: 'Write an existing day with the month in full: "October 20, 2026".',
      ...(suggestion === undefined ? {} : { suggestion }),
    },
  ];
}

/** Checks a month as pages show it: "October 2026". */
export function checkLongMonth(
  value: string,
  checked: CheckedValue,
  context: CheckContext,
  longDate: LongDate,
): ValueProblem[] {
  const [month = "", year = "", ...more] = value.split(" ");
  const iso = meant(`1 ${value}`);
  const written = iso && longDate(iso).replace(/ \d+,/, "");
  if (iso !== undefined && written === value && more.length === 0) return checkWhen(value, iso, checked, context);
  const suggestion = /^[a-z]+\.?$/i.test(month) && /^\d{4}$/.test(year) ? written : undefined;
  return [
    {
      severity: "mistake",
      value,
      message: "this is no month in the form that the site shows",
      remedy: 'Write the month in full and the year: "October 2026".',
      ...(suggestion === undefined ? {} : { suggestion }),
    },
  ];
}
