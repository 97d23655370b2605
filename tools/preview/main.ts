// What does a change do to the site? `npm run preview -- BASE` compares two builds, in one report with pictures
import { resolve } from "node:path";
import { Command } from "commander";
import { readRedirects } from "../built-site/read-redirects";
import { baseBuild, BaseBuildError } from "../project-copy/base-build";
import { runNpm } from "../project-copy/worktree";
import { compareBuilds } from "./compare-builds";
import { writeReport } from "./report/report-page";
import { summary } from "./report/summary";

const FOLDER = "preview";

async function preview(base: string, { built }: { built?: true }): Promise<void> {
  const before = await baseBuild(base);
  if (!built) runNpm(["run", "build"], ".");
  const report = await compareBuilds({
    base,
    before,
    after: resolve("public"),
    redirects: await readRedirects(),
    folder: FOLDER,
  });
  console.log(`${summary(report)}\n\nThe report: ${await writeReport(report, FOLDER)}`);
  process.exitCode = report.problems.length > 0 ? 1 : 0;
}

new Command("preview")
  .description("Compares the site with another build of it: pages, looks, weights and links.")
  .argument("<base>", "a branch, tag or commit, or a folder that holds another build's public/")
  .option("--built", "compare public/ as it stands, rather than building it first")
  .action(preview)
  .parseAsync()
  .catch((error: unknown) => {
    console.error(error instanceof BaseBuildError ? error.message : error);
    process.exitCode = 1;
  });
