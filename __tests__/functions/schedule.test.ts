import { startSchedule } from "../../netlify/local/schedule";

const context = { deploy: { context: "dev" }, waitUntil: () => undefined };
const FIVE_MINUTES = 5 * 60_000;

beforeEach(() => void jest.useFakeTimers());

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
});
