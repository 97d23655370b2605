import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/**
 * Starts `npm run serve` on a free port.
 *
 * @param {string} storeDirectory where submissions are kept
 * @param {string} siteDirectory the folder with `netlify.toml` and the built site; the project's own by default
 * @returns the site's address, and what stops it and returns its exit code
 */
export async function startSite(storeDirectory, siteDirectory = ".") {
  const server = spawn(process.execPath, ["--import", "tsx", "netlify/serve.ts"], {
    env: { ...process.env, PORT: "0", SITE_DIRECTORY: siteDirectory, STORE_DIRECTORY: storeDirectory },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(server, "exit");
  const url = await new Promise((resolve, reject) => {
    ended.then(([code]) => reject(new Error(`The site's server ended with code ${code} before it was ready.`)));
    createInterface({ input: server.stdout }).on("line", (line) => {
      const address = /^The site is at (\S+)/.exec(line)?.[1];
      if (address) resolve(address);
    });
  });
  return {
    url,
    stop: async (signal = "SIGTERM") => {
      server.kill(signal);
      return (await ended)[0];
    },
  };
}
