import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { join } from "node:path";

/** A request to Netlify's local platform. */
export interface PlatformRequest {
  readonly path: string;
  readonly method: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What Netlify's local platform answered; without a status where it leaves the address to others. */
export interface PlatformAnswer {
  readonly status?: number;
  /** The path and query of a redirect. */
  readonly location?: string;
  /** JSON where it is some, else text. */
  readonly body?: unknown;
}

/** Netlify's own local platform in a process of its own, with its own store. */
export interface Platform {
  /** Makes requests, one after the other. */
  ask(requests: readonly PlatformRequest[]): Promise<readonly PlatformAnswer[]>;
  /** The keys of what is stored, below a prefix that ends in a slash. */
  storedKeys(prefix: string): Promise<string[]>;
  stop(): Promise<void>;
}

/**
 * Starts Netlify's local platform.
 *
 * @param root the folder with `netlify.toml` and the functions
 * @param environment further variables, which the functions find in theirs
 */
export async function startPlatform(root: string, environment: Record<string, string>): Promise<Platform> {
  const child = spawn(process.execPath, [join(__dirname, "platform-process.mjs"), root], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const exited = once(child, "exit");
  const failed = exited.then(([code]) => {
    throw new Error(`Netlify's local platform ended with code ${String(code)}.`);
  });
  failed.catch(() => undefined);
  const message = async () => ((await Promise.race([once(child, "message"), failed])) as unknown[])[0];
  await message();
  const store = join(root, ".netlify", "blobs-serve", "entries", "0", "site:submissions-dev");
  return {
    async ask(requests) {
      const answers = message();
      child.send(requests as PlatformRequest[]);
      return (await answers) as PlatformAnswer[];
    },
    async storedKeys(prefix) {
      const found = await readdir(join(store, prefix), { recursive: true, withFileTypes: true }).catch(() => []);
      return found.filter((entry) => entry.isFile()).map(({ name }) => name);
    },
    async stop() {
      child.disconnect();
      await exited;
    },
  };
}
