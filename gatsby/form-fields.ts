import { FORM_FIELD_TYPES } from "../src/forms/text-field";
import { formFields } from "../src/forms/form-fields";
import { SUBMISSION_KINDS } from "../src/forms/submission-kind";
import type { SubmissionKind } from "../src/forms/submission-kind";

/** The GraphQL types of the forms' fields (src/forms/form-fields.ts). */
export const FORM_TYPES = `
  "A form of the site"
  enum SubmissionKind { ${SUBMISSION_KINDS.join(" ")} }

  "The type of a field's value"
  enum FormFieldType { ${FORM_FIELD_TYPES.join(" ")} }

  "A field of a form"
  type FormField @dontInfer {
    name: String! label: String! required: Boolean! minLength: Int type: FormFieldType!
    autoComplete: String rows: Int hint: String
    "Whether the field shares its row with the next field on wide screens"
    half: Boolean!
  }
`;

/** Resolves the query for the fields of a form. */
export const formFieldsResolver = {
  type: "[FormField!]!",
  args: { kind: "SubmissionKind!" },
  resolve: (_source: unknown, { kind }: { readonly kind: SubmissionKind }) => formFields(kind),
};
