import type { FieldLayout, SubmitLabels } from "./form-field";
import type { NewsletterSubscription } from "./newsletter-schema";

/** What the newsletter form's submit button reads. */
export const newsletterLabels: SubmitLabels = { idle: "Subscribe", busy: "Subscribing..." };

/** The newsletter form's fields: docs/behaviour.md 5.1. */
export const newsletterFields: readonly FieldLayout<keyof NewsletterSubscription>[] = [
  { name: "email", type: "email", autoComplete: "email" },
];
