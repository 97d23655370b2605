/** The first and the last text that a day can be, digit by digit. */
const [FIRST, LAST] = ["2000-00-00", "2099-19-39"];

/** Returns the day of a time, by UTC: `2026-11-21`. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** Returns the days from one time to another, both included; none where the first is later. */
export function daysBetween(first: Date, last: Date): string[] {
  const days: string[] = [];
  for (const day = new Date(dayOf(first)); day <= last; day.setUTCDate(day.getUTCDate() + 1)) days.push(dayOf(day));
  return days;
}

/** Returns what texts begin with that first differ from a day in one digit, which is within a range for its position. */
function prefixes(day: string, from: (position: number) => number, to: (position: number) => number): string[] {
  return [...day].flatMap((character, position) => {
    if (character === "-") return [];
    const count = Math.max(0, to(position) - from(position) + 1);
    return Array.from({ length: count }, (_, index) => `${day.slice(0, position)}${from(position) + index}`);
  });
}

/**
 * Returns a few prefixes that all days before a day begin with, and no other day does: for 2026-11-21 the year prefixes
 * 200, 201, 2020 to 2025, then 2026-0, 2026-10 and so on. So a store lists what is old without what is not, however
 * much that is, and in whatever order it lists.
 */
export function prefixesBefore(day: string): string[] {
  return prefixes(
    day,
    (position) => Number(FIRST[position]),
    (position) => Number(day[position]) - 1,
  );
}

/** Returns a few prefixes that all days after a day begin with, and no other day does. */
export function prefixesAfter(day: string): string[] {
  return prefixes(
    day,
    (position) => Number(day[position]) + 1,
    (position) => Number(LAST[position]),
  );
}
