import type { ObjectSchema } from "yup";
import type { FieldOption } from "./choices";
import type { FormDraft } from "./form-draft";

/** The ways in which a field can be filled in. */
export const FORM_FIELD_TYPES = ["text", "email", "tel", "multiline", "select"] as const;

/** How a form shows a field. The schema has its label and says what it accepts. */
export interface FieldLayout<Name extends string = string> {
  /** The field's key in the schema and in the request. */
  readonly name: Name;
  readonly type: (typeof FORM_FIELD_TYPES)[number];
  /** What browsers may fill in by themselves: https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
  readonly autoComplete?: string;
  /** The number of lines shown of a multiline field. */
  readonly rows?: number;
  /** A sentence that helps to fill it in. */
  readonly hint?: string;
  /** Shares its row with the next field if there is room. */
  readonly half?: boolean;
}

/** One field of a form, made at build from the schema and the field list. */
export interface FormField extends Queries.FormFieldContentFragment {
  /** The options of a select. */
  readonly options?: readonly FieldOption[];
  /** Filled in for the visitor, who cannot change it now. */
  readonly readOnly?: boolean;
}

/**
 * Returns the fields with one of them changed.
 *
 * @param name the field's name
 * @param changes what only the page knows, such as the options of a select
 */
export function withField(fields: readonly FormField[], name: string, changes: Partial<FormField>): FormField[] {
  return fields.map((field) => (field.name === name ? { ...field, ...changes } : field));
}

/** The values of a form, by the names of its fields. */
export type FormValues = Record<string, string>;

/** Returns the values of an empty form. */
export function emptyValues(fields: readonly FormField[]): FormValues {
  return Object.fromEntries(fields.map(({ name }) => [name, ""]));
}

/**
 * Replaces values by what the draft has for the same fields. A deploy may have removed a field from the form, or a choice
 * from a list: neither comes back.
 *
 * @param fields the fields of the form
 */
export function withDraft(values: FormValues, draft: FormDraft, fields: readonly FormField[]): FormValues {
  const isOffered = (name: string, value: string) =>
    fields.find((field) => field.name === name)?.options?.some((option) => option.value === value) ?? true;
  const entries = Object.entries(values).map(([name, value]) => {
    const written = draft.read(name);
    return [name, written !== null && isOffered(name, written) ? written : value] as const;
  });
  return Object.fromEntries(entries);
}

/** The schema of a form, which the function that it posts to validates with as well. */
export type SubmissionSchema = ObjectSchema<FormValues>;
