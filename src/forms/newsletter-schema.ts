import { object } from "yup";
import type { InferType } from "yup";
import { emailAddress } from "./text-field";

/** The newsletter subscription: what the form sends and the function accepts. */
export const newsletterSchema = object({
  email: emailAddress(),
}).noUnknown("Unknown field: ${unknown}");

/** A valid newsletter subscription. */
export type NewsletterSubscription = InferType<typeof newsletterSchema>;
