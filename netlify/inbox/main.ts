import { Command } from "commander";
import { SettingsError } from "../environment";
import { deleteCommand } from "./delete-command";
import { exportCommand } from "./export-command";
import { listCommand } from "./list-command";
import { rescueCommand } from "./rescue-command";
import { retryCommand } from "./retry-command";
import { showCommand } from "./show-command";
import { UnreadableRecord } from "../submissions/records";
import { InboxError } from "./with-store";

const program = new Command("inbox")
  .description(
    "What visitors sent to the firm. Works on this machine's store (STORE_DIRECTORY, or .netlify/blobs-serve), " +
      "and on the published site's when NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN are set.",
  )
  .addCommand(listCommand)
  .addCommand(showCommand)
  .addCommand(exportCommand)
  .addCommand(deleteCommand)
  .addCommand(retryCommand)
  .addCommand(rescueCommand);

// `inbox list | head` closes the pipe early, which is no failure.
process.stdout.on("error", () => process.exit());

program.parseAsync().catch((error: unknown) => {
  const isExpected = [InboxError, SettingsError, UnreadableRecord].some((kind) => error instanceof kind);
  if (error instanceof Error && isExpected) console.error(error.message);
  else console.error(`The command failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
