import { join } from "node:path";
import pidusage from "pidusage";
import { startSite } from "../../__tests__/functions/support/site-process";
import { missingSubmissions, withFixtureSite } from "./load";
import { sendVisitors } from "./visitors";
import type { Plan, Seen } from "./visitors";

const INTERVAL_MS = 1_000;

/** How a process's memory changed, in bytes. */
interface Memory {
  /** The medians of the second and the last quarter of the time; in the first, code is still being loaded. */
  readonly before: number;
  readonly after: number;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Starts to watch the memory of a process; returns a function that stops and returns the result. */
function watchMemory(pid: number): () => Memory {
  const samples: number[] = [];
  const timer = setInterval(() => {
    pidusage(pid).then(
      ({ memory }) => samples.push(memory),
      () => undefined,
    );
  }, INTERVAL_MS);
  return () => {
    clearInterval(timer);
    const quarter = Math.max(1, Math.floor(samples.length / 4));
    return { before: median(samples.slice(quarter, 2 * quarter)), after: median(samples.slice(-quarter)) };
  };
}

/** The greatest load the site must bear: each visitor writes again as soon as the last message is acknowledged. */
const LOAD: Plan = { visitors: 200, readers: 10, seconds: 60, pauseMs: 0 };

/** Long enough for a leak to show, and within the store's budget for an hour. */
const SOAK: Plan = { visitors: 200, readers: 2, seconds: 600, pauseMs: 5_000 };

/** With plenty of memory, Node collects garbage late, which would look like a leak. */
const SMALL_HEAP = "--max-old-space-size=320";

/** Growth above this is a leak and not late garbage collection, in bytes. */
const LEAK_BYTES = 128 * 1024 * 1024;

function describeTimes({ milliseconds }: Seen): string {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
  return `${at(0.5)} ms in the middle, ${at(0.99)} ms for one in a hundred, ${at(0.9999)} ms at most`;
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;

async function run(plan: Plan): Promise<void> {
  await withFixtureSite(async (root) => {
    const site = await startSite(root, { NODE_OPTIONS: SMALL_HEAP });
    const memoryOf = watchMemory(site.pid ?? 0);
    const seen = await sendVisitors(site.url, plan);
    const { before, after } = memoryOf();
    await site.stop("SIGTERM");
    const missing = await missingSubmissions(join(root, "store"), seen.acknowledged);
    const { visitors, seconds } = plan;
    console.log(`${visitors} visitors for ${seconds} s: ${seen.acknowledged.length} submissions, ${seen.pages} pages`);
    console.log(`Answered after ${describeTimes(seen)}`);
    console.log(`Memory: ${megabytes(before)} in the second quarter of the time, ${megabytes(after)} in the last`);
    console.log(`${seen.errors.length} errors, ${missing.length} acknowledged submissions missing`);
    if (seen.errors.length > 0) throw new Error([...new Set(seen.errors)].join("\n"));
    if (missing.length > 0) throw new Error("Acknowledged submissions were lost.");
    if (after - before > LEAK_BYTES) throw new Error("Memory grows.");
  });
}

/**
 * Simulates two hundred visitors who send messages at the same time, while others read pages.
 *
 * @param seconds how long; a minute when left out
 * @throws Error when somebody sees an error, something acknowledged is not stored, or memory grows
 */
export function measureLoad(seconds = LOAD.seconds): Promise<void> {
  return run({ ...LOAD, seconds });
}

/**
 * The same at the pace of people, for long.
 *
 * @param seconds how long; ten minutes when left out
 */
export function soak(seconds = SOAK.seconds): Promise<void> {
  return run({ ...SOAK, seconds });
}
