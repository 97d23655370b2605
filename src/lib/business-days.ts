/** When an office answers. */
export interface OfficeHours {
  /** As data/offices.json writes them: "Monday to Friday, 9:00 AM to 5:30 PM". */
  readonly hours: string;
  /** The office's time zone by its IANA name: "Europe/London". */
  readonly timeZone: string;
}

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

const HOURS = /^(\w+day) to (\w+day), \d{1,2}:\d{2} [AP]M to (\d{1,2}):(\d{2}) ([AP]M)$/;

const MINUTE_MS = 60_000;

const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Returns the days of the week on which an office is open, from 0 for Sunday, and the minute of the day when it closes.
 *
 * @throws RangeError if the hours are written otherwise than the content's schema has them
 */
function weekOf(hours: string): { readonly isOpen: (weekday: number) => boolean; readonly closes: number } {
  const [, first = "", last = "", hour, minute, half] = HOURS.exec(hours) ?? [];
  const [from, to] = [WEEKDAYS.indexOf(first), WEEKDAYS.indexOf(last)];
  if (from < 0 || to < 0) throw new RangeError(`These are no opening hours: ${hours}`);
  return {
    isOpen: (weekday) => (weekday - from + 7) % 7 <= (to - from + 7) % 7,
    closes: ((Number(hour) % 12) + (half === "PM" ? 12 : 0)) * 60 + Number(minute),
  };
}

/** Returns what the clocks of a time zone show, as if it were UTC. */
function clockIn(timeZone: string, moment: Date): Date {
  const format = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "medium", timeZone });
  return new Date(`${format.format(moment).replace(" ", "T")}Z`);
}

/**
 * Returns the day by which an office has answered. What arrives after closing, or on a day when the office isn't open,
 * counts from the next day when it is. Public holidays aren't known here.
 *
 * @param received when it arrived
 * @param days within how many business days the answer is promised
 * @returns the day in the office's time zone, in ISO 8601: "2026-11-23"
 * @throws RangeError if the hours or the time zone can't be read
 */
export function answerDay(received: Date, days: number, { hours, timeZone }: OfficeHours): string {
  const { isOpen, closes } = weekOf(hours);
  const clock = clockIn(timeZone, received);
  const nextOpen = (from: number): number => (isOpen(new Date(from).getUTCDay()) ? from : nextOpen(from + DAY_MS));
  const today = Math.floor(clock.getTime() / DAY_MS) * DAY_MS;
  const isLate = clock.getTime() - today >= closes * MINUTE_MS;
  let day = nextOpen(isLate ? today + DAY_MS : today);
  for (let counted = 0; counted < days; counted += 1) day = nextOpen(day + DAY_MS);
  return new Date(day).toISOString().slice(0, 10);
}

/**
 * Returns the office whose clocks are nearest to the visitor's own, which can be called at their hours; the first of
 * several.
 *
 * @param offices at least one
 * @param moment at which the clocks are compared
 * @param visitorOffset how many minutes the visitor's clock is ahead of UTC
 */
export function nearestOffice<Office extends OfficeHours>(
  offices: readonly Office[],
  moment: Date,
  visitorOffset: number,
): Office | undefined {
  const distance = ({ timeZone }: Office) =>
    Math.abs(Math.round((clockIn(timeZone, moment).getTime() - moment.getTime()) / MINUTE_MS) - visitorOffset);
  return offices.toSorted((one, other) => distance(one) - distance(other))[0];
}
