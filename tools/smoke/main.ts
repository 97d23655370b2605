// Does the deployed site answer as it should? `npm run smoke -- URL`, which changes nothing there without `--store`
import { Command, InvalidArgumentError } from "commander";
import { CHECKS } from "./checks";
import { limits, storeLatency } from "./platform-checks";
import { deployed, runChecks } from "./run-checks";

function address(value: string): string {
  if (!/^https?:/.test(value) || !URL.canParse(value)) throw new InvalidArgumentError("Write it as https://….");
  return value;
}

interface Options {
  readonly preview: boolean;
  readonly store: boolean;
  readonly limits: boolean;
}

const program = new Command("smoke")
  .description("Walks a deployed site: pages, headers, redirects, and endpoints by requests that they refuse.")
  .argument("<url>", "the address of the site, or of a preview", address)
  .option("--preview", "expect search engines to be told to leave it out", false)
  .option("--store", "measure the store by five messages, which are kept as spam and nobody is told of", false)
  .option("--limits", "find out whether requests are limited, after which the endpoints refuse you for a minute", false)
  .action(async (url: string, options: Options) => {
    const further = [...(options.store ? [storeLatency] : []), ...(options.limits ? [limits] : [])];
    const failed = await runChecks([...CHECKS, ...further], deployed(url, options.preview), console.log);
    console.log(failed === 0 ? "All passed." : `${String(failed)} failed.`);
    process.exitCode = failed === 0 ? 0 : 1;
  });

void program.parseAsync();
