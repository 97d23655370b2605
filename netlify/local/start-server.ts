import { once } from "node:events";
import { access } from "node:fs/promises";
import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setEnvironmentContext } from "@netlify/blobs";
import { startBackgroundWork } from "./background-work";
import { loadFunctions } from "./functions";
import { startLocalStore } from "./local-store";
import { requestListener } from "./request-listener";
import { startSchedule } from "./schedule";
import { openSite } from "./site";
import { StartError } from "./start-error";

const HOST = "127.0.0.1";

/** Where and what to serve. */
export interface ServerOptions {
  /** The port on 127.0.0.1; 0 takes any free one. */
  readonly port: number;
  /** The folder with `netlify.toml` and the built site in `public`. */
  readonly root: string;
  /** The folder that keeps the submissions. */
  readonly storeDirectory: string;
}

/** A running server. */
export interface RunningServer {
  /** `http://127.0.0.1:8888` */
  readonly url: string;
  /** Stops taking requests, finishes what is under way, and closes everything that was started. */
  stop(): Promise<void>;
}

async function listen(port: number): Promise<Server> {
  const server = createServer();
  server.listen(port, HOST);
  try {
    await once(server, "listening");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EADDRINUSE")) throw error;
    throw new StartError(`Port ${port} is already in use; set PORT to another one.`);
  }
  return server;
}

async function startParts(url: string, root: string, storeDirectory: string) {
  const store = await startLocalStore(storeDirectory);
  setEnvironmentContext(store);
  return { store, functions: await loadFunctions(), site: await openSite(root, url) };
}

/**
 * Serves the built site and its functions on one local port, with submissions kept on disk.
 *
 * One server a process: the functions find their store through the process's environment, as on Netlify.
 *
 * @throws StartError when the site is not built or the port is taken
 */
export async function startServer({ port, root, storeDirectory }: ServerOptions): Promise<RunningServer> {
  await access(join(root, "public", "index.html")).catch(() => {
    throw new StartError("The site is not built yet: run `npm run build` first, or `npm start` for both.");
  });
  const server = await listen(port);
  const url = `http://${HOST}:${(server.address() as AddressInfo).port}`;
  const work = startBackgroundWork();

  const starting = startParts(url, root, storeDirectory);
  server.on("request", requestListener(starting.then((parts) => ({ ...parts, context: work.context }))));
  const { store, site, functions } = await starting;
  const schedule = startSchedule(functions, work.context);

  return {
    url,
    async stop() {
      schedule.stop();
      const closed = once(server, "close");
      server.close();
      await closed;
      await work.finished();
      await Promise.all([site.stop(), store.stop()]);
    },
  };
}
