import { join } from "node:path";
import { Command } from "commander";
import config from "../../gatsby-config";
import { checkContent } from "../../src/content/check/check-content";
import { asAnnotations } from "../../src/content/check/report/as-annotations";
import { asJson } from "../../src/content/check/report/as-json";
import { asText } from "../../src/content/check/report/as-text";
import type { PictureHost } from "../../src/content/picture-host";

/** `npm run check`: everything that is wrong in `data/`. The exit status is 1 where something has to be mended. */

interface Flags {
  readonly json?: boolean;
  readonly annotations?: boolean;
}

async function check({ json, annotations }: Flags): Promise<void> {
  const { pictureHost } = config.siteMetadata as unknown as { pictureHost: PictureHost };
  const findings = await checkContent(join(__dirname, "../../data"), pictureHost);
  const report = json ? asJson : annotations ? asAnnotations : asText;
  console.log(report(findings));
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
