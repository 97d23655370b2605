import { SCHEMAS } from "./schemas";
import type { SubmissionKind } from "./submission-kind";
import { MIN_LENGTH_TEST } from "./text-field";

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
 * Returns the fields of a form, in the order of its schema. The build calls it: the browser gets the result, and the
 * schema only when the visitor comes near the form.
 *
 * @throws Error naming a field that has no label
 */
export function formFields(kind: SubmissionKind): Queries.FormFieldContentFragment[] {
  return Object.entries(SCHEMAS[kind].describe().fields).map(([name, field]) => {
    if (!("tests" in field) || !field.label) throw new Error(`src/forms/${kind}.ts: the field "${name}" has no label`);
    return {
      ...{ name, label: field.label, required: !field.optional, minLength: minLength(field.tests) },
      ...{ type: "text", autoComplete: null, rows: null, hint: null, half: false, ...field.meta },
    };
  });
}
