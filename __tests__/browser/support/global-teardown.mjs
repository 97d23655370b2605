import { rm } from "node:fs/promises";

export default async function globalTeardown() {
  const { site, browser, storeDirectory } = globalThis.browserTests;
  await browser.close();
  await site.stop();
  await rm(storeDirectory, { recursive: true, force: true });
}
