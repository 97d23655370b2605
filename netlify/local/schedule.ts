import { Cron } from "croner";

/** Something that is done at certain times. */
export interface Job {
  /** Cron's notation, or one of its names, such as `@hourly`. */
  readonly schedule: string;
  run(): Promise<unknown>;
}

/** The running schedule. */
export interface Schedule {
  stop(): void;
}

/** A job that is run by a schedule in cron's notation, by UTC: https://docs.netlify.com/build/functions/scheduled-functions/ */
function cronJob({ schedule, run }: Job): Cron {
  const settled = () => run().then(() => undefined, console.error);
  try {
    return new Cron(schedule, { timezone: "UTC", mode: "5-part", protect: true }, settled);
  } catch (cause) {
    const remedy = 'write cron\'s five fields, such as "0 6 * * *".';
    throw new Error(`The schedule "${schedule}" is none that Netlify takes; ${remedy}`, { cause });
  }
}

/**
 * Runs jobs as Netlify runs the scheduled functions of a published site: by UTC, and in cron's five fields or one of its
 * names. A run is left out while the one before it goes on.
 *
 * @throws Error naming a schedule that cannot be read
 */
export function startSchedule(jobs: readonly Job[]): Schedule {
  const started = jobs.map(cronJob);
  return { stop: () => started.forEach((job) => job.stop()) };
}
