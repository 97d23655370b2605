// What does a change break? `npm test` builds the site, lints, checks types and runs all tests
import { closingLine, sum } from "./counts";
import type { Counts } from "./counts";
import { runPart } from "./run-part";
import type { Part } from "./run-part";

/**
 * `npm test` runs all tests but those of `__tests__/all`, which take minutes each; `npm run test:all` (`--all`) runs them
 * too. `npm test -- FILE [jest options]` runs only these tests, over the site as it is built.
 */

const script = (name: string): Part => ({ name, command: "npm", args: ["run", "--silent", name] });

const jest = (name: string, args: readonly string[]): Part => ({
  name,
  command: process.execPath,
  args: ["node_modules/jest/bin/jest.js", ...args],
  hasTests: true,
});

const project = (name: string, ...projects: readonly string[]) => jest(name, ["--selectProjects", ...projects]);

/** Build, lint and types beside the tests that need no build, one row for each of two cores; then all others. */
async function testAll(withLongTests: boolean): Promise<readonly Counts[]> {
  const build = runPart(script("build"));
  // The build writes the types of the queries.
  const lint = build.then(() => runPart(script("lint")));
  const typecheck = lint.then(() => runPart(script("typecheck")));
  const tests = runPart(project("unit and function tests", "unit", "components", "functions"));
  const counts = await Promise.all([build, lint, typecheck, tests]);
  const [built] = counts;
  if (built.failed > 0) console.log("\n── browser tests: not run, as there is no build to test");
  else counts.push(await runPart({ ...project("browser tests", "browser"), live: true }));
  if (withLongTests) counts.push(await runPart({ ...project("long tests", "all"), live: true }));
  return counts;
}

async function main(args: readonly string[]): Promise<void> {
  const isWhole = args.length === 0 || args[0] === "--all";
  const total = sum(isWhole ? await testAll(args.length > 0) : [await runPart({ ...jest("tests", args), live: true })]);
  process.exitCode = total.failed > 0 ? 1 : 0;
  console.log(closingLine(total));
}

void main(process.argv.slice(2));
