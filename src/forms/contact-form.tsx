import { useMemo } from "react";
import { UNDECIDED_SERVICE } from "./choices";
import { withField } from "./form-field";
import type { FormField } from "./form-field";
import { ProgressiveForm } from "./progressive-form";

const LABELS = { idle: "Send Message", busy: "Submitting..." };

const loadSchema = async () => (await import("./contact-schema")).contactSchema;

/** A service, as far as the contact form offers it. */
export interface ServiceChoice {
  readonly jsonId: string;
  readonly title: string;
}

interface ContactFormProps {
  readonly fields: readonly FormField[];
  /** The services on offer. */
  readonly services: readonly ServiceChoice[];
}

/** The contact form. */
export function ContactForm({ fields, services }: ContactFormProps) {
  const withServices = useMemo(() => {
    const options = [
      { value: "", label: "Choose a service" },
      ...services.map(({ jsonId, title }) => ({ value: jsonId, label: title })),
      { value: UNDECIDED_SERVICE, label: "Not sure yet" },
    ];
    return withField(fields, "service", { options });
  }, [fields, services]);
  return <ProgressiveForm kind="contact" fields={withServices} labels={LABELS} loadSchema={loadSchema} />;
}
