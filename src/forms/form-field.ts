import type { FieldOption } from "./choices";

/** What a field is filled in with. */
export const FORM_FIELD_TYPES = ["text", "email", "tel", "multiline", "select"] as const;

/** How a field looks, in a form's field list. What it is called and accepts is its schema's to say. */
export interface FieldLayout<Name extends string = string> {
  /** The field's key in the schema, and in what is sent. */
  readonly name: Name;
  readonly type: (typeof FORM_FIELD_TYPES)[number];
  /** What browsers may fill in by themselves: https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
  readonly autoComplete?: string;
  /** Lines shown of a multiline field. */
  readonly rows?: number;
  /** What helps to fill it in. */
  readonly hint?: string;
  /** Shares its row with the next field where there is room. */
  readonly half?: boolean;
}

/** One field of a form, as the visitor sees it: made at build of the schema and the field list. */
export interface FormField extends Queries.FormFieldContentFragment {
  /** The choices of a select. */
  readonly options?: readonly FieldOption[];
  /** Filled in for the visitor, who cannot change it. */
  readonly readOnly?: boolean;
}

/**
 * The same fields, one of them with what only the page knows of it.
 *
 * @param name the field's name
 * @param changes such as the choices of a select
 */
export function withField(fields: readonly FormField[], name: string, changes: Partial<FormField>): FormField[] {
  return fields.map((field) => (field.name === name ? { ...field, ...changes } : field));
}

/** Stands above a form that has optional fields. */
export const ASTERISK_EXPLAINED = "Fields marked with an asterisk (*) are required.";

/** What a form's submit button reads, at rest and while the request is in flight. */
export interface SubmitLabels {
  readonly idle: string;
  readonly busy: string;
}
