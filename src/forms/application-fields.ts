import type { JobApplication } from "./application-schema";
import type { FieldLayout, SubmitLabels } from "./form-field";

/** What the application form's submit button reads. */
export const applicationLabels: SubmitLabels = { idle: "Submit Application", busy: "Submitting..." };

/** The application form's fields, in order: docs/behaviour.md 5.2. */
export const applicationFields: readonly FieldLayout<keyof JobApplication>[] = [
  { name: "position", type: "text" },
  { name: "name", type: "text", autoComplete: "name" },
  { name: "email", type: "email", autoComplete: "email", half: true },
  { name: "phone", type: "tel", autoComplete: "tel", half: true },
  { name: "resume", type: "multiline", rows: 8, hint: "Paste your resume as plain text." },
  { name: "coverLetter", type: "multiline", rows: 5 },
];
