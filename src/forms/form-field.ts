/** The ways in which a field can be filled in. */
export const FORM_FIELD_TYPES = ["text", "email", "tel", "multiline", "select"] as const;

declare module "yup" {
  /** How a form shows a field. */
  interface CustomSchemaMetadata {
    /** A line of text without it. */
    readonly type?: (typeof FORM_FIELD_TYPES)[number];
    /** What browsers may fill in by themselves: https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
    readonly autoComplete?: string;
    /** The number of lines shown of a multiline field. */
    readonly rows?: number;
    /** A sentence that helps to fill it in. */
    readonly hint?: string;
    /** Shares its row with the next field if there is room. */
    readonly half?: boolean;
  }
}

/** An option of a select. */
export interface FieldOption {
  readonly value: string;
  readonly label: string;
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
 * @param changes what only the page knows, such as the options of a select
 */
export function withField(fields: readonly FormField[], name: string, changes: Partial<FormField>): FormField[] {
  return fields.map((field) => (field.name === name ? { ...field, ...changes } : field));
}

/** The values of a form, by the names of its fields. */
export type FormValues = Record<string, string>;
