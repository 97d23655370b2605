import { BlobsServer } from "@netlify/blobs/server";
import type { RequestHandler } from "./web-server";

/** What Netlify's server answers requests with; its declarations hide it, as its own `start()` is meant to call it. */
interface RequestAnswerer {
  address: string;
  handleRequest: RequestHandler;
}

function answersRequests(server: object): server is RequestAnswerer {
  return "address" in server && "handleRequest" in server && typeof server.handleRequest === "function";
}

/**
 * Netlify's local Blobs server without its own listening, which would be on every network interface.
 *
 * @param directory the folder it keeps everything in; made with the first write
 * @param address where it is reached, `http://127.0.0.1:40123`
 * @throws Error when the installed version cannot be called from outside
 */
export function blobsServer(directory: string, address: string): RequestHandler {
  const server: object = new BlobsServer({ directory });
  if (!answersRequests(server)) throw new Error("BlobsServer of @netlify/blobs has no handleRequest any more.");
  server.address = address;
  return (request) => server.handleRequest(request);
}
