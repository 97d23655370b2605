import { applicationSchema } from "../../src/forms/application";
import { contactSchema } from "../../src/forms/contact";
import { describeFields } from "../../src/forms/form-fields";
import { newsletterSchema } from "../../src/forms/newsletter";
import type { SubmissionKind } from "../../src/forms/submission-kind";

/** The schema of each kind of submission: the one its form validates with. */
export const SCHEMA_OF = {
  newsletter: newsletterSchema,
  application: applicationSchema,
  contact: contactSchema,
};

/** The names of a kind's fields, in the order of its schema. */
export function fieldsOf(kind: SubmissionKind): string[] {
  return Object.keys(SCHEMA_OF[kind].fields);
}

/** What a kind's fields are called where people read them, by their names. */
export function labelsOf(kind: SubmissionKind): ReadonlyMap<string, string> {
  return new Map(describeFields(SCHEMA_OF[kind]).map(({ name, label }) => [name, label]));
}
