import type { ContactMessage } from "./contact-schema";
import type { FieldLayout, SubmitLabels } from "./form-field";

/** What the contact form's submit button reads. */
export const contactLabels: SubmitLabels = { idle: "Send Message", busy: "Submitting..." };

/** The contact form's fields, in order: docs/behaviour.md 5.3. */
export const contactFields: readonly FieldLayout<keyof ContactMessage>[] = [
  { name: "name", type: "text", autoComplete: "name", half: true },
  { name: "email", type: "email", autoComplete: "email", half: true },
  { name: "phone", type: "tel", autoComplete: "tel", half: true },
  { name: "company", type: "text", autoComplete: "organization", half: true },
  { name: "service", type: "select" },
  { name: "message", type: "multiline", rows: 6 },
];
