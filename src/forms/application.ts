import { object } from "yup";
import type { InferType } from "yup";
import type { FieldLayout } from "./form-field";
import { emailAddress, multiLine, personName, phoneNumber, requireText, singleLine } from "./text-field";

/**
 * The schema of a job application, which the form and the function validate with. It accepts any position: one may have
 * been filled while the visitor was writing.
 */
export const applicationSchema = object({
  name: personName(),
  email: emailAddress(),
  phone: phoneNumber(),
  position: requireText(singleLine("Position", 200), 2, "Position is required"),
  resume: requireText(multiLine("Resume", 50_000), 10, "Resume content is required"),
  coverLetter: multiLine("Cover Letter", 20_000),
}).noUnknown("Unknown field: ${unknown}");

/** A valid job application. */
export type JobApplication = InferType<typeof applicationSchema>;

/** The application form's fields, in order: docs/behaviour.md 5.2. */
export const applicationFields: readonly FieldLayout<keyof JobApplication>[] = [
  { name: "position", type: "text" },
  { name: "name", type: "text", autoComplete: "name" },
  { name: "email", type: "email", autoComplete: "email", half: true },
  { name: "phone", type: "tel", autoComplete: "tel", half: true },
  { name: "resume", type: "multiline", rows: 8, hint: "Paste your resume as plain text." },
  { name: "coverLetter", type: "multiline", rows: 5 },
];
