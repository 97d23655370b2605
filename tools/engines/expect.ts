import { setTimeout as pause } from "node:timers/promises";
import type { Visit } from "./visit";

const PATIENCE = 20_000;
const INTERVAL = 50;

/**
 * Waits until something holds.
 *
 * @param what it is, for the message
 * @param holds looks whether it does; where it throws, it doesn't yet
 * @throws Error once there was time enough
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

/** @throws Error where the two are further apart than pixels are rounded */
export function expectNear(what: string, found: number, expected: number, tolerance = 2): void {
  if (Math.abs(found - expected) <= tolerance) return;
  throw new Error(`${what} is ${String(found)}, not ${String(expected)}`);
}

/** @throws Error listing what went wrong, where anything did */
export function expectNone(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(problems.join("; "));
}

/** How far from its place something may be, in pixels, where the browser leaves a little air or keeps what is in sight. */
export const AIR = 40;

/** The toasts that are shown. */
export const NOTICE = "[data-scope=toast][data-part=root]";

/** Waits until exactly one notice is shown, with this title. */
export async function expectNotice(visit: Visit, title: string): Promise<void> {
  await visit.bring(NOTICE, title);
  await visit.untilSame("the notices", 1, (notice) => document.querySelectorAll(notice).length, NOTICE);
}
