import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setEnvironmentContext } from "@netlify/blobs";
import type { StoreAccess } from "../../../netlify/submissions/store";
import { PROJECT } from "./fixture-site";

/** The local store, in a process of its own: jest cannot load Netlify's server, and a process can be killed. */
export interface TestStore {
  readonly directory: string;
  /** How its clients reach it. */
  readonly access: Required<StoreAccess>;
  /** Makes it the one that the functions use, after another was started. */
  connect(): void;
  /** Gives the functions an empty store on the same server, that of another site. */
  empty(): Required<StoreAccess>;
  /** Stops it at once; what it stored stays. */
  kill(): Promise<void>;
  /** Stops it and deletes what it stored. */
  discard(): Promise<void>;
}

const SCRIPT = join(__dirname, "store-process.ts");

/**
 * Starts a store and makes it the one that the functions use, as Netlify does by the process's environment.
 *
 * @param directory an earlier store's, to find what it kept; a new folder when left out
 */
export async function startStore(directory?: string): Promise<TestStore> {
  const folder = directory ?? (await mkdtemp(join(tmpdir(), "store-")));
  const child = spawn(process.execPath, ["--import", "tsx", SCRIPT, folder], {
    cwd: PROJECT,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(child, "exit");
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  const access = JSON.parse(line.toString()) as Required<StoreAccess>;
  const connect = () => setEnvironmentContext(access);
  connect();
  const kill = async () => {
    child.kill("SIGKILL");
    await exited;
  };
  return {
    directory: folder,
    access,
    connect,
    empty() {
      const other = { ...access, siteID: randomUUID() };
      setEnvironmentContext(other);
      return other;
    },
    kill,
    async discard() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
