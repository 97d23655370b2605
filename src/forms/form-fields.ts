import type { AnyObjectSchema } from "yup";
import { applicationFields, applicationSchema } from "./application";
import { contactFields, contactSchema } from "./contact";
import type { FieldLayout } from "./form-field";
import { newsletterFields, newsletterSchema } from "./newsletter";
import type { SubmissionKind } from "./submission-kind";
import { MIN_LENGTH_TEST } from "./text-field";

/** What a form's schema says about a field. */
export interface FieldDescription {
  readonly name: string;
  readonly label: string;
  readonly required: boolean;
  /** The least number of characters; null without a limit. */
  readonly minLength: number | null;
}

/** A test of a field, as yup describes it. */
interface FieldTest {
  readonly name?: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/**
 * Returns the `minlength` that browsers check. It refuses nothing that the schema accepts, as browsers count invisible
 * characters too. Only the schema checks `maxlength`: a browser cuts off pasted text without a word.
 */
function minLength(checks: readonly FieldTest[]): number | null {
  const minimum = checks.find(({ name }) => name === MIN_LENGTH_TEST)?.params?.[MIN_LENGTH_TEST];
  return typeof minimum === "number" ? minimum : null;
}

/**
 * Describes the fields of a form, in the order of its schema.
 *
 * @throws Error naming a field that has no label
 */
export function describeFields(schema: AnyObjectSchema): FieldDescription[] {
  return Object.entries(schema.describe().fields).map(([name, field]) => {
    const label = "label" in field ? field.label : undefined;
    if (!label) throw new Error(`The field "${name}" has no label in its schema`);
    return {
      name,
      label,
      required: "optional" in field && !field.optional,
      minLength: minLength("tests" in field ? field.tests : []),
    };
  });
}

interface FormDefinition {
  readonly schema: AnyObjectSchema;
  readonly layouts: readonly FieldLayout[];
}

const FORMS: Readonly<Record<SubmissionKind, FormDefinition>> = {
  newsletter: { schema: newsletterSchema, layouts: newsletterFields },
  application: { schema: applicationSchema, layouts: applicationFields },
  contact: { schema: contactSchema, layouts: contactFields },
};

/**
 * Combines the schema and the field list of a form, in the order of the list. The build calls it: the browser gets the
 * result, and the schema only when the visitor comes near the form.
 *
 * @throws Error naming a field that only the schema or only the field list has
 */
export function formFields(kind: SubmissionKind): Queries.FormFieldContentFragment[] {
  const { schema, layouts } = FORMS[kind];
  const described = new Map(describeFields(schema).map((field) => [field.name, field]));
  for (const name of described.keys()) {
    if (layouts.some((layout) => layout.name === name)) continue;
    throw new Error(`src/forms/${kind}.ts: the list of fields has no "${name}", which the schema has; add it`);
  }
  return layouts.map((layout) => {
    const field = described.get(layout.name);
    if (!field)
      throw new Error(`src/forms/${kind}.ts: the schema has no "${layout.name}", which the list of fields has; add it`);
    return { autoComplete: null, rows: null, hint: null, half: false, ...layout, ...field };
  });
}
