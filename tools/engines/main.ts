// Does what visitors do work in Chromium, Firefox and WebKit? `npm run engines`, over the built site
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command, Option } from "commander";
import { startSite } from "../../__tests__/browser/support/start-site.mjs";
import { launchChromium } from "./chromium";
import type { Launch } from "./engine";
import { launchFirefox } from "./firefox";
import { JOURNEYS } from "./journeys/journeys";
import { startProxy } from "./proxy";
import { runJourneys } from "./run-journeys";
import { tableOf } from "./table";
import type { Result } from "./table";
import { launchWebKit } from "./webkit";

const ENGINES: Readonly<Record<string, Launch>> = {
  Chromium: launchChromium,
  Firefox: launchFirefox,
  WebKit: launchWebKit,
};

interface Options {
  readonly engine: readonly string[];
  readonly journey: string;
}

async function runAll({ engine: engines, journey: part }: Options): Promise<void> {
  if (!existsSync("public/index.html")) throw new Error("The site isn't built: run `npm run build` first.");
  const journeys = JOURNEYS.filter(({ name }) => name.toLowerCase().includes(part.toLowerCase()));
  const store = await mkdtemp(join(tmpdir(), "engines-"));
  const site = await startSite(store);
  const proxy = await startProxy(site.url);
  const results: Result[] = [];
  try {
    for (const [name, launch] of Object.entries(ENGINES)) {
      if (engines.includes(name)) results.push(...(await runJourneys(name, launch, journeys, proxy, console.log)));
    }
  } finally {
    await proxy.stop();
    await site.stop();
    await rm(store, { recursive: true, force: true });
  }
  const failed = results.filter(({ failure }) => typeof failure === "string").length;
  console.log(`\n${tableOf(results, engines)}\n\n${failed === 0 ? "All passed." : `${String(failed)} failed.`}`);
  process.exitCode = failed === 0 ? 0 : 1;
}

const program = new Command("engines")
  .description("Goes the site's journeys in Chromium, Firefox and WebKit, over the built site.")
  .addOption(
    new Option("--engine <name...>", "only in these browsers")
      .choices(Object.keys(ENGINES))
      .default(Object.keys(ENGINES)),
  )
  .option("--journey <text>", "only those whose name has this in it", "")
  .action(runAll);

program.parseAsync().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
