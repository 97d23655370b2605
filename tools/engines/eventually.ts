import { setTimeout as pause } from "node:timers/promises";

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
