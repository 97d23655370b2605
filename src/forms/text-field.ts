import { string } from "yup";
import { visibleLength, withoutInvisible } from "../lib/visible-text";

/** C0 and C1 control characters and the Unicode line separators. */
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;

/** The same without tab and line feed, which belong in running text. */
const CONTROL_CHARACTERS_IN_TEXT = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]+/g;

/** Browsers send CRLF from a plain form and LF from scripts; the same text must arrive the same. */
const LINE_END = /\r\n?/g;

/** The name of the test of a text's minimum length, and of its parameter, from which `formFields` takes `minlength`. */
export const MIN_LENGTH_TEST = "minLength";

const tooLong = (maximum: number) => `\${label} must be at most ${maximum.toLocaleString("en-US")} characters`;

/**
 * Returns a schema that removes invisible characters, trims, and limits the length.
 *
 * @param label names the field in the form and in its error messages
 * @param maximum the greatest length, in characters
 */
function text(label: string, maximum: number, withoutControls: (value: string) => string) {
  return string()
    .label(label)
    .transform((value: unknown) => (typeof value === "string" ? withoutInvisible(withoutControls(value)) : value))
    .trim()
    .default("")
    .max(maximum, tooLong(maximum));
}

/** Returns the schema of a one-line text. Control characters become a space: a line break could forge a mail header. */
export function singleLine(label: string, maximum: number) {
  return text(label, maximum, (value) => value.replace(CONTROL_CHARACTERS, " "));
}

/** Returns the schema of a text of several lines, with LF as the line end. */
export function multiLine(label: string, maximum: number) {
  const clean = (value: string) => value.replace(LINE_END, "\n").replace(CONTROL_CHARACTERS_IN_TEXT, "");
  return text(label, maximum, clean).meta({ type: "multiline" });
}

/**
 * Makes a field required.
 *
 * @param minimum the least number of visible characters
 * @param message the error message for a text that is missing or too short
 */
export function requireText(field: ReturnType<typeof text>, minimum: number, message: string) {
  return field
    .test({
      name: MIN_LENGTH_TEST,
      params: { [MIN_LENGTH_TEST]: minimum },
      message,
      test: (value = "") => visibleLength(value) >= minimum,
    })
    .required(message);
}

/** Returns the schema of a person's name: at least 2 characters. */
export function personName() {
  return requireText(singleLine("Name", 200), 2, "Name must be at least 2 characters").meta({ autoComplete: "name" });
}

/** Returns the schema of an email address: yup's syntax check, and a dot in the domain. */
export function emailAddress() {
  const message = "Please enter a valid email address";
  return singleLine("Email", 254)
    .email(message)
    .matches(/@[^@]+\.[^@.]{2,}$/, { message, excludeEmptyString: true })
    .required(message)
    .meta({ type: "email", autoComplete: "email" });
}

/** Returns the schema of an optional phone number, in any notation. */
export function phoneNumber() {
  return singleLine("Phone", 50).meta({ type: "tel", autoComplete: "tel", half: true });
}
