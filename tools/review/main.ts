// Is a change fit to be published? Checks the content, builds, compares with BASE, and looks at the pages that changed
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { Command } from "commander";
import { asAnnotations, checkContent } from "../../plugins/gatsby-plugin-content-schema";
import { checkOptions } from "../../src/content/check-options";
import { choosePages } from "../built-site/pages";
import { readRedirects } from "../built-site/read-redirects";
import { compareBuilds } from "../preview/compare-builds";
import { writeReport } from "../preview/report/report-page";
import { baseBuild, BaseBuildError } from "../project-copy/base-build";
import { runNpm } from "../project-copy/worktree";
import { filesSince, isOnlyContent } from "../test/changes";
import { comment, countToMend } from "./comment";
import type { Addresses, Review } from "./comment";
import { walkPages } from "./walk-pages";

const REPORT = "preview";

/** The most pages that a browser looks at: where the navigation changes, all pages do. */
const MOST_WALKED = 12;

interface Flags extends Addresses {
  readonly comment?: string;
  readonly baseBuild?: string;
}

/** Finds out all that there is to say of the change since `base`. */
async function review(base: string, built: string): Promise<Review> {
  // Asked before the build, which writes files of its own.
  const onlyContent = isOnlyContent(filesSince(base));
  const findings = await checkContent(".", checkOptions);
  console.log(asAnnotations(findings));
  if (findings.some(({ severity }) => severity === "mistake")) return { findings };
  const before = await baseBuild(built);
  runNpm(["run", "build"], ".");
  const report = await compareBuilds({
    base,
    before,
    after: resolve("public"),
    redirects: await readRedirects(),
    folder: REPORT,
  });
  await writeReport(report, REPORT);
  if (!onlyContent) return { findings, report };
  const { added, changed } = report.changes;
  const paths = choosePages([...added, ...changed.map(({ path }) => path)], MOST_WALKED);
  return { findings, report, failures: await walkPages(paths) };
}

async function main(base: string, { comment: file, baseBuild: built = base, ...addresses }: Flags): Promise<void> {
  const found = await review(base, built);
  const text = comment(found, addresses);
  console.log(text);
  if (file !== undefined) await writeFile(file, text);
  process.exitCode = countToMend(found) > 0 ? 1 : 0;
}

new Command("review")
  .description("Judges a change as a pull request does, and says in Markdown what is to be mended.")
  .argument("<base>", "the branch or commit that it would be merged into")
  .option("--base-build <folder>", "a folder with the base's public/, so that it isn't built")
  .option("--comment <file>", "write the comment there, too")
  .option("--preview <address>", "the deploy preview")
  .option("--files <address>", "where the files of the change can be read")
  .action(main)
  .parseAsync()
  .catch((error: unknown) => {
    console.error(error instanceof BaseBuildError ? error.message : error);
    process.exitCode = 1;
  });
