import { test } from "@playwright/test";
import { openFileStore } from "../../../netlify/submissions/file-store";
import { readSubmission } from "../../../netlify/submissions/records";
import type { SubmissionValues } from "../../../netlify/submissions/submission";
import type { SubmissionKind } from "../../../src/forms/submission-kind";

/** What a visitor has sent, by the name of the field. */
export type Values = SubmissionValues;

/** An email address that only this attempt of this test uses: all tests share the served site and its store. */
export const ownEmail = () => `${test.info().testId}.${String(test.info().retry)}@example.com`;

/** Reads what the served site has stored from an address. */
export async function storedFrom(kind: SubmissionKind, email: string): Promise<Values[]> {
  const store = openFileStore(process.env.STORE_DIRECTORY ?? "");
  const keys = [...(await store.list(`new/${kind}/`)), ...(await store.list(`kept/${kind}/`))];
  const found = await Promise.all(keys.map((key) => readSubmission(store, key)));
  return found.flatMap((one) => (one?.submission.values.email === email ? [one.submission.values] : []));
}
