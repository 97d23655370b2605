import { fork } from "node:child_process";
import { once } from "node:events";

/** A build that is being served. */
export interface ServedBuild {
  /** `http://127.0.0.1:40001` */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Serves a build and the baseline pages in a process of its own: what measures is busy at times, and must hold up no
 * answer.
 *
 * @param publicFolder the published folder
 * @throws Error where the server ends before it is ready
 */
export async function serveBuild(publicFolder: string): Promise<ServedBuild> {
  const server = fork("tools/bench/server/main.ts", [publicFolder], { execArgv: ["--import", "tsx"] });
  const ended = once(server, "exit");
  const url = await Promise.race([
    once(server, "message").then(([address]) => String(address)),
    ended.then(() => null),
  ]);
  if (url === null) throw new Error("The bench's server ended before it was ready.");
  return {
    url,
    async stop() {
      server.disconnect();
      await ended;
    },
  };
}
