// Which tests does an ordinary edit of the content turn red? Makes each in a copy, and runs what depends on the content
import { Command } from "commander";
import { EDITS } from "./edits";
import { copyProject, filesToTrace, runStep } from "./walk";
import type { Step } from "./walk";

/** What failed of a step, by the names that jest or the check gave it. */
const failures = ({ output }: Step): string[] => output.split("\n").filter((line) => /●|mistake:|FAIL /.test(line));

/** Makes one edit in a copy; returns whether check and tests stay green. */
async function walk(name: string, tests: readonly string[], verbose: boolean): Promise<boolean> {
  const site = await copyProject();
  try {
    await EDITS[name]?.(site);
    const jest = [
      "node_modules/jest/bin/jest.js",
      "--maxWorkers=1",
      "--selectProjects",
      "unit",
      "components",
      "functions",
    ];
    const chosen = tests.length > 0 ? tests : ["--findRelatedTests", ...filesToTrace(site)];
    const steps = [
      await runStep(site, "check", ["--import", "tsx", "tools/check/main.ts"]),
      await runStep(site, "tests", [...jest, ...chosen]),
    ];
    for (const step of steps) {
      console.log(`${name}: ${step.name} ${step.passed ? "passed" : "FAILED"} in ${step.seconds.toFixed(0)} s`);
      if (step.passed) continue;
      console.log([...new Set(failures(step))].map((line) => `  ${line.trim()}`).join("\n"));
      if (verbose) console.log(step.output);
    }
    return steps.every(({ passed }) => passed);
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
