import { useMemo } from "react";
import { FIELDS, withField } from "./fields";
import { fillIn } from "./form-draft";
import { SubmissionForm } from "./submission-form";

type Person = Pick<Queries.Leader, "jsonId" | "name">;

type Study = Pick<Queries.CaseStudy, "jsonId" | "title" | "service">;

const salutation = ({ name }: Person) => `Dear ${name},\n\n`;

const subject = ({ title }: Study) => `About: ${title}\n\n`;

/**
 * Returns a function that prefills the form from the URL's query: `?service=digital` selects the service, unless the
 * visitor has selected one. `?to=priya-raman` begins the message with "Dear Priya Raman,", and `?case=tech-transformation`
 * with the title of the case, whose service it also selects. This replaces what another link began. Unknown ids are ignored.
 */
const fillFromQuery = (people: readonly Person[], studies: readonly Study[]) => (form: HTMLFormElement) => {
  const query = new URLSearchParams(window.location.search);
  const person = people.find(({ jsonId }) => jsonId === query.get("to"));
  const study = studies.find(({ jsonId }) => jsonId === query.get("case"));
  const service = form.elements.namedItem("service");
  if (service instanceof HTMLSelectElement) fillIn(service, study?.service ?? query.get("service") ?? "");
  const message = form.elements.namedItem("message");
  const opening = study ? subject(study) : person && salutation(person);
  if (!opening || !(message instanceof HTMLTextAreaElement)) return;
  const openings = [...people.map(salutation), ...studies.map(subject)];
  const previous = openings.find((one) => message.value.startsWith(one)) ?? "";
  message.value = opening + message.value.slice(previous.length);
};

interface ContactFormProps {
  readonly services: readonly Pick<Queries.Service, "jsonId" | "title">[];
  /** The people that `?to=` can name. */
  readonly people: readonly Person[];
  /** Those that `?case=` can name. */
  readonly studies: readonly Study[];
}

export function ContactForm({ services, people, studies }: ContactFormProps) {
  const offered = services.map(({ jsonId, title }) => ({ value: jsonId, label: title }));
  const first = { value: "", label: "Choose a service" };
  const undecided = { value: "not-sure", label: "Not sure yet" };
  const fields = withField(FIELDS.contact, "service", { options: [first, ...offered, undecided] });
  const prefill = useMemo(() => fillFromQuery(people, studies), [people, studies]);
  return <SubmissionForm kind="contact" fields={fields} prefill={prefill} />;
}
