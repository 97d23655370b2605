import { useCallback, useMemo } from "react";
import { contactFields } from "./contact-fields";
import type { ServiceChoice } from "./contact-fields";
import { ProgressiveForm } from "./progressive-form";

const LABELS = { idle: "Send Message", busy: "Submitting..." };

interface ContactFormProps {
  /** The services on offer. */
  readonly services: readonly ServiceChoice[];
}

/** The contact form (spec §2, §4). */
export function ContactForm({ services }: ContactFormProps) {
  const fields = useMemo(() => contactFields(services), [services]);
  const loadSchema = useCallback(async () => {
    const { contactSchema } = await import("./contact-schema");
    return contactSchema(services.map(({ jsonId }) => jsonId));
  }, [services]);
  return <ProgressiveForm kind="contact" fields={fields} labels={LABELS} loadSchema={loadSchema} />;
}
