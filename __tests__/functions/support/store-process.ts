/** Runs the local store: `store-process.ts DIRECTORY`; prints how to reach it as JSON. */
import { startLocalStore } from "../../../netlify/local/local-store";

void startLocalStore(process.argv[2] ?? "").then(({ access }) => console.log(JSON.stringify(access)));
