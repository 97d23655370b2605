import { object } from "yup";
import type { InferType } from "yup";
import { emailAddress, multiLine, personName, phoneNumber, requireText, singleLine } from "./text-field";

/**
 * The contact message: what the form sends and the function accepts. Any service is taken: it may have been taken down
 * while the visitor was writing.
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
