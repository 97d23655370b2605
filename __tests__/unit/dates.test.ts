import { hasEnded } from "../../src/lib/dates";

test("a day has ended when it is midnight in New York in winter", () => {
  const times = ["2027-01-01T04:59:59.999Z", "2027-01-01T05:00:00.000Z"];
  expect(times.map((time) => hasEnded("2026-12-31", new Date(time)))).toEqual([false, true]);
});
