// What does a visit cost, beside hand-written pages of the same look? `npm run bench`, over the built site
import { existsSync } from "node:fs";
import { Command, InvalidArgumentError } from "commander";
import { ROUTES } from "../../__tests__/browser/support/routes";
import { htmlFile } from "../built-site/first-load";
import { oneOfEachKind } from "../built-site/pages";
import { writeResults } from "./report/report-page";
import { terminalReport } from "./report/terminal";
import { runBench } from "./run-bench";

const PUBLIC = "public";
const RESULTS = "tools/bench/results";
const FEWEST_RUNS = 3;

function parseRuns(text: string): number {
  const runs = Number(text);
  if (!Number.isInteger(runs) || runs < 1) throw new InvalidArgumentError("Give a whole number from 1 on.");
  return runs;
}

async function bench(routes: readonly string[], { runs }: { readonly runs: number }): Promise<void> {
  const paths = routes.length > 0 ? routes : oneOfEachKind(ROUTES.map(({ path }) => path));
  const missing = paths.filter((path) => !path.startsWith("/") || !existsSync(htmlFile(PUBLIC, path)));
  if (missing.length > 0) {
    console.error(`The build has no page at ${missing.join(", ")}. Run \`npm run build\` first, or name another page.`);
    process.exitCode = 1;
    return;
  }
  const results = await runBench({ publicFolder: PUBLIC, paths, runs });
  console.log(`${terminalReport(results)}\n\nThe report: ${await writeResults(results, RESULTS)}`);
}

new Command("bench")
  .description("Measures what a visit costs, against hand-written pages and the budget.")
  .argument("[routes...]", "pages to measure, such as / and /contact; one of each kind where none is named")
  .option("--runs <number>", "how many runs each median is of", parseRuns, FEWEST_RUNS)
  .action(bench)
  .parseAsync()
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
