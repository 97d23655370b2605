import { recordPrefix } from "../submissions/records";
import { SUBMISSION_KINDS } from "../../src/forms/submission-kind";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import type { SubmissionStore } from "../submissions/store";

/**
 * How much was kept apart as spam, in one sentence, so that a person among it is looked for; undefined where there is
 * none.
 *
 * @param kind all kinds when left out
 */
export async function spamNotice(store: SubmissionStore, kind?: SubmissionKind): Promise<string | undefined> {
  const prefixes = (kind ? [kind] : SUBMISSION_KINDS).map((name) => recordPrefix(name, "spam"));
  const listed = await Promise.all(prefixes.map((prefix) => store.list({ prefix })));
  const count = listed.flatMap(({ blobs }) => blobs).length;
  return count === 0 ? undefined : `${count} kept apart as spam: list --spam shows them, rescue ID takes one back`;
}
