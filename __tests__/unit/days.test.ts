import { dayOf, daysBetween, prefixesAfter, prefixesBefore } from "../../netlify/submissions/days";

const EVERY_DAY = daysBetween(new Date("2000-01-01"), new Date("2099-12-31"));

it.each(["2026-11-21", "2024-02-29", "2025-01-01", "2030-10-10", "2029-12-31"])(
  "finds each day before and after %s by exactly one prefix, and no other day",
  (day) => {
    const [before, after] = [prefixesBefore(day), prefixesAfter(day)];
    const count = (prefixes: readonly string[], other: string) =>
      prefixes.filter((prefix) => other.startsWith(prefix)).length;
    const isWrong = (other: string) =>
      count(before, other) !== Number(other < day) || count(after, other) !== Number(other > day);
    expect(EVERY_DAY.filter(isWrong)).toEqual([]);
  },
);

it("needs a few prefixes only", () => {
  const days = EVERY_DAY.filter((_day, index) => index % 37 === 0);
  const most = Math.max(...days.flatMap((day) => [prefixesBefore(day).length, prefixesAfter(day).length]));
  expect(most).toBeLessThan(45);
});

it("lists the days between two times, across the end of a month", () => {
  expect(daysBetween(new Date("2026-02-27T23:59:00Z"), new Date("2026-03-01T00:00:00Z"))).toEqual([
    "2026-02-27",
    "2026-02-28",
    "2026-03-01",
  ]);
  expect(daysBetween(new Date("2026-03-02"), new Date("2026-03-01"))).toEqual([]);
  expect(dayOf(new Date("2026-03-01T23:59:59.999Z"))).toBe("2026-03-01");
});
