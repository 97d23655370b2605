import { object } from "yup";
import type { InferType } from "yup";
import { UNDECIDED_SERVICE } from "./choices";
import { emailAddress, multiLine, personName, phoneNumber, requireText, singleLine } from "./text-field";

/**
 * The contact message: what the form sends and the function accepts.
 *
 * @param serviceIds the ids of the services on offer, from `data/services.json`
 */
export function contactSchema(serviceIds: readonly string[]) {
  return object({
    name: personName(),
    email: emailAddress(),
    phone: phoneNumber(),
    company: singleLine("Company", 200),
    service: singleLine("Service", 200).oneOf(
      ["", UNDECIDED_SERVICE, ...serviceIds],
      "Please choose one of the listed services",
    ),
    message: requireText(multiLine("Message", 10_000), 10, "Message must be at least 10 characters"),
  }).noUnknown("Unknown field: ${unknown}");
}

/** A valid contact message. */
export type ContactMessage = InferType<ReturnType<typeof contactSchema>>;
