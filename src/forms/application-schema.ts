import { object } from "yup";
import type { InferType } from "yup";
import { GENERAL_APPLICATION } from "./choices";
import { emailAddress, multiLine, personName, phoneNumber, requireText, singleLine } from "./text-field";

/**
 * The job application: what the form sends and the function accepts.
 *
 * @param jobTitles the titles of the open positions, from `data/jobs.json`
 */
export function applicationSchema(jobTitles: readonly string[]) {
  const positions = [GENERAL_APPLICATION, ...jobTitles];
  return object({
    name: personName(),
    email: emailAddress(),
    phone: phoneNumber(),
    position: requireText(singleLine("Position", 200), 2, "Position is required")
      // Not `oneOf`: it is looked at first and would hide the message for a position that is missing.
      .test(
        "open-position",
        "Please choose one of the open positions",
        (value) => value.length < 2 || positions.includes(value),
      ),
    resume: requireText(multiLine("Resume", 50_000), 10, "Resume content is required"),
    coverLetter: multiLine("Cover Letter", 20_000),
  }).noUnknown("Unknown field: ${unknown}");
}

/** A valid job application. */
export type JobApplication = InferType<ReturnType<typeof applicationSchema>>;
