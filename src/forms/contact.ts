import { object } from "yup";
import type { InferType } from "yup";
import { emailAddress, multiLine, personName, phoneNumber, requireText, singleLine } from "./text-field";

/**
 * The schema of a contact message, which the form and the function validate with: docs/behaviour.md 5.3. It accepts any
 * service: a deploy may have removed one while the visitor was writing.
 */
export const contactSchema = object({
  name: personName().meta({ half: true }),
  email: emailAddress().meta({ half: true }),
  phone: phoneNumber(),
  company: singleLine("Company", 200).meta({ autoComplete: "organization", half: true }),
  service: singleLine("Service", 200).meta({ type: "select" }),
  message: requireText(multiLine("Message", 10_000), 10, "Message must be at least 10 characters").meta({ rows: 6 }),
}).noUnknown("Unknown field: ${unknown}");

/** A valid contact message. */
export type ContactMessage = InferType<typeof contactSchema>;
