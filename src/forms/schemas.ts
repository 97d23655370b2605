import { object, string } from "yup";
import { FIELDS } from "./fields";
import type { FormField } from "./fields";
import type { SubmissionKind } from "./submission-kind";
import { cleanText, visibleLength } from "./text-field";

/** Returns a schema that cleans and trims the text of a field before it checks it. */
function schemaOf({ label, type, maxLength, minLength = 0, required }: FormField) {
  const text = string()
    .transform((value: unknown) => (typeof value === "string" ? cleanText(value, type === "multiline") : value))
    .trim()
    .default("")
    .max(maxLength, `${label} must be at most ${maxLength.toLocaleString("en-US")} characters`);
  // yup accepts a domain without a dot.
  const withDot = { message: required, excludeEmptyString: true };
  const typed = type === "email" ? text.email(required).matches(/@[^@]+\.[^@.]{2,}$/, withDot) : text;
  if (required === undefined) return typed;
  return typed
    .test({ name: "minLength", message: required, test: (value = "") => visibleLength(value) >= minLength })
    .required(required);
}

const form = (kind: SubmissionKind) =>
  object(Object.fromEntries(FIELDS[kind].map((field) => [field.name, schemaOf(field)]))).noUnknown(
    "Unknown field: ${unknown}",
  );

/**
 * The schema of each form, which the browser and the function validate with. Any position and service is valid: a deploy may
 * have removed it while the visitor was writing.
 */
export const SCHEMAS = { newsletter: form("newsletter"), application: form("application"), contact: form("contact") };
