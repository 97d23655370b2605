// Which tests does an ordinary edit of the content turn red? Makes each in a copy, and runs what depends on the content
import { Command } from "commander";
import { EDITS } from "./edits";
import { copyProject, filesToTrace, runStep } from "./walk";
import type { Step } from "./walk";

/** What failed of a step, by the names that jest or the check gave it. */
const failures = ({ output }: Step): string[] => [
  ...new Set(output.split("\n").filter((line) => /●|mistake:|FAIL /.test(line))),
];

/** Makes one edit in a copy; returns whether check and tests stay green. */
async function walk(name: string, tests: readonly string[], verbose: boolean): Promise<boolean> {
  const site = await copyProject();
  try {
    await EDITS[name]?.(site);
    const jest = ["node_modules/jest/bin/jest.js", "--maxWorkers=1"];
    // Last, as it takes for a project whatever follows.
    const projects = ["--selectProjects", "unit", "components", "functions"];
    const chosen = tests.length > 0 ? tests : ["--findRelatedTests", ...filesToTrace(site)];
    const run = async (step: string, args: readonly string[]): Promise<boolean> => {
      const done = await runStep(site, args);
      console.log(`${name}: ${step} ${done.passed ? "passed" : "FAILED"} in ${done.seconds.toFixed(0)} s`);
      if (!done.passed) console.log(verbose ? done.output : failures(done).join("\n"));
      return done.passed;
    };
    const isFine = await run("check", ["--import", "tsx", "tools/check/main.ts"]);
    return (await run("tests", [...jest, ...chosen, ...projects])) && isFine;
  } finally {
    await site.remove();
  }
}

async function main(
  named: readonly string[],
  { tests = [], verbose = false }: { tests?: string[]; verbose?: boolean },
) {
  for (const name of named.length > 0 ? named : Object.keys(EDITS)) {
    if (!(await walk(name, tests, verbose))) process.exitCode = 1;
  }
}

new Command("edits")
  .description(
    `Makes edits in copies, and runs the check and the tests that depend on the content: ${Object.keys(EDITS).join(", ")}.`,
  )
  .argument("[edits...]", "some of them; all where none is named")
  .option("--tests <files...>", "only these test files")
  .option("--verbose", "show all of what a failed step writes")
  .action(main)
  .parseAsync()
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
