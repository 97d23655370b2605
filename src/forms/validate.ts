import { ValidationError } from "yup";
import { SCHEMAS } from "./schemas";
import type { SubmissionKind } from "./submission-kind";

type Texts = Readonly<Record<string, string>>;

/** `fields` has the first message for each invalid field, by field name. */
export class InvalidFields extends Error {
  constructor(readonly fields: Texts) {
    super("The submission is not valid.");
  }
}

/** Validates and cleans fields with the form's own schema. @throws InvalidFields */
export async function validate(kind: SubmissionKind, fields: Readonly<Record<string, unknown>>): Promise<Texts> {
  const names = Object.keys(SCHEMAS[kind].fields);
  // yup would convert numbers to text and drop unknown fields.
  const invalid = Object.entries(fields).flatMap(([name, value]) => {
    if (!names.includes(name)) return [[name, `Unknown field: ${name}`]];
    return typeof value === "string" ? [] : [[name, "Must be text"]];
  });
  if (invalid.length > 0) throw new InvalidFields(Object.fromEntries(invalid));
  try {
    const values: Texts = await SCHEMAS[kind].validate(fields, { abortEarly: false });
    // yup doesn't keep the schema's order.
    return Object.fromEntries(names.map((name) => [name, values[name] ?? ""]));
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const messages = error.inner.map(({ path = "", message }) => [path, message]).reverse();
    throw new InvalidFields(Object.fromEntries(messages));
  }
}
