import { rmSync } from "node:fs";
import { mkdtemp, utimes } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { BlobsServer } from "@netlify/blobs/server";

/** Starts Netlify's local Blobs server here, because tests are CommonJS and can't import it. */
export default async function globalSetup() {
  const directory = await mkdtemp(join(tmpdir(), "blobs-"));
  process.on("exit", () => rmSync(directory, { recursive: true }));
  const blobs = new BlobsServer({ directory });
  let writes = 0;
  const answer = async (request) => {
    const response = await blobs.handleRequest(request);
    const { key, dataPath } = blobs.getLocalPaths(new URL(request.url));
    if (!key || !response.ok) return response;
    // Its etags depend on the time of the write, and two writes can have the same time.
    if (request.method === "PUT") await utimes(dataPath, ++writes, writes);
    // Its answers to reads have no etag.
    response.headers.set("etag", await BlobsServer.generateETag(dataPath));
    return response;
  };
  const server = createServer(getRequestListener(answer)).unref();
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  // The Blobs server resolves each URL against its address, which only its own start() would set.
  blobs.address = process.env.BLOBS_URL = `http://127.0.0.1:${server.address().port}`;
}
