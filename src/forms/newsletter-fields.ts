import type { FieldLayout } from "./form-field";
import type { NewsletterSubscription } from "./newsletter-schema";

/** The newsletter form's fields: docs/behaviour.md 5.1. */
export const newsletterFields: readonly FieldLayout<keyof NewsletterSubscription>[] = [
  { name: "email", type: "email", autoComplete: "email" },
];
