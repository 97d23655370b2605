import { setTimeout as pause } from "node:timers/promises";
import type { Visit } from "./visit";

/** In milliseconds: longer than a form waits for its answer. */
const PATIENCE = 30_000;
const INTERVAL = 50;

/**
 * Waits until a condition holds.
 *
 * @param what the condition in words, for the error's message
 * @param holds checks the condition; an error counts as false
 * @throws Error when the condition doesn't hold in time
 */
export async function eventually(what: string, holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  let reason = "";
  while (Date.now() < deadline) {
    try {
      if (await holds()) return;
      reason = "";
    } catch (failure) {
      reason = failure instanceof Error ? ` (${failure.message.split("\n")[0] ?? ""})` : "";
    }
    await pause(INTERVAL);
  }
  throw new Error(`never: ${what}${reason}`);
}

/** @throws Error when the two differ by more than the tolerance, which allows for rounded pixels */
export function expectNear(what: string, found: number, expected: number, tolerance = 2): void {
  if (Math.abs(found - expected) <= tolerance) return;
  throw new Error(`${what} is ${String(found)}, not ${String(expected)}`);
}

/** @throws Error that lists the problems, if there are any */
export function expectNone(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(problems.join("; "));
}

/** The tolerance in pixels where a browser leaves some space or keeps what is in view. */
export const AIR = 40;

/** The toasts that are shown. */
export const NOTICE = "[data-scope=toast][data-part=root]";

/** Waits until exactly one notice is shown, with this title. */
export async function expectNotice(visit: Visit, title: string): Promise<void> {
  await visit.bring(NOTICE, title);
  await visit.untilSame("the notices", 1, (notice) => document.querySelectorAll(notice).length, NOTICE);
}
