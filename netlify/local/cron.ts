const MINUTE_MS = 60_000;

/** A day and a minute: every schedule that is known here runs within it. */
const HORIZON_MINUTES = 24 * 60 + 1;

/** Whether a field of a schedule, `*`, `5` or every so many, fits a minute or an hour. */
function fits(field: string, value: number): boolean {
  const step = /^\*\/(\d+)$/.exec(field)?.[1];
  return field === "*" || (step === undefined ? Number(field) === value : value % Number(step) === 0);
}

/**
 * When a schedule in cron's notation runs next, in UTC as on Netlify.
 *
 * @param schedule of minutes and hours only, such as `0 6 * * *`
 * @param after the time from which the next is looked for, itself excluded
 * @throws Error when the schedule has days, months or another notation
 */
export function nextRun(schedule: string, after: Date): Date {
  const [, minute, hour] = /^(\*|\*\/\d+|\d+) (\*|\*\/\d+|\d+) \* \* \*$/.exec(schedule) ?? [];
  if (minute === undefined || hour === undefined) {
    throw new Error(`The local server only knows schedules of minutes and hours, not "${schedule}".`);
  }
  const first = Math.floor(after.getTime() / MINUTE_MS) + 1;
  for (let count = 0; count < HORIZON_MINUTES; count += 1) {
    const time = new Date((first + count) * MINUTE_MS);
    if (fits(minute, time.getUTCMinutes()) && fits(hour, time.getUTCHours())) return time;
  }
  throw new Error(`The schedule "${schedule}" never runs.`);
}
