import { test } from "@playwright/test";
import { openFileStore } from "../../../netlify/submissions/file-store";
import { readSubmission, type SubmissionValues } from "../../../netlify/submissions/submission";
import type { SubmissionKind } from "../../../src/forms/submission-kind";

/** An email address for this attempt of this test only: all tests share one store. */
export const ownEmail = () => `${test.info().testId}.${String(test.info().retry)}@example.com`;

export async function storedFrom(kind: SubmissionKind, email: string): Promise<SubmissionValues[]> {
  const store = openFileStore(process.env.STORE_DIRECTORY ?? "");
  const keys = [...(await store.list(`new/${kind}/`)), ...(await store.list(`kept/${kind}/`))];
  const found = await Promise.all(keys.map((key) => readSubmission(store, key)));
  return found.flatMap((stored) => (stored?.submission.values.email === email ? [stored.submission.values] : []));
}
