import { startSchedule } from "../../netlify/local/schedule";

const FIVE_MINUTES = 5 * 60_000;

beforeEach(() => void jest.useFakeTimers({ now: new Date("2026-11-21T05:30:00Z") }));

afterEach(() => void jest.useRealTimers());

it("runs a scheduled function again and again, and never twice at once", async () => {
  const runs: (() => void)[] = [];
  const run = () => new Promise<void>((resolve) => runs.push(resolve));
  const schedule = startSchedule([{ schedule: "*/5 * * * *", run }]);
  await jest.advanceTimersByTimeAsync(FIVE_MINUTES - 1);
  expect(runs).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(runs).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(FIVE_MINUTES);
  expect(runs).toHaveLength(1);
  runs[0]?.();
  await jest.advanceTimersByTimeAsync(FIVE_MINUTES);
  expect(runs).toHaveLength(2);
  runs[1]?.();
  await jest.advanceTimersByTimeAsync(0);
  schedule.stop();
  await jest.advanceTimersByTimeAsync(FIVE_MINUTES);
  expect(runs).toHaveLength(2);
});

it.each(["every day", "0 0 6 * * *", "61 * * * *"])("refuses %j, which is no schedule, and names it", (schedule) => {
  expect(() => startSchedule([{ schedule, run: jest.fn() }])).toThrow(
    `The schedule "${schedule}" is none that Netlify takes; write cron's five fields, such as "0 6 * * *".`,
  );
});

/** Goes on to a time, without each of the looks at the clock that the schedule has in between. */
async function jumpTo(time: string): Promise<void> {
  jest.setSystemTime(new Date(time));
  await jest.advanceTimersByTimeAsync(30_000);
}

/** The minutes at which a function was run. */
function recordRuns(answer: () => Promise<void>) {
  const minutes: string[] = [];
  const run = () => {
    minutes.push(new Date().toISOString().slice(0, 16));
    return answer();
  };
  return { minutes, run };
}

it.each([
  ["@hourly", "2026-11-21T06:00"],
  ["0 6 22 * *", "2026-11-22T06:00"],
  ["0 6 * * SUN", "2026-11-22T06:00"],
])("knows every schedule that Netlify knows: %s", async (notation, first) => {
  const { minutes, run } = recordRuns(() => Promise.resolve());
  const schedule = startSchedule([{ schedule: notation, run }]);
  await jumpTo(new Date(Date.parse(`${first}Z`) - 60_000).toISOString());
  expect(minutes).toEqual([]);
  await jumpTo(`${first}Z`);
  await jumpTo(`${first.replace(":00", ":30")}Z`);
  schedule.stop();
  expect(minutes).toEqual([first]);
});

it("runs a function at its time of day, in UTC, and goes on after one that failed", async () => {
  const errors = jest.spyOn(console, "error").mockImplementation();
  const { minutes, run } = recordRuns(() => Promise.reject(new Error("failed")));
  const schedule = startSchedule([{ schedule: "0 6 * * *", run }]);
  for (const time of ["21T05:59", "21T06:00", "21T18:00", "22T05:59", "22T06:00", "23T05:30"]) {
    await jumpTo(`2026-11-${time}:00Z`);
  }
  schedule.stop();
  expect(minutes).toEqual(["2026-11-21T06:00", "2026-11-22T06:00"]);
  expect(errors).toHaveBeenCalledTimes(2);
  errors.mockRestore();
});
