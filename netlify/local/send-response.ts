import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";

/**
 * Writes a web response to a Node response and ends it.
 *
 * @param response what to send
 * @param target where to send it; for a HEAD request Node itself leaves the body out
 */
export async function sendResponse(response: Response, target: ServerResponse): Promise<void> {
  target.statusCode = response.status;
  for (const [name, value] of response.headers) target.appendHeader(name, value);
  if (!response.body) {
    target.end();
    return;
  }
  // Node's and the DOM's declarations of the same web stream don't know of each other.
  await pipeline(Readable.fromWeb(response.body as NodeReadableStream<Uint8Array>), target);
}
