import { object } from "yup";
import type { InferType } from "yup";
import type { FieldLayout } from "./form-field";
import { emailAddress } from "./text-field";

/** The schema of a newsletter subscription, which the form and the function validate with. */
export const newsletterSchema = object({
  email: emailAddress(),
}).noUnknown("Unknown field: ${unknown}");

/** A valid newsletter subscription. */
export type NewsletterSubscription = InferType<typeof newsletterSchema>;

/** The newsletter form's fields: docs/behaviour.md 5.1. */
export const newsletterFields: readonly FieldLayout<keyof NewsletterSubscription>[] = [
  { name: "email", type: "email", autoComplete: "email" },
];
