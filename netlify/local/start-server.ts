import { access, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LOCAL_CONTEXT } from "../environment";
import { bundleFunctions } from "./bundle-functions";
import { functionFor, loadFunctions } from "./functions";
import type { LoadedFunction } from "./functions";
import type { LocalStore } from "./local-store";
import { startSchedule } from "./schedule";
import type { Job } from "./schedule";
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
  /** A folder with the functions' bundles; they are bundled anew when it is left out. */
  readonly bundles?: string;
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

/** Calls functions, and keeps track of their work, so that stopping does not cut it off. */
function startCalls(store: LocalStore) {
  const pending = new Set<Promise<unknown>>();
  return {
    call(called: LoadedFunction, request: Request, ip?: string): Promise<Response> {
      const { response, finished } = called.invoke(request, {
        deployContext: LOCAL_CONTEXT,
        store: store.access,
        ip,
      });
      const settled: Promise<unknown> = finished.finally(() => pending.delete(settled));
      pending.add(settled);
      return response;
    },
    async finished() {
      while (pending.size > 0) await Promise.all(pending);
    },
  };
}

/** Bundles the functions into a folder of this server's own. */
async function makeBundles() {
  const folder = await mkdtemp(join(tmpdir(), "functions-"));
  await bundleFunctions(folder);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function startParts(url: string, { root, startStore, bundles }: ServerOptions) {
  const made = bundles === undefined ? await makeBundles() : { folder: bundles, remove: () => Promise.resolve() };
  const store = await startStore();
  return {
    made,
    store,
    calls: startCalls(store),
    functions: await loadFunctions(made.folder),
    site: await openSite(root, url),
  };
}

/** The scheduled functions, as jobs. */
function scheduledJobs(functions: readonly LoadedFunction[], run: (called: LoadedFunction) => Promise<unknown>): Job[] {
  return functions.flatMap((called) =>
    called.schedule === undefined ? [] : [{ schedule: called.schedule, run: () => run(called) }],
  );
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

  const starting = startParts(server.url, options);
  server.answerWith(async (request, ip) => {
    const { functions, calls, site } = await starting;
    const called = functionFor(functions, request);
    return called ? calls.call(called, request, ip) : site.handle(request);
  });
  const { made, store, calls, functions, site } = await starting;
  const scheduled = new Request("http://localhost/", { method: "POST" });
  const schedule = startSchedule(scheduledJobs(functions, (called) => calls.call(called, scheduled.clone())));

  return {
    url: server.url,
    async stop() {
      schedule.stop();
      await server.stop();
      await calls.finished();
      await Promise.all([site.stop(), store.stop(), made.remove()]);
    },
  };
}
