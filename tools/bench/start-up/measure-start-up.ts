import type { Browser } from "playwright-core";
import { PHONE, SLOWDOWN } from "../browser/phone";
import { settle } from "../browser/settle";
import { withPage } from "../browser/with-page";
import { watchTraffic } from "../load/traffic";
import { mainThreadTasks } from "./main-thread";
import type { TraceEvent } from "./main-thread";

/** What a page's main thread does from its navigation until it is idle, on a slow phone; in milliseconds. */
export interface StartUpMeasures {
  readonly longestTask: number;
  readonly scriptTime: number;
}

const CATEGORIES = ["disabled-by-default-devtools.timeline", "blink.user_timing"];

/** Opens a page on a phone for the first time and records its start. */
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
