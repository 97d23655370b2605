import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { runInbox } from "../../../netlify/inbox/inbox";
import { PROJECT } from "./fixture-site";
import type { TestStore } from "./start-store";

/** How a command ended and what it printed. */
export interface InboxRun {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** What a command is run with. */
interface InboxInput {
  /** What is typed; nothing when left out. */
  readonly input?: string;
  readonly environment?: Record<string, string>;
}

interface InboxCall extends InboxInput {
  readonly store: Pick<TestStore, "directory" | "access">;
  /** The inbox of another project than this one. */
  readonly run?: typeof runInbox;
}

/** Runs a command of the inbox in this process, on a store that runs already. */
export async function callInbox(
  args: readonly string[],
  { store, input = "", environment, run = runInbox }: InboxCall,
): Promise<InboxRun> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const printed = Promise.all([text(stdout), text(stderr)]);
  const code = await run(args, {
    ...{ stdin: Readable.from([input]), stdout, stderr },
    environment: { ...process.env, STORE_DIRECTORY: store.directory, ...environment },
    startStore: (directory) => {
      if (directory !== store.directory) throw new Error(`The inbox opened ${directory}, not ${store.directory}`);
      return Promise.resolve({ access: store.access, stop: () => Promise.resolve() });
    },
  });
  stdout.end();
  stderr.end();
  const [out, err] = await printed;
  return { code, stdout: out, stderr: err };
}

/**
 * Runs a command of the inbox in a process of its own, as `npm run inbox` does.
 *
 * @param directory the folder of the local store
 */
export async function spawnInbox(
  args: readonly string[],
  directory: string,
  { input = "", environment }: InboxInput = {},
): Promise<InboxRun> {
  const child = spawn(process.execPath, ["--import", "tsx", join("netlify", "inbox", "main.ts"), ...args], {
    cwd: PROJECT,
    env: { ...process.env, STORE_DIRECTORY: directory, ...environment },
  });
  child.stdin.end(input);
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit") as Promise<[number | null]>,
  ]);
  return { code, stdout, stderr };
}
