import { openStore } from "../../../netlify/submissions/store";
import { listKeys } from "../../../netlify/submissions/list-keys";
import type { Submission } from "../../../netlify/submissions/submission";

/** The keys in a deploy context's store. */
export async function storedKeys(prefix = "", deployContext = "dev"): Promise<string[]> {
  return (await listKeys(openStore(deployContext), prefix)).map(({ key }) => key);
}

/** What is stored under a key; null when nothing is. */
export async function stored(key: string, deployContext = "dev"): Promise<Submission | null> {
  return (await openStore(deployContext).get(key, { type: "json" })) as Submission | null;
}
