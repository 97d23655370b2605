import { useMemo } from "react";
import { FIELDS, withField } from "./fields";
import { fillIn } from "./form-draft";
import { SubmissionForm } from "./submission-form";

type Person = Pick<Queries.Leader, "jsonId" | "name">;

const salutation = ({ name }: Person) => `Dear ${name},\n\n`;

/**
 * Returns a function that prefills the form from the URL's query: `?service=digital` selects the service, unless the
 * visitor has selected one, and `?to=priya-raman` starts the message with "Dear Priya Raman,", replacing the salutation of
 * another person. Unknown ids are ignored.
 */
const fillFromQuery = (people: readonly Person[]) => (form: HTMLFormElement) => {
  const query = new URLSearchParams(window.location.search);
  const service = form.elements.namedItem("service");
  if (service instanceof HTMLSelectElement) fillIn(service, query.get("service") ?? "");
  const message = form.elements.namedItem("message");
  const person = people.find(({ jsonId }) => jsonId === query.get("to"));
  if (!person || !(message instanceof HTMLTextAreaElement)) return;
  const previous = people.map(salutation).find((greeting) => message.value.startsWith(greeting)) ?? "";
  message.value = salutation(person) + message.value.slice(previous.length);
};

interface ContactFormProps {
  readonly services: readonly Pick<Queries.Service, "jsonId" | "title">[];
  /** The people that `?to=` can name. */
  readonly people: readonly Person[];
}

export function ContactForm({ services, people }: ContactFormProps) {
  const offered = services.map(({ jsonId, title }) => ({ value: jsonId, label: title }));
  const first = { value: "", label: "Choose a service" };
  const undecided = { value: "not-sure", label: "Not sure yet" };
  const fields = withField(FIELDS.contact, "service", { options: [first, ...offered, undecided] });
  const prefill = useMemo(() => fillFromQuery(people), [people]);
  return <SubmissionForm kind="contact" fields={fields} prefill={prefill} />;
}
