import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** Serves a built site on a free port and stores submissions in `storeDirectory`. */
export async function startSite(storeDirectory: string, siteDirectory: string) {
  const server = spawn(process.execPath, ["--import", "tsx", "netlify/serve.ts"], {
    env: { ...process.env, PORT: "0", SITE_DIRECTORY: siteDirectory, STORE_DIRECTORY: storeDirectory },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(server, "exit") as Promise<[code: number | null]>;
  for await (const line of createInterface({ input: server.stdout })) {
    const url = /^The site is at (\S+)/.exec(line)?.[1];
    if (!url) continue;
    const stop = async () => {
      server.kill();
      return (await ended)[0];
    };
    return { url, stop };
  }
  throw new Error("The site's server ended before it was ready.");
}
