import { UNDECIDED_SERVICE } from "./choices";
import type { FormField } from "./form-field";

/** A service, as far as the contact form offers it. */
export interface ServiceChoice {
  readonly jsonId: string;
  readonly title: string;
}

/**
 * The contact form's fields (spec §3).
 *
 * @param services the services on offer
 */
export function contactFields(services: readonly ServiceChoice[]): readonly FormField[] {
  return [
    { name: "name", label: "Name", type: "text", required: true, autoComplete: "name", half: true },
    { name: "email", label: "Email", type: "email", required: true, autoComplete: "email", half: true },
    { name: "phone", label: "Phone", type: "tel", required: false, autoComplete: "tel", half: true },
    { name: "company", label: "Company", type: "text", required: false, autoComplete: "organization", half: true },
    {
      name: "service",
      label: "Service",
      type: "select",
      required: false,
      options: [
        { value: "", label: "Choose a service" },
        ...services.map(({ jsonId, title }) => ({ value: jsonId, label: title })),
        { value: UNDECIDED_SERVICE, label: "Not sure yet" },
      ],
    },
    { name: "message", label: "Message", type: "multiline", required: true, rows: 6 },
  ];
}
