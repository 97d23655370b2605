import { useCallback, useMemo } from "react";
import { withField } from "./field";
import type { FormField } from "./field";
import { offers } from "./form-draft";
import { SubmissionForm } from "./submission-form";

/** A service that the contact form offers. */
interface ServiceChoice {
  readonly jsonId: string;
  readonly title: string;
}

/** A person to whom a letter may go. */
interface Addressee {
  /** The person's id, as the address names it. */
  readonly jsonId: string;
  readonly name: string;
}

const salutation = ({ name }: Addressee) => `Dear ${name},\n\n`;

/**
 * Fills in what the address's query asks for: `?service=digital` chooses the service, unless the visitor has chosen one,
 * and `?to=priya-raman` begins the message with the person's name, in the place of another one's. Ignores who and what the
 * form doesn't know. docs/behaviour.md 5.3.
 */
export function fillFromQuery(form: HTMLFormElement, people: readonly Addressee[]): void {
  const query = new URLSearchParams(window.location.search);
  const service = form.elements.namedItem("service");
  const wanted = query.get("service");
  if (service instanceof HTMLSelectElement && service.value === "" && wanted !== null && offers(service, wanted)) {
    service.value = wanted;
  }
  const message = form.elements.namedItem("message");
  const person = people.find(({ jsonId }) => jsonId === query.get("to"));
  if (!person || !(message instanceof HTMLTextAreaElement)) return;
  const written = people.map(salutation).find((words) => message.value.startsWith(words)) ?? "";
  message.value = salutation(person) + message.value.slice(written.length);
}

interface ContactFormProps {
  readonly fields: readonly FormField[];
  /** The services on offer. */
  readonly services: readonly ServiceChoice[];
  /** The people to whom a link may address the message. */
  readonly people: readonly Addressee[];
}

/** The contact form. */
export function ContactForm({ fields, services, people }: ContactFormProps) {
  const withServices = useMemo(() => {
    const offered = services.map(({ jsonId, title }) => ({ value: jsonId, label: title }));
    const first = { value: "", label: "Choose a service" };
    const undecided = { value: "not-sure", label: "Not sure yet" };
    return withField(fields, "service", { options: [first, ...offered, undecided] });
  }, [fields, services]);
  const prefill = useCallback(
    (form: HTMLFormElement) => {
      fillFromQuery(form, people);
    },
    [people],
  );
  return <SubmissionForm kind="contact" fields={withServices} prefill={prefill} />;
}
