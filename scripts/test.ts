import { closingLine, sum } from "./test/counts";
import type { Counts } from "./test/counts";
import { runPart } from "./test/run-part";
import type { Part } from "./test/run-part";

/**
 * `npm test`: builds, type-checks, lints and runs all tests. `npm test -- FILE [jest options]` runs only these tests,
 * over the site as it is built.
 */

const script = (name: string): Part => ({ name, command: "npm", args: ["run", "--silent", name] });

const jest = (name: string, args: readonly string[]): Part => ({
  name,
  command: process.execPath,
  args: ["node_modules/jest/bin/jest.js", ...args],
  hasTests: true,
});

/**
 * Two rows of parts beside each other, one for each of two cores; then the browser tests, which have the machine to
 * themselves. The type check comes last in its row, long after the build has written the types of the queries anew.
 */
async function testEverything(): Promise<readonly Counts[]> {
  const build = runPart(script("build"));
  const tests = runPart(jest("unit and function tests", ["--selectProjects", "unit", "components", "functions"]));
  const lint = tests.then(() => runPart(script("lint")));
  const typecheck = lint.then(() => runPart(script("typecheck")));
  const before = await Promise.all([build, tests, lint, typecheck]);
  if ((await build).failed > 0) {
    console.log("\n── browser tests: not run, as there is no build to look at");
    return before;
  }
  return [...before, await runPart({ ...jest("browser tests", ["--selectProjects", "browser"]), live: true })];
}

async function main(args: readonly string[]): Promise<void> {
  const counts = args.length > 0 ? [await runPart({ ...jest("tests", args), live: true })] : await testEverything();
  const total = sum(counts);
  process.exitCode = total.failed > 0 ? 1 : 0;
  console.log(closingLine(total));
}

void main(process.argv.slice(2));
