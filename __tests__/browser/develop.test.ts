import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { copySite } from "../all/support/site-copy";
import { expect, test } from "./support/test";

/** Milliseconds: a start of Gatsby's server without a cache, on a busy machine. */
const FIVE_MINUTES = 300_000;

async function freePort(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return String(port);
}

test("npm run dev recovers when a missing picture is back, and marks the last build as changed @all", async ({
  page,
}) => {
  test.setTimeout(FIVE_MINUTES);
  const site = await copySite();
  const headers = join(site.directory, "public/_headers");
  await site.build();
  expect(existsSync(headers)).toBe(true);
  const port = await freePort();
  const env = { ...process.env, NODE_ENV: undefined };
  const gatsby = ["node_modules/gatsby/cli.js", "develop", "-H", "127.0.0.1", "-p", port];
  const server = spawn(process.execPath, gatsby, { cwd: site.directory, env, stdio: "ignore" });
  try {
    const heading = page.locator("main h1");
    await expect(async () => {
      await page.goto(`http://127.0.0.1:${port}/white-papers`);
      await expect(heading).toBeVisible();
    }).toPass();
    expect(existsSync(headers)).toBe(false);

    // Every page's layout shows it.
    const picture = join(site.directory, "data/images/brand/default-hero.jpg");
    const bytes = await readFile(picture);
    await rm(picture);
    const overlay = page.locator("gatsby-fast-refresh");
    await expect(overlay).toContainText("default-hero.jpg doesn't exist");
    await writeFile(picture, bytes);
    await expect(overlay).toHaveCount(0);
    await expect(heading).toBeVisible();
    await expect(page.getByText("failed to load")).toBeHidden();
  } finally {
    server.kill();
    await once(server, "exit");
    await site.remove();
  }
});
