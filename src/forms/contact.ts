import { object } from "yup";
import type { InferType } from "yup";
import type { FieldLayout } from "./form-field";
import { emailAddress, multiLine, personName, phoneNumber, requireText, singleLine } from "./text-field";

/**
 * The schema of a contact message, which the form and the function validate with. It accepts any service: a deploy may
 * have removed one while the visitor was writing.
 */
export const contactSchema = object({
  name: personName(),
  email: emailAddress(),
  phone: phoneNumber(),
  company: singleLine("Company", 200),
  service: singleLine("Service", 200),
  message: requireText(multiLine("Message", 10_000), 10, "Message must be at least 10 characters"),
}).noUnknown("Unknown field: ${unknown}");

/** A valid contact message. */
export type ContactMessage = InferType<typeof contactSchema>;

/** The contact form's fields, in order: docs/behaviour.md 5.3. */
export const contactFields: readonly FieldLayout<keyof ContactMessage>[] = [
  { name: "name", type: "text", autoComplete: "name", half: true },
  { name: "email", type: "email", autoComplete: "email", half: true },
  { name: "phone", type: "tel", autoComplete: "tel", half: true },
  { name: "company", type: "text", autoComplete: "organization", half: true },
  { name: "service", type: "select" },
  { name: "message", type: "multiline", rows: 6 },
];
