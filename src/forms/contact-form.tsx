import { useMemo } from "react";
import { serviceOptions } from "./choices";
import { withField } from "./form-field";
import type { FormField } from "./form-field";
import { ProgressiveForm } from "./progressive-form";

const loadSchema = async () => (await import("./contact")).contactSchema;

/** A service that the contact form offers. */
interface ServiceChoice {
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
    const offered = services.map(({ jsonId, title }) => ({ value: jsonId, label: title }));
    return withField(fields, "service", { options: serviceOptions(offered) });
  }, [fields, services]);
  return <ProgressiveForm kind="contact" fields={withServices} loadSchema={loadSchema} />;
}
