import { openStore } from "../../../netlify/submissions/store";
import { readRecord } from "../../../netlify/submissions/records";
import type { Submission } from "../../../netlify/submissions/submission";

/** The keys in a deploy context's store, in order. */
export async function storedKeys(prefix = "", deployContext = "dev"): Promise<string[]> {
  const { blobs } = await openStore(deployContext).list({ prefix });
  return blobs.map(({ key }) => key).sort();
}

/** What is stored under a key; null when nothing is. */
export function stored(key: string, deployContext = "dev"): Promise<Submission | null> {
  return readRecord(openStore(deployContext), key);
}
