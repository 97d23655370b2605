import { startSchedule } from "../../netlify/local/schedule";

const context = { deploy: { context: "dev" }, waitUntil: () => undefined };
const FIVE_MINUTES = 5 * 60_000;

beforeEach(() => void jest.useFakeTimers({ now: new Date("2026-11-21T05:30:00Z") }));

afterEach(() => void jest.useRealTimers());

it("runs a scheduled function again and again, and never twice at once", async () => {
  const runs: (() => void)[] = [];
  const handle = () => new Promise<Response>((resolve) => runs.push(() => resolve(new Response())));
  const schedule = startSchedule([{ config: { schedule: "*/5 * * * *" }, handle }], context);
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

it("leaves functions without a schedule alone, and refuses a schedule it does not know", () => {
  const handle = jest.fn();
  startSchedule([{ config: { path: "/api/contact" }, handle }], context);
  jest.advanceTimersByTime(FIVE_MINUTES);
  expect(handle).not.toHaveBeenCalled();
  expect(() => startSchedule([{ config: { schedule: "@hourly" }, handle }], context)).toThrow(/"@hourly"/);
  expect(() => startSchedule([{ config: { schedule: "0 6 1 * *" }, handle }], context)).toThrow(/"0 6 1/);
});

it("runs a function at its time of day, in UTC, and goes on after one that failed", async () => {
  const errors = jest.spyOn(console, "error").mockImplementation();
  const times: string[] = [];
  const handle = () => {
    times.push(new Date().toISOString());
    return Promise.reject(new Error("failed"));
  };
  const schedule = startSchedule([{ config: { schedule: "0 6 * * *" }, handle }], context);
  await jest.advanceTimersByTimeAsync(2 * 24 * 60 * 60_000);
  schedule.stop();
  expect(times).toEqual(["2026-11-21T06:00:00.000Z", "2026-11-22T06:00:00.000Z"]);
  expect(errors).toHaveBeenCalledTimes(2);
  errors.mockRestore();
});
