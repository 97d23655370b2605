import type { FormField } from "./form-field";

/** The newsletter form's one field. */
export const newsletterFields: readonly FormField[] = [
  { name: "email", label: "Email", type: "email", required: true, autoComplete: "email" },
];
