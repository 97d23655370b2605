import { string } from "yup";

/** The ways in which a field can be filled in. */
export const FORM_FIELD_TYPES = ["text", "email", "tel", "multiline", "select"] as const;

declare module "yup" {
  /** How a form shows a field. */
  interface CustomSchemaMetadata {
    /** A line of text without it. */
    readonly type?: (typeof FORM_FIELD_TYPES)[number];
    /** What browsers may fill in by themselves: https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
    readonly autoComplete?: string;
    /** The number of lines shown of a multiline field. */
    readonly rows?: number;
    /** A sentence that helps to fill it in. */
    readonly hint?: string;
    /** Shares its row with the next field if there is room. */
    readonly half?: boolean;
  }
}

/**
 * Where a character that can't be seen has a meaning: between two parts of an emoji, between two letters of a script
 * that joins its letters, after the character whose variant it selects, and in the flags of England, Scotland and
 * Wales. https://www.unicode.org/reports/tr51/, https://www.unicode.org/reports/tr31/#Layout_and_Format_Control_Characters
 */
const SEEN = String.raw`(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N}\p{P}\p{S}]`;
const SELECTOR = String.raw`[\ufe00-\ufe0f\u{e0100}-\u{e01ef}\u180b-\u180d\u180f]`;
const EMOJI = String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}]`;
const JOINING = String.raw`(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hangul}\p{Script=Han}])[\p{L}\p{M}]`;
const FLAG = String.raw`\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}`;

const MEANINGFUL = [
  FLAG,
  String.raw`${EMOJI}${SELECTOR}?\u200d(?=${EMOJI})`,
  String.raw`${JOINING}[\u200c\u200d](?=${JOINING})`,
  `${SEEN}${SELECTOR}`,
].join("|");

/** Not by a look behind, which Safari has only from 16.4 on: what is meant to stay is matched first. */
const INVISIBLE = new RegExp(String.raw`(${MEANINGFUL})|[\p{Default_Ignorable_Code_Point}\p{Surrogate}]`, "gu");

/** White space, and the braille pattern without dots, which looks like it. */
const GAP = /[\s\u2800]+/g;

/**
 * A text without what its reader cannot see: zero-width characters, marks and overrides of direction, fillers, halves
 * of characters. What makes an emoji or a word of another script look as it does stays.
 */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, (_all, meaningful: string | undefined) => meaningful ?? "");
}

/** How many characters of a text can be seen; a gap between two of them counts as one. */
export function visibleLength(text: string): number {
  const visible = text.replace(GAP, " ").trim();
  return [...visible].filter((character) => !/\p{Default_Ignorable_Code_Point}|\p{Surrogate}/u.test(character)).length;
}

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
