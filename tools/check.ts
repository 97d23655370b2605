// npm run check: finds everything that is wrong in data/. The exit status is 1 if there are errors.
import { join } from "node:path";
import { Command } from "commander";
import { asText, checkContent, isError } from "../gatsby/check";
import type { Problem } from "../gatsby/json";
import { thisSite } from "../gatsby/rules";

/** Formats a problem as the command that GitHub turns into an annotation of a pull request. */
export function asAnnotation({ file, line, column, severity, message, remedy }: Problem): string {
  const escaped = (text: string) => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
  const property = (text: string) => escaped(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
  const place = `file=${property(file)},line=${String(line)},col=${String(column)}`;
  return `::${severity} ${place},title=${property(`${file}:${String(line)}`)}::${escaped(`${message}\n${remedy}`)}`;
}

interface Flags {
  readonly json?: boolean;
  readonly annotations?: boolean;
}

async function check({ json, annotations }: Flags): Promise<void> {
  const problems = await checkContent(thisSite(join(__dirname, "..")));
  if (json) console.log(JSON.stringify(problems, null, 2));
  else console.log(annotations ? problems.map(asAnnotation).join("\n") : asText(problems));
  process.exitCode = problems.some(isError) ? 1 : 0;
}

const command = new Command("check")
  .description("Checks everything in data/, and says what to correct with file, line and column.")
  .option("--json", "write JSON, for programs")
  .option("--annotations", "write GitHub's workflow commands, which annotate a pull request")
  .action(check);

if (require.main === module)
  command.parseAsync().catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
