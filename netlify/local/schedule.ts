import { Cron } from "croner";
import type { FunctionContext } from "../environment";
import type { LoadedFunction } from "./functions";

/** The running schedule. */
export interface Schedule {
  stop(): void;
}

/** A job that is run by a schedule in cron's notation, by UTC: https://docs.netlify.com/build/functions/scheduled-functions/ */
function cronJob(schedule: string, run: () => Promise<void>): Cron {
  try {
    return new Cron(schedule, { timezone: "UTC", mode: "5-part", protect: true }, run);
  } catch (cause) {
    const remedy = 'write cron\'s five fields, such as "0 6 * * *".';
    throw new Error(`The schedule "${schedule}" is none that Netlify takes; ${remedy}`, { cause });
  }
}

/**
 * Runs the scheduled functions as Netlify does for a published site: by UTC, and in cron's five fields or one of its
 * names, such as `@hourly`. A run is left out while the one before it goes on.
 *
 * @throws Error naming a schedule that cannot be read
 */
export function startSchedule(functions: readonly LoadedFunction[], context: FunctionContext): Schedule {
  const jobs = functions.flatMap(({ config: { schedule }, handle }) => {
    if (schedule === undefined) return [];
    const run = () => {
      const running = handle(new Request("http://localhost/", { method: "POST" }), context).then(
        () => undefined,
        console.error,
      );
      context.waitUntil(running);
      return running;
    };
    return [cronJob(schedule, run)];
  });
  return { stop: () => jobs.forEach((job) => job.stop()) };
}
