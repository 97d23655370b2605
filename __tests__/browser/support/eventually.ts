import { setTimeout as pause } from "node:timers/promises";

const PATIENCE = 30_000;
const INTERVAL = 25;

/**
 * Repeats expectations until they hold: for what follows an action in its own time.
 *
 * @throws the last failure, once there was time enough
 */
export async function eventually(expectations: () => Promise<void>): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    try {
      await expectations();
      return;
    } catch (failure) {
      if (Date.now() > deadline) throw failure;
    }
    await pause(INTERVAL);
  }
}
