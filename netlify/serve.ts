import { resolve } from "node:path";
import { localSettings, SettingsError } from "./environment";
import { startLocalStore } from "./local/local-store";
import { StartError, startServer } from "./local/start-server";
import { notificationsOffNotice } from "./settings";

async function main(): Promise<void> {
  const { port, siteDirectory, storeDirectory, bundles } = localSettings();
  const startStore = () => startLocalStore(resolve(storeDirectory));
  const server = await startServer({ port, root: resolve(siteDirectory), startStore, bundles });
  console.log(`The site is at ${server.url}`);
  const notice = notificationsOffNotice();
  if (notice) console.log(notice);

  const stop = () => void server.stop().then(() => process.exit());
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError || error instanceof SettingsError ? error.message : error);
  process.exit(1);
});
