import { rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { json } from "node:stream/consumers";
import { makeFixtureSite } from "../../__tests__/functions/support/fixture-site";
import { startLocalStore } from "../../netlify/local/local-store";
import { mapConcurrently } from "../../netlify/submissions/concurrently";
import { openStore } from "../../netlify/submissions/store";

/** Does something with a tiny site of its own in a temporary folder, which is removed afterwards. */
export async function withFixtureSite(work: (root: string) => Promise<void>): Promise<void> {
  const root = await makeFixtureSite();
  try {
    await work(root);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/** Keeps the connection of each visitor's address. */
const agent = new Agent({ keepAlive: true });

/** How many messages a visitor sends before the next one goes on: together far below a visitor's share. */
const MESSAGES_EACH = 500;

/** The number of concurrent requests. */
export const CONNECTIONS = 20;

/** An answer to a message. */
export interface Acknowledgement {
  readonly status: number;
  readonly id?: string;
}

/**
 * Posts a contact message from an address of the visitor's own, on this machine: one address may only send its share.
 *
 * @param url the site's address
 * @param visitor the number of the visitor, up to 65,535
 * @param name what the visitor is called
 */
export function postMessage(url: string, visitor: number, name: string): Promise<Acknowledgement> {
  const body = JSON.stringify({
    name,
    email: "visitor@example.com",
    message: "A message sent to measure reliability.",
  });
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
  const localAddress = `127.${1 + (visitor >> 8)}.${visitor & 255}.1`;
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/api/contact`, { method: "POST", headers, localAddress, agent }, (response) => {
      json(response).then(
        (answer) => resolve({ status: response.statusCode ?? 0, id: (answer as { id?: string }).id }),
        reject,
      );
    });
    sent.on("error", reject).end(body);
  });
}

/**
 * Posts contact messages over all connections, one after the other on each.
 *
 * @param url the site's address
 * @param onStored called with the id of each acknowledged submission; returns false to end the run
 * @returns the number of requests that were not acknowledged
 */
export async function postUntil(url: string, onStored: (id: string) => boolean): Promise<number> {
  let [running, unacknowledged] = [true, 0];
  const connection = async (_: unknown, index: number) => {
    for (let count = 0; running; count += 1) {
      try {
        const visitor = index + CONNECTIONS * Math.floor(count / MESSAGES_EACH);
        const { status, id } = await postMessage(url, visitor, `Visitor ${index}-${count}`);
        if (status !== 201 || id === undefined) unacknowledged += 1;
        else if (!onStored(id)) running = false;
      } catch {
        unacknowledged += 1;
        running = false;
      }
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  return unacknowledged;
}

/** Returns the ids of acknowledged submissions that are missing from a local server's folder. */
export async function missingSubmissions(directory: string, ids: readonly string[]): Promise<string[]> {
  const local = await startLocalStore(directory);
  const store = openStore("dev", local.access);
  const missing = await mapConcurrently(ids, async (id) => ((await store.get(id)) === null ? [id] : []));
  await local.stop();
  return missing.flat();
}
