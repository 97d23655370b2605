import { openFileStore } from "../../../netlify/submissions/file-store";
import { readSubmission } from "../../../netlify/submissions/records";
import type { SubmissionValues } from "../../../netlify/submissions/submission";
import type { SubmissionKind } from "../../../src/forms/submission-kind";

/** What a visitor has sent, by the name of the field. */
export type Values = SubmissionValues;

/** Reads what the served site has stored from an address. All tests share the site: each has its own address. */
export async function storedFrom(kind: SubmissionKind, email: string): Promise<Values[]> {
  const store = openFileStore(process.env.STORE_DIRECTORY ?? "");
  const keys = [...(await store.list(`new/${kind}/`)), ...(await store.list(`kept/${kind}/`))];
  const found = await Promise.all(keys.map((key) => readSubmission(store, key)));
  return found.flatMap((one) => (one?.submission.values.email === email ? [one.submission.values] : []));
}
