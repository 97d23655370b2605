// Does the deployed site answer as it should? `npm run smoke -- URL`, which changes nothing there
import { Command, InvalidArgumentError } from "commander";
import { CHECKS } from "./checks";
import { deployed, runChecks } from "./run-checks";

function address(value: string): string {
  if (!/^https?:/.test(value) || !URL.canParse(value)) throw new InvalidArgumentError("Write it as https://….");
  return value;
}

const program = new Command("smoke")
  .description("Walks a deployed site: pages, headers, redirects, and endpoints by requests that they refuse.")
  .argument("<url>", "the address of the site, or of a preview", address)
  .option("--preview", "expect search engines to be told to leave it out", false)
  .action(async (url: string, { preview }: { readonly preview: boolean }) => {
    const failed = await runChecks(CHECKS, deployed(url, preview), console.log);
    console.log(failed === 0 ? "All passed." : `${String(failed)} failed.`);
    process.exitCode = failed === 0 ? 0 : 1;
  });

void program.parseAsync();
