import { connect } from "node:net";
import { startSite } from "../../__tests__/functions/support/site-process";
import { CONNECTIONS, postUntil, withFixtureSite } from "./load";
import { malformedRequest, seededRandom } from "./malformed-request";

/** The idle timeout, in milliseconds; a request that announces more than it sends gets no response. */
const PATIENCE_MS = 2_000;

/** Enough bytes of a response to read its status, even after interim ones (RFC 9110 §15.2). */
const STATUS_BYTES = 1_000;

function finalStatus(answer: string): number | undefined {
  const status = /^(?:HTTP\/1\.1 1\d\d.*\r\n(?:.+\r\n)*\r\n)*HTTP\/1\.1 ([2-5]\d\d)/.exec(answer)?.[1];
  return status === undefined ? undefined : Number(status);
}

/**
 * Sends bytes over a new connection.
 *
 * @param port the port of the server on this machine
 * @returns the status of the response, or undefined when the connection was closed without one
 */
function rawRequest(port: number, bytes: Buffer): Promise<number | undefined> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect({ port, host: "127.0.0.1" });
    socket.setTimeout(PATIENCE_MS, () => socket.destroy());
    socket.setEncoding("latin1");
    socket.on("data", (chunk: string) => (answer += answer.length < STATUS_BYTES ? chunk : ""));
    // A server may close the connection before everything is sent; what it sent before counts.
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(finalStatus(answer)));
    // Left open for writing: when the client ends a connection, Node takes the request for aborted.
    socket.write(bytes);
  });
}

const REQUESTS = 10_000;

/** Sends all requests and counts the responses by status; "none" for a connection closed without one. */
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
 * Sends random malformed requests and counts the server errors.
 *
 * @param seed the seed of the random requests
 * @throws Error when there is a server error, or the server no longer takes submissions
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
