import { string } from "yup";
import { visibleLength, withoutInvisible } from "./visible-text";

/** C0 and C1 control characters and the Unicode line separators. */
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;

/** The same, but for tab and line feed, which belong in running text. */
const CONTROL_CHARACTERS_IN_TEXT = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]+/g;

/** A browser sends line ends as CRLF from a plain form, and as LF from scripts: the same text is to be the same. */
const LINE_END = /\r\n?/g;

/** The name of the check that a text is long enough, and of its parameter: what browsers check, too, is read from it. */
export const LEAST = "least";

const tooLong = (maximum: number) => `\${label} must be at most ${maximum.toLocaleString("en-US")} characters`;

/** A text without what can't be seen, trimmed at both ends. */
function text(label: string, maximum: number, withoutControls: (value: string) => string) {
  return string()
    .label(label)
    .transform((value: unknown) => (typeof value === "string" ? withoutInvisible(withoutControls(value)) : value))
    .trim()
    .default("")
    .max(maximum, tooLong(maximum));
}

/**
 * A one-line text: control characters become a space (a line break could forge a mail header).
 *
 * @param label what the visitor reads beside the field, and in its messages
 * @param maximum longest accepted length, in characters
 */
export function singleLine(label: string, maximum: number) {
  return text(label, maximum, (value) => value.replace(CONTROL_CHARACTERS, " "));
}

/**
 * A text of several lines, with LF as its line end.
 *
 * @param label what the visitor reads beside the field, and in its messages
 * @param maximum longest accepted length, in characters
 */
export function multiLine(label: string, maximum: number) {
  return text(label, maximum, (value) => value.replace(LINE_END, "\n").replace(CONTROL_CHARACTERS_IN_TEXT, ""));
}

/**
 * A field that cannot be left empty.
 *
 * @param minimum how much can be seen of a text that is long enough, in characters
 * @param message what is said of one that is missing or too short
 */
export function requireText(field: ReturnType<typeof text>, minimum: number, message: string) {
  return field
    .test({
      name: LEAST,
      params: { least: minimum },
      message,
      test: (value = "") => visibleLength(value) >= minimum,
    })
    .required(message);
}

/** A person's name: at least 2 characters. */
export function personName() {
  return requireText(singleLine("Name", 200), 2, "Name must be at least 2 characters");
}

/** An email address that can be written to: yup's syntax check, and a domain with a dot in it. */
export function emailAddress() {
  const message = "Please enter a valid email address";
  return singleLine("Email", 254)
    .email(message)
    .matches(/@[^@]+\.[^@.]{2,}$/, { message, excludeEmptyString: true })
    .required(message);
}

/** A phone number as the visitor writes it; optional. */
export function phoneNumber() {
  return singleLine("Phone", 50);
}
