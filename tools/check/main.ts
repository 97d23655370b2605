// What is wrong in data/, where, and what is to be done about it?
import { join } from "node:path";
import { Command } from "commander";
import { asAnnotations, asJson, asText, checkContent } from "../../plugins/gatsby-plugin-content-schema";
import { checkOptions } from "../../src/content/check-options";

/** `npm run check` finds everything that is wrong in `data/`. The exit status is 1 if there are mistakes. */

interface Flags {
  readonly json?: boolean;
  readonly annotations?: boolean;
}

async function check({ json, annotations }: Flags): Promise<void> {
  const findings = await checkContent(join(__dirname, "../.."), checkOptions);
  const report = json ? asJson : annotations ? asAnnotations : asText;
  console.log(report(findings, checkOptions.folder));
  process.exitCode = findings.some(({ severity }) => severity === "mistake") ? 1 : 0;
}

new Command("check")
  .description("Checks everything in data/, and tells what to mend with file, line and column.")
  .option("--json", "write JSON, for programs")
  .option("--annotations", "write GitHub's workflow commands, which annotate a pull request")
  .action(check)
  .parseAsync()
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
