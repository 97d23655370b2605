/** An answer that a list of choices offers. */
export interface FieldOption {
  readonly value: string;
  readonly label: string;
}

/** One field of a form, as the visitor sees it. What it accepts is the schema's to say. */
export interface FormField {
  /** The field's key in what is sent. */
  readonly name: string;
  readonly label: string;
  readonly type: "text" | "email" | "tel" | "multiline" | "select";
  /** Marked with an asterisk; a test holds it to the schema. */
  readonly required: boolean;
  /** What browsers may fill in by themselves: https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
  readonly autoComplete?: string;
  /** The choices of a select. */
  readonly options?: readonly FieldOption[];
  /** Filled in for the visitor, who cannot change it. */
  readonly readOnly?: boolean;
  /** Lines shown of a multiline field. */
  readonly rows?: number;
  /** What helps to fill it in. */
  readonly hint?: string;
  /** Shares its row with the next field where there is room. */
  readonly half?: boolean;
}

/** What a form's submit button reads, at rest and while the request is in flight. */
export interface SubmitLabels {
  readonly idle: string;
  readonly busy: string;
}
