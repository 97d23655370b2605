import { existsSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { BROWSER_ARGUMENTS, findTestBrowser } from "./find-browser.mjs";
import { startSite } from "./start-site.mjs";

/** One built, served site and one browser for all tests of this project. */
export default async function globalSetup() {
  if (!existsSync("public/index.html")) {
    console.error("The browser tests look at the built site, and it isn't built: run `npm run build` first.");
    // An error thrown here would be shown with its stack.
    process.exit(1);
  }
  const storeDirectory = await mkdtemp(join(tmpdir(), "browser-tests-"));
  const site = await startSite(storeDirectory);
  const browser = await chromium.launchServer({ executablePath: await findTestBrowser(), args: BROWSER_ARGUMENTS });
  process.env.SITE_URL = site.url;
  process.env.SITE_STORE_DIRECTORY = storeDirectory;
  process.env.BROWSER_ENDPOINT = browser.wsEndpoint();
  globalThis.browserTests = { site, browser, storeDirectory };
}
