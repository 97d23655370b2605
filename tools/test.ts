import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync } from "node:fs";
import { constants, setPriority, tmpdir } from "node:os";
import { join } from "node:path";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import { parseOptions, runCommand } from "../netlify/terminal";

const USAGE = `npm test
  builds the site, lints, checks types and runs the tests
npm run test:all, or npm test -- --all
  also runs the long tests: the browser tests with the tag @all, and those of __tests__/all
For a part, see “Tests” in README.md.`;

type Counts = Readonly<Record<"passed" | "failed", number>>;

/** What is needed here of jest's JSON report. */
type JestReport = Readonly<Record<"numPassedTests" | "numFailedTests" | "numRuntimeErrorTestSuites", number>>;

const NONE: Counts = { passed: 0, failed: 0 };

const folder = mkdtempSync(join(tmpdir(), "test-results-"));
const fileOf = (runner: string) => join(folder, `${runner}.json`);
const read = (runner: string) => JSON.parse(readFileSync(fileOf(runner), "utf8")) as JestReport & JSONReport;

function playwrightCounts(): Counts {
  const { expected, flaky, unexpected } = read("playwright").stats;
  return { passed: expected + flaky, failed: unexpected };
}

/** Returns the browser tests that failed first and then passed. */
function flakyTests({ specs, suites = [] }: JSONReportSuite): string[] {
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky"));
  return [...flaky.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(flakyTests)];
}

/** The commands that run now. */
const running = new Set<string>();

/** In milliseconds. Without a line now and then, a person or a CI service takes the tests for stuck. */
const PROGRESS_INTERVAL = 20_000;

/**
 * Runs a command. Its output appears when it ends, because two outputs at once are unreadable, unless it is `live`.
 *
 * @param nice whether other commands have priority: the browser tests wait for the build
 * @param counts reads the numbers of passed and failed tests; a failed command counts as at least one failed test
 */
async function run(command: string, { nice = false, live = false, counts = (): Counts => NONE } = {}) {
  const started = Date.now();
  console.log(`── ${command}: started`);
  running.add(command);
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: fileOf("playwright") };
  const child = spawn(command, { shell: true, env, stdio: live ? "inherit" : ["ignore", "pipe", "pipe"] });
  if (nice && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => output.push(chunk));
  const [code] = (await once(child, "close")) as [number | null];
  running.delete(command);
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(
    `${Buffer.concat(output).toString()}\n── ${command}: ${code === 0 ? "passed" : "FAILED"} in ${seconds} s`,
  );
  try {
    const { passed, failed } = counts();
    return { passed, failed: code === 0 ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function runJest(projects: string, options: { readonly nice?: boolean; readonly live?: boolean }) {
  // Each of the long tests needs the whole machine.
  const workers = projects === "all" ? "--runInBand" : "";
  return run(`npx jest --silent --json --outputFile="${fileOf(projects)}" ${workers} --selectProjects ${projects}`, {
    ...options,
    counts: () => {
      const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = read(projects);
      return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
    },
  });
}

async function test(args: string[]): Promise<void> {
  const { all } = parseOptions(args, ["all"]).values;
  const progress = setInterval(() => {
    console.log(`── still running: ${[...running].join("; ")}`);
  }, PROGRESS_INTERVAL);
  const build = run("npm run build");
  const units = runJest("unit components functions", { nice: true });
  // The build writes the types of the queries.
  const lint = Promise.all([build, units]).then(() => run("npm run --silent lint", { nice: true }));
  const types = lint.then(() => run("npm run --silent typecheck", { nice: true }));
  const browser = `npx playwright test --reporter=list,json ${all ? "" : "--grep-invert @all"}`;
  const tests = build.then((built) =>
    built.failed > 0 ? NONE : run(browser, { live: true, counts: playwrightCounts }),
  );
  const results = await Promise.all([build, units, lint, types, tests]);
  if (all) results.push(await runJest("all", { live: true }));
  clearInterval(progress);
  const flaky = (await tests).passed > 0 ? read("playwright").suites.flatMap(flakyTests) : [];
  if (flaky.length > 0) console.log(`Passed only at the second try:\n${flaky.join("\n")}`);
  const sum = (key: keyof Counts) => results.reduce((total, result) => total + result[key], 0);
  process.exitCode = sum("failed") > 0 ? 1 : 0;
  console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
}

void runCommand(USAGE, test);
