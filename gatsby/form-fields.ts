import { FORM_FIELD_TYPES } from "../src/forms/text-field";
import { formFields } from "../src/forms/form-fields";
import { SUBMISSION_KINDS } from "../src/forms/submission-kind";
import type { SubmissionKind } from "../src/forms/submission-kind";

/** The types of the forms' fields, which their schemas and field lists in src/forms describe. */
export const FORM_TYPES = `
  "A form of the site"
  enum SubmissionKind { ${SUBMISSION_KINDS.join(" ")} }

  "What a field of a form is filled in with"
  enum FormFieldType { ${FORM_FIELD_TYPES.join(" ")} }

  "A field of a form"
  type FormField @dontInfer {
    name: String! label: String! required: Boolean! minLength: Int type: FormFieldType!
    autoComplete: String rows: Int hint: String
    "Shares its row with the next field where there is room"
    half: Boolean!
  }
`;

/** The field of Query by which a page reads the fields of a form. */
export const formFieldsResolver = {
  type: "[FormField!]!",
  args: { kind: "SubmissionKind!" },
  resolve: (_source: unknown, { kind }: { readonly kind: SubmissionKind }) => formFields(kind),
};
