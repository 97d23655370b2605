import type { SubmissionKind } from "./submission-kind";

/** One field of a form. Lengths are in characters. */
export interface FormField {
  readonly name: string;
  readonly label: string;
  /** The default is "text". */
  readonly type?: "text" | "email" | "tel" | "multiline" | "select";
  /** Checked by the schema only: with `maxlength`, browsers would cut off pasted text without a message. */
  readonly maxLength: number;
  /** Visible characters. Only for a required field. */
  readonly minLength?: number;
  /** The message about a missing, too short or invalid value. Without it, the field is optional. */
  readonly required?: string;
  /**
   * Not "off": browsers would lose the input on Back.
   * https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill
   */
  readonly autoComplete?: string;
  readonly rows?: number;
  readonly hint?: string;
  /** Shares its row with the next field on wide screens. */
  readonly half?: boolean;
  /** Only for a select. Its page adds them. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** Makes the field read-only. */
  readonly value?: string;
}

const NAME: FormField = {
  name: "name",
  label: "Name",
  maxLength: 200,
  minLength: 2,
  required: "Name must be at least 2 characters",
  autoComplete: "name",
};

const EMAIL: FormField = {
  name: "email",
  label: "Email",
  type: "email",
  maxLength: 254,
  required: "Please enter a valid email address",
  autoComplete: "email",
};

const PHONE: FormField = { name: "phone", label: "Phone", type: "tel", maxLength: 50, autoComplete: "tel", half: true };

/** The fields of each form, in reading order. Markup, schema, function and mail follow from them. */
export const FIELDS: Readonly<Record<SubmissionKind, readonly FormField[]>> = {
  newsletter: [EMAIL],

  application: [
    NAME,
    { ...EMAIL, half: true },
    PHONE,
    {
      name: "resume",
      label: "Resume",
      type: "multiline",
      maxLength: 50_000,
      minLength: 10,
      required: "Resume content is required",
      rows: 8,
      hint: "Paste your resume as plain text.",
    },
    { name: "coverLetter", label: "Cover letter", type: "multiline", maxLength: 20_000, rows: 5 },
    { name: "position", label: "Position", maxLength: 200, minLength: 2, required: "Position is required" },
  ],

  contact: [
    { ...NAME, half: true },
    { ...EMAIL, half: true },
    PHONE,
    { name: "company", label: "Company", maxLength: 200, autoComplete: "organization", half: true },
    { name: "service", label: "Service", type: "select", maxLength: 200 },
    {
      name: "message",
      label: "Message",
      type: "multiline",
      maxLength: 10_000,
      minLength: 10,
      required: "Message must be at least 10 characters",
      rows: 6,
    },
  ],
};

/** Returns the fields with one of them changed, such as a select with the options that its page has. */
export function withField(fields: readonly FormField[], name: string, changes: Partial<FormField>): FormField[] {
  return fields.map((field) => (field.name === name ? { ...field, ...changes } : field));
}
