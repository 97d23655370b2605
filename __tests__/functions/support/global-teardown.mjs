import { rm } from "node:fs/promises";

/** Stops the server of Blobs and deletes what it stored. */
export default async function globalTeardown() {
  const { server, directory } = globalThis.blobsServer;
  server.close();
  await rm(directory, { recursive: true });
}
