// npm run check: finds everything that is wrong in data/. The exit status is 1 if there are errors.
import { join } from "node:path";
import { Command } from "commander";
import { asAnnotations, asJson, asText, checkContent, isError } from "../gatsby/check";
import { thisSite } from "../gatsby/rules";

interface Flags {
  readonly json?: boolean;
  readonly annotations?: boolean;
}

async function check({ json, annotations }: Flags): Promise<void> {
  const problems = await checkContent(thisSite(join(__dirname, "..")));
  console.log((json ? asJson : annotations ? asAnnotations : asText)(problems));
  process.exitCode = problems.some(isError) ? 1 : 0;
}

new Command("check")
  .description("Checks everything in data/, and says what to correct with file, line and column.")
  .option("--json", "write JSON, for programs")
  .option("--annotations", "write GitHub's workflow commands, which annotate a pull request")
  .action(check)
  .parseAsync()
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
