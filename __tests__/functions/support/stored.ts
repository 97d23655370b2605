import { openStore } from "../../../netlify/submissions/store";
import { readRecord } from "../../../netlify/submissions/records";
import type { Submission } from "../../../netlify/submissions/submission";

/** What the site keeps for itself: how much came in, which words, where records are found, and how far it is. */
const OWN = /^(budget|latest|people|received|due|given-up|flood)(\/|$)/;

/** The keys of records and of what the outbox keeps in a deploy context's store, in order; others by their prefix. */
export async function storedKeys(prefix = "", deployContext = "dev"): Promise<string[]> {
  const { blobs } = await openStore(deployContext).list({ prefix });
  return blobs
    .map(({ key }) => key)
    .filter((key) => prefix !== "" || !OWN.test(key))
    .sort();
}

/** What is stored under a key; null when nothing is. */
export function stored(key: string, deployContext = "dev"): Promise<Submission | null> {
  return readRecord(openStore(deployContext), key);
}
