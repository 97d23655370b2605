import type { SubmissionKind } from "../../../src/forms/submission-kind";
import { spawnInbox } from "../../functions/support/run-inbox";

/** What a visitor has sent, by the name of the field. */
export type Values = Readonly<Record<string, string>>;

/**
 * What the served site has stored of this kind from this address, as the firm gets it: from the inbox.
 *
 * @param email the address that the visitor entered; each test has one of its own, as all share the site
 */
export async function storedFrom(kind: SubmissionKind, email: string): Promise<Values[]> {
  const directory = process.env.SITE_STORE_DIRECTORY;
  if (!directory)
    throw new Error("SITE_STORE_DIRECTORY is not set; run these tests through jest, whose global setup sets it");
  const { code, stdout, stderr } = await spawnInbox(["export", "--kind", kind, "--format", "json"], directory);
  if (code !== 0) throw new Error(`The inbox ended with code ${String(code)}: ${stderr}`);
  const submissions = JSON.parse(stdout) as readonly { readonly values: Values }[];
  return submissions.map(({ values }) => values).filter((values) => values.email === email);
}
