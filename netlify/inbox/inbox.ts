import { Command, CommanderError } from "commander";
import { SettingsError } from "../environment";
import { UnreadableRecord } from "../submissions/records";
import { InboxError } from "./command";
import type { Terminal } from "./command";
import { addDeleteCommand } from "./delete";
import { addExportCommand } from "./export";
import { addListCommand } from "./list";
import { printableLine } from "./printable";
import { addRescueCommand } from "./rescue";
import { addRetryCommand } from "./retry";
import { addShowCommand } from "./show";

/** Says why a command failed: in its own words where they are meant to be read. */
function explain(error: unknown): string {
  const isExpected = [InboxError, SettingsError, UnreadableRecord].some((kind) => error instanceof kind);
  if (error instanceof Error && isExpected) return error.message;
  return `The command failed: ${error instanceof Error ? error.message : String(error)}`;
}

/**
 * Runs one command of the inbox. Nothing is thrown.
 *
 * @param args such as `["list", "--kind", "contact"]`
 * @returns the exit code
 */
export async function runInbox(args: readonly string[], terminal: Terminal): Promise<number> {
  const { stdout, stderr } = terminal;
  const program = new Command("inbox")
    .description(
      "What visitors sent to the firm. Works on this machine's store (STORE_DIRECTORY, or .netlify/blobs-serve), " +
        "and on the published site's when NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN are set.",
    )
    .configureOutput({ writeOut: (text) => stdout.write(text), writeErr: (text) => stderr.write(text) })
    .exitOverride();
  addListCommand(program, terminal);
  addShowCommand(program, terminal);
  addExportCommand(program, terminal);
  addDeleteCommand(program, terminal);
  addRetryCommand(program, terminal);
  addRescueCommand(program, terminal);
  try {
    await program.parseAsync(args, { from: "user" });
    return 0;
  } catch (error) {
    // commander has said already what is wrong with the arguments, or shown the help.
    if (error instanceof CommanderError) return error.exitCode;
    stderr.write(`${printableLine(explain(error))}\n`);
    return 1;
  }
}
