import { hasEnded, timeOfDay } from "../../src/lib/dates";

test("a day has ended when it is midnight in New York in winter", () => {
  const times = ["2027-01-01T04:59:59.999Z", "2027-01-01T05:00:00.000Z"];
  expect(times.map((time) => hasEnded("2026-12-31", new Date(time)))).toEqual([false, true]);
});

test("a time of day has twelve hours", () => {
  const times = ["00:05", "09:59", "12:00", "23:30"].map((time) => timeOfDay(new Date(`2027-01-01T${time}`)));
  expect(times).toEqual(["12:05 AM", "9:59 AM", "12:00 PM", "11:30 PM"]);
});
