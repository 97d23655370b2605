import { setTimeout as pause } from "node:timers/promises";
import type { Engine, Launch } from "./engine";
import type { Proxy } from "./proxy";
import type { Result } from "./table";
import { Visit } from "./visit";
import type { Journey } from "./visit";

const DESKTOP = { width: 1280, height: 900 };

/** What a journey may take on a busy machine: longer, and the browser hangs. */
const MINUTES = 5;

/**
 * @returns the journey's figure
 * @throws Error when it takes too long
 */
async function inTime(journey: Promise<unknown>): Promise<string | undefined> {
  const ended = new AbortController();
  const late = pause(MINUTES * 60_000, undefined, { signal: ended.signal }).then(() => {
    throw new Error(`the browser has not answered for ${String(MINUTES)} minutes`);
  });
  try {
    const figure = await Promise.race([journey, late]);
    return typeof figure === "string" ? figure : undefined;
  } finally {
    ended.abort();
  }
}

/** Drivers tell where in themselves something failed on the lines below. */
const firstLine = (failure: unknown) =>
  (failure instanceof Error ? failure.message || failure.name : String(failure)).split("\n")[0] ?? "";

async function go(journey: Journey, engine: Engine, name: string, site: Proxy): Promise<Result> {
  const result = { engine: name, journey: journey.name };
  const tab = await engine.open();
  try {
    if (journey.counts && !tab.count) return { ...result, failure: undefined };
    await tab.resize(DESKTOP.width, DESKTOP.height);
    const figure = await inTime(journey.run(new Visit(tab, site)));
    return { ...result, failure: null, figure };
  } catch (failure) {
    return { ...result, failure: firstLine(failure) };
  } finally {
    await tab.close();
  }
}

/**
 * Runs the journeys in a browser, one after the other.
 *
 * @param name the browser's column in the table
 * @param site the served site
 * @param tell prints each result as soon as it is known
 */
export async function runJourneys(
  name: string,
  launch: Launch,
  journeys: readonly Journey[],
  site: Proxy,
  tell: (line: string) => void,
): Promise<Result[]> {
  const engine = await launch();
  tell(name);
  const results: Result[] = [];
  try {
    for (const journey of journeys) {
      const result = await go(journey, engine, name, site);
      results.push(result);
      if (result.failure !== undefined)
        tell(
          `  ${result.failure === null ? "pass" : "FAIL"}  ${journey.name}${result.failure ? `: ${result.failure}` : ""}`,
        );
    }
  } finally {
    await engine.close();
  }
  return results;
}
