import { startLocalStore } from "../../netlify/local/local-store";
import { mapConcurrently } from "../../netlify/submissions/concurrently";
import { openStore } from "../../netlify/submissions/store";

/** Which of the submissions that a local server has acknowledged are not in its folder. */
export async function missingFrom(directory: string, ids: readonly string[]): Promise<string[]> {
  const local = await startLocalStore(directory);
  const store = openStore("dev", local.access);
  const missing = await mapConcurrently(ids, async (id) => ((await store.get(id)) === null ? [id] : []));
  await local.stop();
  return missing.flat();
}
