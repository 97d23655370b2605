import { object } from "yup";
import type { InferType } from "yup";
import { emailAddress } from "./text-field";

/** The schema of a subscription, which the form and the function validate with: docs/behaviour.md 5.1. */
export const newsletterSchema = object({ email: emailAddress() }).noUnknown("Unknown field: ${unknown}");

/** A valid newsletter subscription. */
export type NewsletterSubscription = InferType<typeof newsletterSchema>;
