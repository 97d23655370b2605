// Does the deployed site answer as it should? `npm run smoke -- URL [--preview]`, which stores nothing there
import { parseArgs } from "node:util";
import { walk } from "./walk";

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { preview: { type: "boolean" } } });
  const [address = ""] = positionals;
  if (!URL.canParse(address)) throw new Error("Give the site's address: npm run smoke -- https://… [--preview]");
  const failed = await walk(address, values.preview ?? false, console.log);
  console.log(failed === 0 ? "All passed." : `${String(failed)} failed.`);
  process.exitCode = failed === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
