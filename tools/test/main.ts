// What does a change break? Builds the site, checks types and style, and runs all tests, or those that are named.
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { affected } from "./changes";
import type { Affected } from "./changes";
import { closingLine, sum } from "./counts";
import type { Counts } from "./counts";
import { runPart } from "./run-part";
import type { Part } from "./run-part";
import { unpackBundles } from "./unpack-bundles";

/**
 * `npm test`: builds, type-checks, lints and runs all tests. `npm test -- --changed` leaves out what the changes since
 * the main branch can't break. `npm test -- FILE [jest options]` runs only these tests, over the site as it is built.
 */

const script = (name: string): Part => ({ name, command: "npm", args: ["run", "--silent", name] });

/** What the published site has in its environment, without which Netlify's build of it stops. */
const SETTINGS = {
  SMTP_URL: "smtps://mail.example.com",
  NOTIFY_TO: "inbox@example.com",
  NOTIFY_FROM: "site@example.com",
};

/** The build as Netlify does it for the published site: the settings are checked, and the functions bundled. */
const NETLIFY_BUILD: Part = {
  name: "build, by Netlify's own",
  command: "npm",
  args: ["run", "--silent", "build:netlify", "--", "production"],
  env: SETTINGS,
};

const jest = (name: string, args: readonly string[]): Part => ({
  name,
  command: process.execPath,
  args: ["node_modules/jest/bin/jest.js", ...args],
  hasTests: true,
});

const EVERYTHING: Affected = { related: undefined, site: true };

/**
 * Two rows of parts beside each other, one for each of two cores; then the browser tests, with the functions that Netlify's
 * build would upload. In the first row, the build of a site with other content, lint and type check follow the build,
 * which writes the types of the queries.
 */
async function testAll({ related, site }: Affected): Promise<readonly Counts[]> {
  const chosen = related ? ["--passWithNoTests", "--findRelatedTests", ...related] : [];
  const grownSite = mkdtempSync(join(tmpdir(), "grown-site-"));
  const bundles = mkdtempSync(join(tmpdir(), "built-functions-"));
  const buildsNothing = !site && existsSync("public/index.html");
  try {
    const build = buildsNothing ? undefined : runPart(NETLIFY_BUILD);
    const grown = build?.then(() =>
      runPart({
        name: "build of the grown site",
        command: process.execPath,
        args: ["--import", "tsx", "__tests__/browser/support/build-grown-site.ts", grownSite],
      }),
    );
    const tests = runPart(
      jest("unit and function tests", ["--selectProjects", "unit", "components", "functions", ...chosen]),
    );
    const lint = (grown ?? Promise.resolve()).then(() => runPart(script("lint")));
    const typecheck = lint.then(() => runPart(script("typecheck")));
    const parts = await Promise.all([build, grown, tests, lint, typecheck]);
    const before = parts.filter((part) => part !== undefined);
    if (((await build)?.failed ?? 0) > 0) {
      console.log("\n── browser tests: not run, as there is no build to test");
      return before;
    }
    if (build) await unpackBundles(bundles);
    const env = build && { GROWN_SITE: grownSite, FUNCTION_BUNDLES: bundles };
    const browser = jest("browser tests", ["--selectProjects", "browser", ...(site ? [] : chosen)]);
    return [...before, await runPart({ ...browser, env, live: true })];
  } finally {
    for (const folder of [grownSite, bundles]) rmSync(folder, { recursive: true, force: true });
  }
}

async function run(args: readonly string[]): Promise<readonly Counts[]> {
  if (args.length === 0) return testAll(EVERYTHING);
  if (args.length === 1 && args[0] === "--changed") return testAll(affected());
  return [await runPart({ ...jest("tests", args), live: true })];
}

async function main(args: readonly string[]): Promise<void> {
  const total = sum(await run(args));
  process.exitCode = total.failed > 0 ? 1 : 0;
  console.log(closingLine(total));
}

void main(process.argv.slice(2));
