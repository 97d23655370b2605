import type { FormField } from "./form-field";
import { newsletterLabels } from "./newsletter-fields";
import { ProgressiveForm } from "./progressive-form";

const loadSchema = async () => (await import("./newsletter-schema")).newsletterSchema;

interface NewsletterFormProps {
  readonly fields: readonly FormField[];
}

/** The newsletter's sign-up form. It fits a narrow column and, on an ink ground, sets itself light. */
export function NewsletterForm({ fields }: NewsletterFormProps) {
  return <ProgressiveForm kind="newsletter" fields={fields} labels={newsletterLabels} loadSchema={loadSchema} />;
}
