import type { FormField } from "./form-field";

/** What the application form's submit button reads. */
export const applicationLabels = { idle: "Submit Application", busy: "Submitting..." };

const position = { name: "position", label: "Position", required: true } as const;

/** The position of whoever has already chosen it. */
export const givenPosition: FormField = { ...position, type: "text", readOnly: true };

/**
 * The position of whoever chooses it in the form.
 *
 * @param titles the titles on offer
 */
export function positionChoice(titles: readonly string[]): FormField {
  return { ...position, type: "select", options: titles.map((title) => ({ value: title, label: title })) };
}

/**
 * The application form's fields (spec §3).
 *
 * @param positionField how the position is named
 */
export function applicationFields(positionField: FormField): readonly FormField[] {
  return [
    positionField,
    { name: "name", label: "Name", type: "text", required: true, autoComplete: "name" },
    { name: "email", label: "Email", type: "email", required: true, autoComplete: "email", half: true },
    { name: "phone", label: "Phone", type: "tel", required: false, autoComplete: "tel", half: true },
    {
      name: "resume",
      label: "Resume",
      type: "multiline",
      required: true,
      rows: 8,
      hint: "Paste your resume as plain text.",
    },
    { name: "coverLetter", label: "Cover Letter", type: "multiline", required: false, rows: 5 },
  ];
}
