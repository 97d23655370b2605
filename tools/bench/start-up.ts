import type { Browser } from "playwright-core";
import { PHONE, settle, SLOWDOWN, withPage } from "./browser-page";
import { watchTraffic } from "./load/traffic";

/** An event of a Chromium trace; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args?: { readonly data?: { readonly documentLoaderURL?: string } };
}

/**
 * Returns the durations of the main thread's tasks since the navigation to a page, in milliseconds.
 *
 * @param address the page's address
 * @throws Error when the trace has no navigation to the page
 */
export function mainThreadTasks(events: readonly TraceEvent[], address: string): number[] {
  const navigation = events.find(
    ({ name, args }) => name === "navigationStart" && args?.data?.documentLoaderURL === address,
  );
  if (!navigation) throw new Error(`The browser's trace has no navigation to ${address}.`);
  return events
    .filter(
      ({ name, ph, pid, tid, ts }) =>
        name === "RunTask" && ph === "X" && pid === navigation.pid && tid === navigation.tid && ts >= navigation.ts,
    )
    .map(({ dur = 0 }) => dur / 1000);
}

/** The work of a page's main thread from the navigation until it is idle, on a slow phone, in milliseconds. */
export interface StartUpMeasures {
  readonly longestTask: number;
  readonly scriptTime: number;
}

const CATEGORIES = ["disabled-by-default-devtools.timeline", "blink.user_timing"];

/** Opens a page on an emulated, slow phone with an empty cache, and traces its start. */
export function measureStartUp(browser: Browser, address: string): Promise<StartUpMeasures> {
  return withPage(browser, PHONE, async (open) => {
    const { page, session } = open;
    const traffic = await watchTraffic(session);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await session.send("Performance.enable");
    await browser.startTracing(page, { categories: CATEGORIES });
    await page.goto(address);
    await settle(open, traffic);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      readonly traceEvents: readonly TraceEvent[];
    };
    const { metrics } = await session.send("Performance.getMetrics");
    const scriptSeconds = metrics.find(({ name }) => name === "ScriptDuration")?.value ?? NaN;
    return { longestTask: Math.max(0, ...mainThreadTasks(traceEvents, address)), scriptTime: scriptSeconds * 1000 };
  });
}
