import { ValidationError } from "yup";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import type { RawFields } from "./body-format";
import { Refusal } from "./refusal";
import { fieldsOf, SCHEMA_OF } from "./schema-of";

/** The fields of a valid submission, in the schema's order: cleaned by it, "" where an optional one is missing. */
export type SubmissionValues = Readonly<Record<string, string>>;

function refuseInvalid(errors: ReadonlyMap<string, string>): never {
  throw new Refusal(422, "The submission is not valid.", Object.fromEntries(errors));
}

/** A plain form sends its empty fields, too; that of a page from before a deploy may have some that are gone. */
function withoutEmptyStrangers(fields: RawFields, known: readonly string[]): RawFields {
  return new Map([...fields].filter(([name, value]) => value !== "" || known.includes(name)));
}

/** What is wrong with a field before the schema looks at it; yup would turn numbers into texts and drop strangers. */
function shapeErrors(fields: RawFields, known: readonly string[]): Map<string, string> {
  const errors = new Map<string, string>();
  for (const [name, value] of fields) {
    if (!known.includes(name)) errors.set(name, `Unknown field: ${name}`);
    else if (typeof value !== "string") errors.set(name, "Must be a text");
  }
  return errors;
}

/**
 * Validates a submission with its form's own schema.
 *
 * @throws Refusal 422 with the first error of each field
 */
export async function validate(kind: SubmissionKind, fields: RawFields): Promise<SubmissionValues> {
  const schema = SCHEMA_OF[kind];
  const known = fieldsOf(kind);
  const filled = withoutEmptyStrangers(fields, known);
  const errors = shapeErrors(filled, known);
  if (errors.size > 0) refuseInvalid(errors);
  try {
    const values: SubmissionValues = await schema.validate(Object.fromEntries(filled), { abortEarly: false });
    // yup casts fields in the order of their dependencies, and gives them back so.
    return Object.fromEntries(known.map((name) => [name, values[name] ?? ""]));
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    for (const { path = "", message } of error.inner) {
      if (!errors.has(path)) errors.set(path, message);
    }
    refuseInvalid(errors);
  }
}
