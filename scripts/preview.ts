import { resolve } from "node:path";
import { Command } from "commander";
import { PreviewError, baseBuild, runNpm } from "./preview/base-build";
import { compareBuilds } from "./preview/compare-builds";
import { problemWords } from "./preview/problem-words";
import { readRedirects } from "./preview/read-redirects";
import type { Report } from "./preview/report/report";
import { writeReport } from "./preview/report/write-report";

/** `npm run preview -- BASE`: what a change does to the site, in one report with pictures. */

const FOLDER = "preview";

function summary({ changes: { changed, added, removed }, problems }: Report, file: string): string {
  const counts = `Pages changed: ${String(changed.length)}, new: ${String(added.length)}, removed: ${String(removed.length)}`;
  const words = problems
    .map(problemWords)
    .map(({ what, remedy, entry = "" }) => `- ${what} ${remedy} ${entry}`.trimEnd());
  return [`${counts}. To mend: ${String(problems.length)}`, ...words, `The report: ${file}`].join("\n");
}

async function preview(base: string, { built }: { built?: true }): Promise<void> {
  const before = await baseBuild(base);
  if (!built) runNpm(["run", "build"], ".");
  const report = await compareBuilds({
    base,
    before,
    after: resolve("public"),
    redirects: await readRedirects("."),
    folder: FOLDER,
  });
  console.log(summary(report, await writeReport(report, FOLDER)));
  process.exitCode = report.problems.length > 0 ? 1 : 0;
}

new Command("preview")
  .description("Compares the site with another build of it: pages, looks, weights and links.")
  .argument("<base>", "a branch, tag or commit, or a folder that holds another build's public/")
  .option("--built", "compare public/ as it stands, rather than building it first")
  .action(preview)
  .parseAsync()
  .catch((error: unknown) => {
    console.error(error instanceof PreviewError ? error.message : error);
    process.exitCode = 1;
  });
