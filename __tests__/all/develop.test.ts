import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import brand from "../../data/site.json";
import { FONTS, fontFaceCss } from "../../src/theme/fonts";
import { listen } from "../support/listen";
import { copySite } from "./support/site-copy";

// A build, and a start of Gatsby's server, on a busy machine.
jest.setTimeout(600_000);

test("npm run dev shows pages without a missing picture until it is back, and marks the last build", async () => {
  const site = await copySite();
  const inSite = (...path: string[]) => join(site.directory, ...path);
  const picture = brand.defaultHeroImage;
  await site.build();
  expect(existsSync(inSite("public/_headers"))).toBe(true);

  const unused = createServer();
  const port = String(await listen(unused));
  unused.close();
  const env = { ...process.env, NODE_ENV: undefined, GATSBY_TELEMETRY_DISABLED: "1" };
  const gatsby = ["node_modules/gatsby/cli.js", "develop", "-H", "127.0.0.1", "-p", port];
  const server = spawn(process.execPath, gatsby, { cwd: site.directory, env, stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  server.stdout.on("data", (chunk) => (output += String(chunk)));
  /** Waits until the data of a page, or of its layout, contains a text. */
  const waitForData = async (text: string) => {
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${port}/page-data/careers/page-data.json`).catch(() => undefined);
      const page = (await answer?.text().catch(() => "")) ?? "";
      const hashes = /"staticQueryHashes":\[([^\]]*)/.exec(page)?.[1]?.match(/\d+/g) ?? [];
      const layout = await Promise.all(
        hashes.map(async (hash) => (await fetch(`http://127.0.0.1:${port}/page-data/sq/d/${hash}.json`)).text()),
      );
      if ([page, ...layout].join().includes(text)) return;
      await wait(500);
    }
  };
  try {
    await waitForData("/static/");
    expect(existsSync(inSite("public/_headers"))).toBe(false);
    expect(output).not.toContain("The code has changed");
    const html = await (await fetch(`http://127.0.0.1:${port}/careers`)).text();
    expect(html).toContain(fontFaceCss);
    const fonts = Object.values(FONTS).map(({ file }) => fetch(`http://127.0.0.1:${port}${file}.woff2`));
    expect((await Promise.all(fonts)).map(({ status }) => status)).toEqual([200, 200]);
    const file = inSite("data", picture);
    const bytes = readFileSync(file);
    rmSync(file);
    await waitForData(`http://localhost${picture}`);
    writeFileSync(file, bytes);
    await waitForData("/static/");
  } finally {
    server.kill();
    await once(server, "exit");
    await site.remove();
  }
});
