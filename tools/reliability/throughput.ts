import { startSite } from "../../__tests__/functions/support/site-process";
import { CONNECTIONS, postUntil, withFixtureSite } from "./load";

const SECONDS = 10;

/** Measures how many submissions a second the local server takes and stores. */
export async function measureThroughput(): Promise<void> {
  await withFixtureSite(async (root) => {
    const site = await startSite(root);
    const start = performance.now();
    let stored = 0;
    const unacknowledged = await postUntil(site.url, () => {
      stored += 1;
      return performance.now() - start < SECONDS * 1_000;
    });
    const seconds = (performance.now() - start) / 1_000;
    await site.stop("SIGTERM");
    const rate = Math.round(stored / seconds);
    console.log(`${stored} submissions in ${seconds.toFixed(1)} s over ${CONNECTIONS} connections: ${rate} a second`);
    if (unacknowledged > 0) throw new Error(`${unacknowledged} requests were not acknowledged.`);
  });
}
