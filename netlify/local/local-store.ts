import { randomUUID } from "node:crypto";
import { BlobsServer } from "@netlify/blobs/server";

/** The site id of the local store; part of the paths on disk. */
const LOCAL_SITE_ID = "local";

/** How a Blobs client reaches the local store. */
export interface LocalStore {
  readonly siteID: string;
  readonly token: string;
  /** `http://localhost:40123`; answers reads and writes with strong consistency. */
  readonly edgeURL: string;
  readonly uncachedEdgeURL: string;
  stop(): Promise<void>;
}

/**
 * Starts Netlify's local Blobs server on a folder. Several may run on one folder at once: it keeps nothing in
 * memory and replaces files in one step.
 *
 * @param directory made when it doesn't exist
 */
export async function startLocalStore(directory: string): Promise<LocalStore> {
  // The server listens on every network interface; without the token it answers 403.
  const token = randomUUID();
  const server = new BlobsServer({ directory, token });
  const { address } = await server.start();
  return {
    siteID: LOCAL_SITE_ID,
    token,
    edgeURL: address,
    uncachedEdgeURL: address,
    async stop() {
      await server.stop();
    },
  };
}
