import jobs from "../../data/jobs.json";
import services from "../../data/services.json";
import { applicationSchema } from "../../src/forms/application-schema";
import { contactSchema } from "../../src/forms/contact-schema";
import { newsletterSchema } from "../../src/forms/newsletter-schema";
import type { SubmissionKind } from "../../src/forms/submission-kind";

/** The schema of each kind of submission: the one its form validates with. */
export const SCHEMA_OF = {
  newsletter: newsletterSchema,
  application: applicationSchema(jobs.map(({ title }) => title)),
  contact: contactSchema(services.map(({ id }) => id)),
};

/** The names of a kind's fields, in the form's order. */
export function fieldsOf(kind: SubmissionKind): string[] {
  return Object.keys(SCHEMA_OF[kind].fields);
}
