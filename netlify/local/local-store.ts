import { randomUUID } from "node:crypto";
import type { StoreAccess } from "../submissions/store";
import { blobsServer } from "./blobs-server";
import { faithfulBlobs } from "./faithful-blobs";
import { removeLeftovers } from "./leftovers";
import { listen } from "./web-server";

/** The site id of the local store; part of the paths on disk. */
const LOCAL_SITE_ID = "local";

/** A running store of this machine. */
export interface LocalStore {
  /** How a Blobs client reaches it; every answer is strongly consistent. */
  readonly access: Required<StoreAccess>;
  stop(): Promise<void>;
}

/**
 * Serves a folder as Netlify Blobs on 127.0.0.1, to who knows its token. Several may run on one folder at once.
 *
 * What writes that were killed have left behind is removed first: it may be half of what a visitor sent.
 *
 * @param directory made with the first write
 */
export async function startLocalStore(directory: string): Promise<LocalStore> {
  await removeLeftovers(directory);
  const token = randomUUID();
  const { url, answerWith, stop } = await listen(0);
  const answer = faithfulBlobs(blobsServer(directory, url), directory);
  answerWith(async (request) => {
    const isAllowed = request.headers.get("authorization") === `Bearer ${token}`;
    return isAllowed ? answer(request) : new Response(null, { status: 403 });
  });
  return { access: { siteID: LOCAL_SITE_ID, token, edgeURL: url, uncachedEdgeURL: url }, stop };
}
