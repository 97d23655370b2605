import { SCHEMAS } from "./schemas";
import type { SubmissionKind } from "./submission-kind";

/**
 * Returns the fields of a form, in the order of its schema. Called at build, because the browser loads the schema only when
 * the visitor comes near the form. There is no `maxlength`: browsers would cut off pasted text without a message.
 *
 * @throws Error naming a field without a label
 */
export function formFields(kind: SubmissionKind): Queries.FormFieldContentFragment[] {
  return Object.entries(SCHEMAS[kind].describe().fields).map(([name, field]) => {
    if (!("tests" in field) || !field.label) throw new Error(`src/forms/schemas.ts: ${kind}.${name} has no label`);
    return {
      name,
      label: field.label,
      required: !field.optional,
      type: "text",
      minLength: null,
      autoComplete: null,
      rows: null,
      hint: null,
      half: false,
      ...field.meta,
    };
  });
}
