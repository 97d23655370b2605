import { spawn } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { chromium } from "playwright-core";
import { BROWSER_ARGUMENTS, findBrowser } from "./find-browser.mjs";

/** Starts `npm run serve` on a free port, and tells where it is. */
async function startSite(storeDirectory) {
  const site = spawn(process.execPath, ["--import", "tsx", "netlify/serve.ts"], {
    env: { ...process.env, PORT: "0", STORE_DIRECTORY: storeDirectory },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise((resolve, reject) => {
    site.once("exit", (code) => reject(new Error(`The site's server ended with code ${code} before it was ready.`)));
    createInterface({ input: site.stdout }).on("line", (line) => {
      const address = /^The site is at (\S+)/.exec(line)?.[1];
      if (address) resolve(address);
    });
  });
  return { site, url };
}

/** One built, served site and one browser for all tests of this project. */
export default async function globalSetup() {
  const storeDirectory = await mkdtemp(join(tmpdir(), "corvane-browser-tests-"));
  const { site, url } = await startSite(storeDirectory);
  const browser = await chromium.launchServer({ executablePath: await findBrowser(), args: BROWSER_ARGUMENTS });
  process.env.SITE_URL = url;
  process.env.SITE_STORE_DIRECTORY = storeDirectory;
  process.env.BROWSER_ENDPOINT = browser.wsEndpoint();
  globalThis.browserTests = { site, browser, storeDirectory };
}
