// What does an ordinary edit of the content turn red? Makes each in a copy, and judges it as its pull request does
import { Command } from "commander";
import { EDITS } from "./edits";
import type { SiteCopy } from "../project-copy/site-copy";
import { buildBase, copyProject, filesToTrace, judge, runStep } from "./walk";
import type { Step } from "./walk";

/** What failed of a step, by the names that jest or the check gave it. */
const failures = ({ output }: Step): string[] => [
  ...new Set(output.split("\n").filter((line) => /●|mistake:|FAIL /.test(line))),
];

interface Flags {
  readonly tests?: readonly string[] | true;
  readonly verbose?: boolean;
}

/** Makes one edit in a copy; returns whether its pull request, or the tests that depend on it, stay green. */
async function walk(name: string, { tests, verbose = false }: Flags, base: SiteCopy | undefined): Promise<boolean> {
  const site = await copyProject();
  try {
    await EDITS[name]?.(site);
    const jest = ["node_modules/jest/bin/jest.js", "--maxWorkers=1"];
    // Last, as it takes for a project whatever follows.
    const projects = ["--selectProjects", "unit", "components", "functions"];
    const chosen = Array.isArray(tests) ? tests : ["--findRelatedTests", ...filesToTrace(site)];
    const done = base ? await judge(site, base) : await runStep(site, [...jest, ...chosen, ...projects]);
    console.log(`${name}: ${done.passed ? "passed" : "FAILED"} in ${done.seconds.toFixed(0)} s`);
    if (!done.passed) console.log(verbose || base ? done.output : failures(done).join("\n"));
    return done.passed;
  } finally {
    await site.remove();
  }
}

async function main(named: readonly string[], flags: Flags) {
  const base = flags.tests ? undefined : await buildBase();
  try {
    for (const name of named.length > 0 ? named : Object.keys(EDITS)) {
      if (!(await walk(name, flags, base))) process.exitCode = 1;
    }
  } finally {
    await base?.remove();
  }
}

new Command("edits")
  .description(`Makes edits in copies, and judges each as its pull request does: ${Object.keys(EDITS).join(", ")}.`)
  .argument("[edits...]", "some of them; all where none is named")
  .option("--tests [files...]", "instead run these unit and function tests, or all that depend on the content")
  .option("--verbose", "show all of what failed tests write")
  .action(main)
  .parseAsync()
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
