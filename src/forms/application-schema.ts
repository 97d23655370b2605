import { object } from "yup";
import type { InferType } from "yup";
import { emailAddress, multiLine, personName, phoneNumber, requireText, singleLine } from "./text-field";

/**
 * The job application: what the form sends and the function accepts. Any position is taken: it may have been filled
 * while the visitor was writing.
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
