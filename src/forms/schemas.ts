import { applicationSchema } from "./application";
import { contactSchema } from "./contact";
import { newsletterSchema } from "./newsletter";

/** The schema that each form and its function validate with, by kind. */
export const SCHEMAS = { newsletter: newsletterSchema, application: applicationSchema, contact: contactSchema };
