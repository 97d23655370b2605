import { join } from "node:path";
import { checkContent } from "../gatsby/check/check-content";
import { asText, isError, type Problem } from "../gatsby/check/problems";
import { thisSite } from "../gatsby/check/this-site";
import { parseOptions, runCommand, writePrivately } from "../netlify/terminal";

const USAGE = `npm run check
  checks the content in data/, and exits with 1 if there are errors
--json           for programs
--annotations    for GitHub
--output FILE    writes to a file, which only you can read`;

/** Formats a problem as a GitHub workflow command, which annotates the pull request. */
export function asAnnotation({ file, line, column, severity, message, remedy }: Problem): string {
  const escaped = (text: string) => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
  const property = (text: string) => escaped(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
  const place = `file=${property(file)},line=${line},col=${column}`;
  return `::${severity} ${place},title=${property(`${file}:${line}`)}::${escaped(`${message}\n${remedy}`)}`;
}

export async function check(args: string[]): Promise<void> {
  const { json, annotations, output } = parseOptions(args, ["json", "annotations", "output FILE"]).values;
  if (json && annotations) throw new Error("Choose --json or --annotations.");
  const problems = await checkContent(thisSite(join(__dirname, "..")));
  const annotated = annotations ? problems.map(asAnnotation).join("\n") : asText(problems);
  const text = json ? JSON.stringify(problems, null, 2) : annotated;
  if (output === undefined) console.log(text);
  else {
    await writePrivately(output, `${text}\n`);
    console.log(`Problems written to ${output}: ${problems.length}.`);
  }
  process.exitCode = problems.some(isError) ? 1 : 0;
}

if (require.main === module) void runCommand(USAGE, check);
