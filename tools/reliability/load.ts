import { rm } from "node:fs/promises";
import { makeFixtureSite } from "../../__tests__/functions/support/fixture-site";
import { sendFrom } from "../../__tests__/functions/support/send-from";
import type { Acknowledgement } from "../../__tests__/functions/support/send-from";
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

/** How many messages a visitor sends before the next one goes on: together far below a visitor's share. */
const MESSAGES_EACH = 500;

/** The number of concurrent requests. */
export const CONNECTIONS = 20;

/** Posts a message of a visitor, from the visitor's own address. */
export function postMessage(url: string, visitor: number, name: string): Promise<Acknowledgement> {
  const message = "A message sent to measure reliability.";
  return sendFrom(url, visitor, { name, email: "visitor@example.com", message });
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
