import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { StoreAccess } from "../../../netlify/submissions/store";
import { PROJECT } from "./fixture-site";

/** The local server in a process of its own, as `npm run serve` starts it. */
export interface SiteProcess {
  readonly url: string;
  readonly pid: number | undefined;
  /** Everything it has printed so far. */
  output(): string;
  /** Sends a signal and waits for the end; resolves with the exit code, null after a kill. */
  stop(signal: "SIGINT" | "SIGTERM" | "SIGKILL"): Promise<number | null>;
}

/** A local server that did not start: its exit code and what it said. */
export class DidNotStart extends Error {}

/**
 * Starts the local server on a free port and waits until it says where it is.
 *
 * @param root the folder with `netlify.toml` and the built site
 * @param environment further variables; the submissions are kept in `root` unless STORE_DIRECTORY says otherwise
 * @param script what starts it
 * @throws DidNotStart
 */
export async function startSite(
  root: string,
  environment: Record<string, string> = {},
  script = join("netlify", "serve.ts"),
): Promise<SiteProcess> {
  const child = spawn(process.execPath, ["--import", "tsx", script], {
    cwd: PROJECT,
    env: { ...process.env, PORT: "0", SITE_DIRECTORY: root, STORE_DIRECTORY: join(root, "store"), ...environment },
  });
  let output = "";
  const exited = once(child, "exit") as Promise<[number | null]>;
  const url = await new Promise<string>((resolve, reject) => {
    const onData = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /The site is at (\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on("data", onData);
    child.stderr.on("data", onData);
    void exited.then(([code]) => reject(new DidNotStart(`${code}: ${output.trim()}`)));
  });
  return {
    url,
    pid: child.pid,
    output: () => output,
    async stop(signal) {
      child.kill(signal);
      return (await exited)[0];
    },
  };
}

/** Starts the local server over a store that somebody else runs. */
export function startSiteOver(root: string, access: Required<StoreAccess>): Promise<SiteProcess> {
  return startSite(root, { STORE_ACCESS: JSON.stringify(access) }, join(__dirname, "site-over-store.ts"));
}
