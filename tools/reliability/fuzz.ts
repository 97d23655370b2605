import { startSite } from "../../__tests__/functions/support/site-process";
import { CONNECTIONS, postUntil } from "./load";
import { malformedRequest } from "./malformed-request";
import { seededRandom } from "./random";
import { rawRequest } from "./raw-request";
import { withFixtureSite } from "./with-site";

const REQUESTS = 10_000;

/** Sends all the requests and counts the answers by status; "none" for a connection closed without one. */
async function answersTo(port: number, seed: number): Promise<Map<string, number>> {
  const random = seededRandom(seed);
  const counts = new Map<string, number>();
  let begun = 0;
  const connection = async () => {
    while (begun < REQUESTS) {
      begun += 1;
      const status = String((await rawRequest(port, malformedRequest(random))) ?? "none");
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  return counts;
}

/**
 * Sends random malformed requests and counts the server errors among the answers.
 *
 * @param seed chooses the requests; the same ones each time
 * @throws Error when there is a server error, or the server takes no submission any more
 */
export async function fuzz(seed: number): Promise<void> {
  await withFixtureSite(async (root) => {
    const site = await startSite(root);
    const counts = await answersTo(Number(new URL(site.url).port), seed);
    const sorted = [...counts].sort(([a], [b]) => a.localeCompare(b));
    const serverErrors = sorted.reduce((sum, [status, count]) => sum + (status.startsWith("5") ? count : 0), 0);
    console.log(`${REQUESTS} malformed requests (seed ${seed}), ${serverErrors} server errors`);
    console.log(sorted.map(([status, count]) => `${status}: ${count}`).join(", "));
    const unacknowledged = await postUntil(site.url, () => false);
    await site.stop("SIGTERM");
    if (serverErrors > 0 || unacknowledged > 0) throw new Error(`The server failed. It printed:\n${site.output()}`);
  });
}
