import { runInbox } from "./inbox";

// `inbox list | head` closes the pipe early, which is no failure.
process.stdout.on("error", () => process.exit());

void runInbox(process.argv.slice(2), {
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  environment: process.env,
  // Loaded only when it is needed: Netlify's server takes longer to load than everything else.
  startStore: async (directory) => (await import("../local/local-store")).startLocalStore(directory),
}).then((code) => {
  process.exitCode = code;
});
