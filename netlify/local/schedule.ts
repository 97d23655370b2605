import type { FunctionContext } from "../environment";
import { nextRun } from "./cron";
import type { LoadedFunction } from "./functions";

/** The running schedule. */
export interface Schedule {
  stop(): void;
}

/**
 * Runs the scheduled functions as Netlify does for a published site. A run that takes longer than its interval
 * is not overtaken by the next one.
 *
 * @throws Error when a schedule is none that the local server knows
 */
export function startSchedule(functions: readonly LoadedFunction[], context: FunctionContext): Schedule {
  const timers = new Map<LoadedFunction, NodeJS.Timeout>();
  let stopped = false;

  function plan(scheduled: LoadedFunction, schedule: string, after: Date): void {
    const time = nextRun(schedule, after);
    const run = async () => {
      await scheduled.handle(new Request("http://localhost/", { method: "POST" }), context).catch(console.error);
      // A timer may be a little early: the same run is not to be planned again.
      if (!stopped) plan(scheduled, schedule, new Date(Math.max(time.getTime(), Date.now())));
    };
    timers.set(
      scheduled,
      setTimeout(() => context.waitUntil(run()), time.getTime() - Date.now()),
    );
  }

  for (const scheduled of functions) {
    const { schedule } = scheduled.config;
    if (schedule !== undefined) plan(scheduled, schedule, new Date());
  }
  return {
    stop() {
      stopped = true;
      timers.forEach((timer) => clearTimeout(timer));
    },
  };
}
