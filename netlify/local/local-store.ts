import { randomUUID } from "node:crypto";
import { BlobsServer } from "@netlify/blobs/server";
import type { StoreAccess } from "../submissions/store";
import { consistentBlobs, removeLeftovers } from "./consistent-blobs";
import { listen } from "./web-server";
import type { RequestHandler } from "./web-server";

/** The site id of the local store; part of the paths on disk. */
const LOCAL_SITE_ID = "local";

/** A running store of this machine. */
export interface LocalStore {
  /** How a Blobs client reaches it; every answer is strongly consistent. */
  readonly access: Required<StoreAccess>;
  stop(): Promise<void>;
}

/** The part of Netlify's server that answers requests; its declarations hide it, as its own `start()` calls it. */
interface RequestAnswerer {
  address: string;
  handleRequest: RequestHandler;
}

function answersRequests(server: object): server is RequestAnswerer {
  return "address" in server && "handleRequest" in server && typeof server.handleRequest === "function";
}

/**
 * Opens Netlify's local Blobs server without its own listening, which would be on every network interface.
 *
 * @param directory the folder it keeps everything in; made with the first write
 * @param address where it is reached, `http://127.0.0.1:40123`
 * @throws Error when the installed version cannot be called from outside
 */
function blobsServer(directory: string, address: string): RequestHandler {
  const server: object = new BlobsServer({ directory });
  if (!answersRequests(server)) throw new Error("BlobsServer of @netlify/blobs has no handleRequest any more.");
  server.address = address;
  return (request) => server.handleRequest(request);
}

/**
 * Serves a folder as Netlify Blobs on 127.0.0.1, to clients with its token. Several may run on one folder at once.
 *
 * First removes what killed writes have left behind: it may be half of what a visitor sent.
 *
 * @param directory made with the first write
 */
export async function startLocalStore(directory: string): Promise<LocalStore> {
  await removeLeftovers(directory);
  const token = randomUUID();
  const { url, answerWith, stop } = await listen(0);
  const answer = consistentBlobs(blobsServer(directory, url), directory);
  answerWith(async (request) => {
    const isAllowed = request.headers.get("authorization") === `Bearer ${token}`;
    return isAllowed ? answer(request) : new Response(null, { status: 403 });
  });
  return { access: { siteID: LOCAL_SITE_ID, token, edgeURL: url, uncachedEdgeURL: url }, stop };
}
