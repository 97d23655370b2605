import { once } from "node:events";
import { rm } from "node:fs/promises";

export default async function globalTeardown() {
  const { site, browser, storeDirectory } = globalThis.browserTests;
  await browser.close();
  const ended = once(site, "exit");
  site.kill("SIGTERM");
  await ended;
  await rm(storeDirectory, { recursive: true, force: true });
}
