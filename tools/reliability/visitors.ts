import { setTimeout as sleep } from "node:timers/promises";
import { postMessage } from "./load";

/** What the visitors of a run saw. */
export interface Seen {
  /** The ids of what was acknowledged. */
  readonly acknowledged: string[];
  readonly errors: string[];
  readonly milliseconds: number[];
  pages: number;
}

/** What they do. */
export interface Plan {
  /** The number of visitors who send messages at the same time. */
  readonly visitors: number;
  /** The number of visitors who only read pages, without a pause. */
  readonly readers: number;
  readonly seconds: number;
  /** The time in which a visitor writes the next message, in milliseconds. */
  readonly pauseMs: number;
}

const PAGES = ["/", "/services/consulting", "/app.js", "/nowhere"];

async function send(url: string, visitor: number, name: string, seen: Seen): Promise<void> {
  const begun = performance.now();
  const { status, id } = await postMessage(url, visitor, name);
  seen.milliseconds.push(performance.now() - begun);
  if (status === 201 && id !== undefined) seen.acknowledged.push(id);
  else seen.errors.push(`POST: ${status}`);
}

async function look(url: string, page: string, seen: Seen): Promise<void> {
  const response = await fetch(url + page);
  await response.arrayBuffer();
  seen.pages += 1;
  if (response.status >= 500) seen.errors.push(`${page}: ${response.status}`);
}

/** Simulates visitors who write messages and read pages at the same time, and returns what they saw. */
export async function sendVisitors(url: string, { visitors, readers, seconds, pauseMs }: Plan): Promise<Seen> {
  const seen: Seen = { acknowledged: [], errors: [], milliseconds: [], pages: 0 };
  const end = performance.now() + seconds * 1_000;
  const goOn = async (step: (count: number) => Promise<void>) => {
    for (let count = 0; performance.now() < end; count += 1) {
      await step(count).catch((error: unknown) => seen.errors.push(String(error)));
    }
  };
  await Promise.all([
    ...Array.from({ length: visitors }, async (_, index) => {
      // They don't all begin at the same moment.
      await sleep((pauseMs * index) / visitors);
      await goOn(async (count) => {
        await send(url, index, `Visitor ${index}-${count}`, seen);
        await sleep(pauseMs);
      });
    }),
    ...Array.from({ length: readers }, () => goOn((count) => look(url, PAGES[count % PAGES.length] ?? "/", seen))),
  ]);
  return seen;
}
