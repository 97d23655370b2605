import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { PROJECT } from "./fixture-site";

/** How a command ended and what it printed. */
export interface InboxRun {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** What a command is run with. */
export interface InboxInput {
  /** The folder of the local store. */
  readonly directory: string;
  /** What is typed; nothing when left out. */
  readonly input?: string;
  readonly environment?: Record<string, string>;
  /** The project's folder, where it isn't this one. */
  readonly project?: string;
}

/** Runs the inbox as `npm run inbox` does. */
export async function runInbox(
  args: readonly string[],
  { directory, input = "", environment, project = PROJECT }: InboxInput,
): Promise<InboxRun> {
  const child = spawn(process.execPath, ["--import", "tsx", join("netlify", "inbox", "main.ts"), ...args], {
    cwd: project,
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
