import type { ObjectSchema } from "yup";
import type { FormField } from "./form-field";

/** What a form sends, a text a field. */
export type FormValues = Record<string, string>;

/** What stands in a form before anybody writes in it. */
export function emptyValues(fields: readonly FormField[]): FormValues {
  return Object.fromEntries(fields.map(({ name }) => [name, ""]));
}

/** What a form accepts. */
export type SubmissionSchema = ObjectSchema<FormValues>;
