import type { FormField } from "./form-field";
import { ProgressiveForm } from "./progressive-form";

const loadSchema = async () => (await import("./newsletter")).newsletterSchema;

interface NewsletterFormProps {
  readonly fields: readonly FormField[];
}

/** The newsletter's sign-up form. It fits a narrow column, and is light on a dark ground. */
export function NewsletterForm({ fields }: NewsletterFormProps) {
  return <ProgressiveForm kind="newsletter" fields={fields} loadSchema={loadSchema} />;
}
