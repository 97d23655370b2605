import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setEnvironmentContext } from "@netlify/blobs";

/** A real Blobs server, in a process of its own: jest cannot load it, and a process can be killed. */
export interface TestStore {
  readonly directory: string;
  /** Gives the functions an empty store on the same server. */
  empty(): void;
  /** Stops it at once; what it stored stays. */
  kill(): Promise<void>;
  /** Stops it and deletes what it stored. */
  discard(): Promise<void>;
}

const SCRIPT = join(__dirname, "store-process.mjs");
const TOKEN = "token-of-the-tests";

/**
 * Starts a store and makes it the one that the functions use, as Netlify does by the process's environment.
 *
 * @param directory an earlier store's, to find what it kept; a new folder when left out
 */
export async function startStore(directory?: string): Promise<TestStore> {
  const folder = directory ?? (await mkdtemp(join(tmpdir(), "store-")));
  const child = spawn(process.execPath, [SCRIPT, folder, TOKEN], { stdio: ["ignore", "pipe", "inherit"] });
  const exited = once(child, "exit");
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  const edgeURL = line.toString().trim();
  const select = (siteID: string) => setEnvironmentContext({ siteID, token: TOKEN, edgeURL, uncachedEdgeURL: edgeURL });
  // The site id of the local server, so that the inbox finds the same submissions.
  select("local");
  const kill = async () => {
    child.kill("SIGKILL");
    await exited;
  };
  return {
    directory: folder,
    empty: () => select(randomUUID()),
    kill,
    async discard() {
      await kill();
      await rm(folder, { recursive: true });
    },
  };
}
