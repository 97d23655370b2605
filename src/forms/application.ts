import { object } from "yup";
import type { InferType } from "yup";
import { emailAddress, multiLine, personName, phoneNumber, requireText, singleLine } from "./text-field";

/**
 * The schema of a job application, which the form and the function validate with: docs/behaviour.md 5.2. It accepts any
 * position: one may have been filled while the visitor was writing.
 */
export const applicationSchema = object({
  name: personName(),
  email: emailAddress().meta({ half: true }),
  phone: phoneNumber(),
  resume: requireText(multiLine("Resume", 50_000), 10, "Resume content is required").meta({
    rows: 8,
    hint: "Paste your resume as plain text.",
  }),
  coverLetter: multiLine("Cover Letter", 20_000).meta({ rows: 5 }),
  position: requireText(singleLine("Position", 200), 2, "Position is required"),
}).noUnknown("Unknown field: ${unknown}");

/** A valid job application. */
export type JobApplication = InferType<typeof applicationSchema>;
