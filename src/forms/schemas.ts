import { object } from "yup";
import type { ObjectShape } from "yup";
import { emailAddress, multiLine, personName, phoneNumber, requireText, singleLine } from "./text-field";

const form = <Fields extends ObjectShape>(fields: Fields) => object(fields).noUnknown("Unknown field: ${unknown}");

/**
 * The schema of each form, which the browser and the function validate with. Labels, asterisks and `minlength` come from it.
 * Any position and service is valid: a deploy may have removed it while the visitor was writing.
 */
export const SCHEMAS = {
  newsletter: form({ email: emailAddress() }),

  application: form({
    name: personName(),
    email: emailAddress().meta({ half: true }),
    phone: phoneNumber(),
    resume: requireText(multiLine("Resume", 50_000), 10, "Resume content is required").meta({
      rows: 8,
      hint: "Paste your resume as plain text.",
    }),
    coverLetter: multiLine("Cover Letter", 20_000).meta({ rows: 5 }),
    position: requireText(singleLine("Position", 200), 2, "Position is required"),
  }),

  contact: form({
    name: personName().meta({ half: true }),
    email: emailAddress().meta({ half: true }),
    phone: phoneNumber(),
    company: singleLine("Company", 200).meta({ autoComplete: "organization", half: true }),
    service: singleLine("Service", 200).meta({ type: "select" }),
    message: requireText(multiLine("Message", 10_000), 10, "Message must be at least 10 characters").meta({ rows: 6 }),
  }),
};
