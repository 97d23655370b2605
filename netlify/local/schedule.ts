import type { FunctionContext } from "../environment";
import type { LoadedFunction } from "./functions";

/** The running schedule. */
export interface Schedule {
  stop(): void;
}

/** The interval of a schedule such as "every five minutes" in cron's notation, in milliseconds. */
function intervalOf(schedule: string): number {
  const minutes = /^\*\/(\d+) \* \* \* \*$/.exec(schedule)?.[1];
  if (!minutes) throw new Error(`The local server only knows schedules of every so many minutes, not "${schedule}".`);
  return Number(minutes) * 60_000;
}

/**
 * Runs the scheduled functions as Netlify does for a published site. A run that takes longer than its interval
 * is not overtaken by the next one.
 */
export function startSchedule(functions: readonly LoadedFunction[], context: FunctionContext): Schedule {
  const timers = functions.flatMap(({ config, handle }) => {
    if (config.schedule === undefined) return [];
    let running = false;
    return setInterval(() => {
      if (running) return;
      running = true;
      const run = handle(new Request("http://localhost/", { method: "POST" }), context);
      context.waitUntil(run.finally(() => (running = false)));
    }, intervalOf(config.schedule));
  });
  return { stop: () => timers.forEach((timer) => clearInterval(timer)) };
}
