import { access } from "node:fs/promises";
import { join } from "node:path";
import { setEnvironmentContext } from "@netlify/blobs";
import { LOCAL_CONTEXT } from "../environment";
import type { FunctionContext } from "../environment";
import { functionFor, loadFunctions } from "./functions";
import type { LocalStore } from "./local-store";
import { startSchedule } from "./schedule";
import { openSite } from "./site";
import { listen } from "./web-server";
import type { WebServer } from "./web-server";

/** The server cannot start; the message is one sentence that says what to do. */
export class StartError extends Error {
  override readonly name = "StartError";
}

/** Where and what to serve. */
export interface ServerOptions {
  /** The port on 127.0.0.1; 0 takes any free one. */
  readonly port: number;
  /** The folder with `netlify.toml` and the built site in `public`. */
  readonly root: string;
  /** Starts the store of the submissions. */
  readonly startStore: () => Promise<LocalStore>;
}

/** A running server. */
export interface RunningServer {
  /** `http://127.0.0.1:8888` */
  readonly url: string;
  /** Stops taking requests, finishes what is under way, and closes everything that was started. */
  stop(): Promise<void>;
}

/** @throws StartError when the port is taken */
async function listenOrExplain(port: number): Promise<WebServer> {
  try {
    return await listen(port);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EADDRINUSE")) throw error;
    throw new StartError(`Port ${port} is already in use; set PORT to another one.`);
  }
}

/** Keeps track of the work that functions leave to `context.waitUntil`, so that stopping does not cut it off. */
function startBackgroundWork() {
  const pending = new Set<Promise<unknown>>();
  const context: FunctionContext = {
    deploy: { context: LOCAL_CONTEXT },
    waitUntil(promise) {
      const settled: Promise<unknown> = promise.catch(console.error).finally(() => pending.delete(settled));
      pending.add(settled);
    },
  };
  return {
    context,
    async finished() {
      while (pending.size > 0) await Promise.all(pending);
    },
  };
}

async function startParts(url: string, { root, startStore }: ServerOptions) {
  const store = await startStore();
  setEnvironmentContext(store.access);
  return { store, functions: await loadFunctions(), site: await openSite(root, url) };
}

/**
 * Serves the built site and its functions on one local port. Requests that come in while it starts wait for their
 * answer.
 *
 * One server a process: the functions find their store through the process's environment, as on Netlify.
 *
 * @throws StartError when the site is not built or the port is taken
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  await access(join(options.root, "public", "index.html")).catch(() => {
    throw new StartError("The site is not built yet: run `npm run build` first, or `npm start` for both.");
  });
  const server = await listenOrExplain(options.port);
  const work = startBackgroundWork();

  const starting = startParts(server.url, options);
  server.answerWith(async (request, ip) => {
    const { functions, site } = await starting;
    const match = functionFor(functions, new URL(request.url).pathname);
    return match ? match.handle(request, { ...work.context, ip }) : site.handle(request);
  });
  const { store, site, functions } = await starting;
  const schedule = startSchedule(functions, work.context);

  return {
    url: server.url,
    async stop() {
      schedule.stop();
      await server.stop();
      await work.finished();
      await Promise.all([site.stop(), store.stop()]);
    },
  };
}
