import { newsletterFields } from "./newsletter-fields";
import { ProgressiveForm } from "./progressive-form";

const LABELS = { idle: "Subscribe", busy: "Subscribing..." };

const loadSchema = async () => (await import("./newsletter-schema")).newsletterSchema;

/** The newsletter's sign-up form (spec §2, §4). It fits a narrow column and, on an ink ground, sets itself light. */
export function NewsletterForm() {
  return <ProgressiveForm kind="newsletter" fields={newsletterFields} labels={LABELS} loadSchema={loadSchema} />;
}
