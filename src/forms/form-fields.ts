import type { AnyObjectSchema } from "yup";
import { applicationFields } from "./application-fields";
import { applicationSchema } from "./application-schema";
import { contactFields } from "./contact-fields";
import { contactSchema } from "./contact-schema";
import { describeFields } from "./describe-fields";
import type { FieldLayout } from "./form-field";
import { newsletterFields } from "./newsletter-fields";
import { newsletterSchema } from "./newsletter-schema";
import type { SubmissionKind } from "./submission-kind";

interface Form {
  readonly schema: AnyObjectSchema;
  readonly layouts: readonly FieldLayout[];
}

const FORMS: Readonly<Record<SubmissionKind, Form>> = {
  newsletter: { schema: newsletterSchema, layouts: newsletterFields },
  application: { schema: applicationSchema, layouts: applicationFields },
  contact: { schema: contactSchema, layouts: contactFields },
};

/**
 * The fields of a form, in the order of its field list, with what their schema says of them. Called at build: the
 * browser gets the result, and the schema only once the visitor comes near the form.
 *
 * @throws Error naming a field that stands in the schema or in the field list alone
 */
export function formFields(kind: SubmissionKind): Queries.FormFieldContentFragment[] {
  const { schema, layouts } = FORMS[kind];
  const described = new Map(describeFields(schema).map((field) => [field.name, field]));
  for (const name of described.keys()) {
    if (layouts.some((layout) => layout.name === name)) continue;
    throw new Error(`src/forms/${kind}-fields.ts has no field "${name}", which stands in the schema; add it`);
  }
  return layouts.map((layout) => {
    const field = described.get(layout.name);
    if (!field) throw new Error(`src/forms/${kind}-schema.ts has no field "${layout.name}", which the form draws`);
    return { autoComplete: null, rows: null, hint: null, half: false, ...layout, ...field };
  });
}
