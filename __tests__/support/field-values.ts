import { FIELDS } from "../../src/forms/fields";
import type { SubmissionKind } from "../../src/forms/submission-kind";

/** Returns a value for each field of a form: its label, or "". A new field needs no change in the tests. */
export function fieldValues(kind: SubmissionKind, value: "label" | "empty"): Record<string, string> {
  return Object.fromEntries(FIELDS[kind].map(({ name, label }) => [name, value === "label" ? label : ""]));
}
