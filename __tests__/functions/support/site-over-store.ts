/** Runs the local server over a store that somebody else runs: STORE_ACCESS says how to reach it, as JSON. */
import { localSettings } from "../../../netlify/environment";
import { startServer } from "../../../netlify/local/start-server";
import type { StoreAccess } from "../../../netlify/submissions/store";

const access = JSON.parse(process.env.STORE_ACCESS ?? "") as Required<StoreAccess>;
const { port, siteDirectory, bundles } = localSettings();
const startStore = () => Promise.resolve({ access, stop: () => Promise.resolve() });

void startServer({ port, root: siteDirectory, startStore, bundles }).then((server) => {
  console.log(`The site is at ${server.url}`);
  process.once("SIGTERM", () => void server.stop().then(() => process.exit()));
});
