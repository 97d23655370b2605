import type { Counters } from "../engine";
import type { Journey, Visit } from "../visit";

const PATHS = ["/about", "/services", "/careers", "/"];

const ROUNDS = 50;

/** The heap is never the same twice; a leak of each page would add more than this, in bytes. */
const HEAP_TOLERANCE = 1_500_000;

/** Records the intervals that the page starts and stops from now on. */
function countTimers(): void {
  const { setInterval: start, clearInterval: stop } = window;
  const running = new Set<number>();
  Object.assign(window, {
    running,
    setInterval: (...values: Parameters<typeof setInterval>) => {
      const timer = start(...values) as unknown as number;
      running.add(timer);
      return timer;
    },
    clearInterval: (timer: number) => {
      running.delete(timer);
      stop(timer);
    },
  });
}

const runningTimers = (visit: Visit) =>
  visit.evaluate(() => (window as unknown as { readonly running: ReadonlySet<number> }).running.size);

async function round(visit: Visit): Promise<void> {
  for (const path of PATHS) {
    await visit.evaluate((to) => {
      document.querySelector<HTMLElement>(`header a[href="${to}"], footer a[href="${to}"]`)?.click();
    }, path);
    await visit.at(path);
    await visit.untilSame("the page's own address", path, () => {
      const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
      return canonical ? new URL(canonical.href).pathname : "";
    });
  }
}

const sections = (visit: Visit) => visit.evaluate(() => document.querySelectorAll("main section").length);

/** Counts when the page is complete: after a link, it begins with its first section. */
async function counted(visit: Visit, whole: number): Promise<Counters & { readonly timers: number }> {
  await visit.untilSame("the sections", whole, () => document.querySelectorAll("main section").length);
  const counters = await visit.count();
  if (!counters) throw new Error("the browser doesn't tell what the page holds on to");
  return { ...counters, timers: await runningTimers(visit) };
}

const endurance: Journey = {
  name: `${String(ROUNDS * PATHS.length)} page changes`,
  counts: true,
  run: async (visit) => {
    await visit.open("/");
    const whole = await sections(visit);
    await visit.evaluate(countTimers);
    // After two rounds, everything is fetched and cached.
    await round(visit);
    await round(visit);
    const before = await counted(visit, whole);
    for (let count = 0; count < ROUNDS; count += 1) await round(visit);
    const after = await counted(visit, whole);
    const grown = (["listeners", "nodes", "timers"] as const).filter((name) => after[name] > before[name] * 1.05 + 5);
    if (after.heapBytes > before.heapBytes + HEAP_TOLERANCE) {
      throw new Error(`the heap grows from ${String(before.heapBytes)} to ${String(after.heapBytes)} bytes`);
    }
    for (const name of grown) {
      throw new Error(`${name} grow from ${String(before[name])} to ${String(after[name])}`);
    }
    const megabytes = ({ heapBytes }: Counters) => (heapBytes / 1e6).toFixed(1);
    return `heap ${megabytes(before)} → ${megabytes(after)} MB, listeners ${String(before.listeners)} → ${String(after.listeners)}, timers ${String(before.timers)} → ${String(after.timers)}`;
  },
};

/** A long visit. */
export const ENDURANCE: readonly Journey[] = [endurance];
