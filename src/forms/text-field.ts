import { string } from "yup";

export const FORM_FIELD_TYPES = ["text", "email", "tel", "multiline", "select"] as const;

declare module "yup" {
  interface CustomSchemaMetadata {
    /** The default is "text". */
    readonly type?: (typeof FORM_FIELD_TYPES)[number];
    /** https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
    readonly autoComplete?: string;
    /** The `minlength` that browsers check. */
    readonly minLength?: number;
    readonly rows?: number;
    readonly hint?: string;
    /** Shares its row with the next field on wide screens. */
    readonly half?: boolean;
  }
}

/**
 * Sequences in which an invisible character has a meaning: the flags of England, Scotland and Wales, joined emoji, joined
 * letters, and characters with a variation selector. https://www.unicode.org/reports/tr51/,
 * https://www.unicode.org/reports/tr31/#Layout_and_Format_Control_Characters
 */
const VISIBLE = String.raw`(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N}\p{P}\p{S}]`;
const SELECTOR = String.raw`[\ufe00-\ufe0f\u{e0100}-\u{e01ef}\u180b-\u180d\u180f]`;
const EMOJI = String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}]`;
const JOINED_LETTER = String.raw`(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hangul}\p{Script=Han}])[\p{L}\p{M}]`;
const FLAG = String.raw`\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}`;

const MEANINGFUL = [
  FLAG,
  String.raw`${EMOJI}${SELECTOR}?\u200d(?=${EMOJI})`,
  String.raw`${JOINED_LETTER}[\u200c\u200d](?=${JOINED_LETTER})`,
  `${VISIBLE}${SELECTOR}`,
].join("|");

/** Matches meaningful sequences first to keep them. A lookbehind would need Safari 16.4. */
const INVISIBLE = new RegExp(String.raw`(${MEANINGFUL})|[\p{Default_Ignorable_Code_Point}\p{Surrogate}]`, "gu");

/** White space and the blank braille pattern, which looks the same. */
const GAP = /[\s\u2800]+/g;

/** Removes zero-width characters, direction marks, fillers and lone surrogates, except in meaningful sequences. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, (_all, meaningful: string | undefined) => meaningful ?? "");
}

/** Counts the visible characters of a text. A gap counts as one. */
export function visibleLength(text: string): number {
  const visible = text.replace(GAP, " ").trim();
  return [...visible].filter((character) => !/\p{Default_Ignorable_Code_Point}|\p{Surrogate}/u.test(character)).length;
}

/** C0 and C1 control characters and the Unicode line separators. */
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;

/** The same except tab and line feed. */
const CONTROL_CHARACTERS_IN_TEXT = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]+/g;

/** Browsers send CRLF from a plain form and LF from scripts. The stored text must be the same. */
const LINE_END = /\r\n?/g;

const tooLong = (maximum: number) => `\${label} must be at most ${maximum.toLocaleString("en-US")} characters`;

/**
 * Returns a schema that removes invisible characters, trims, and limits the length.
 *
 * @param maximum in characters
 */
function text(label: string, maximum: number, withoutControls: (value: string) => string) {
  return string()
    .label(label)
    .transform((value: unknown) => (typeof value === "string" ? withoutInvisible(withoutControls(value)) : value))
    .trim()
    .default("")
    .max(maximum, tooLong(maximum));
}

/** Control characters become a space: a line break could forge a mail header. */
export function singleLine(label: string, maximum: number) {
  return text(label, maximum, (value) => value.replace(CONTROL_CHARACTERS, " "));
}

export function multiLine(label: string, maximum: number) {
  const clean = (value: string) => value.replace(LINE_END, "\n").replace(CONTROL_CHARACTERS_IN_TEXT, "");
  return text(label, maximum, clean).meta({ type: "multiline" });
}

/**
 * Makes a field required.
 *
 * @param minimum in visible characters
 */
export function requireText(field: ReturnType<typeof text>, minimum: number, message: string) {
  return field
    .test({ name: "minLength", message, test: (value = "") => visibleLength(value) >= minimum })
    .meta({ minLength: minimum })
    .required(message);
}

export function personName() {
  return requireText(singleLine("Name", 200), 2, "Name must be at least 2 characters").meta({ autoComplete: "name" });
}

/** Returns the schema of an email address. yup accepts a domain without a dot; this does not. */
export function emailAddress() {
  const message = "Please enter a valid email address";
  return singleLine("Email", 254)
    .email(message)
    .matches(/@[^@]+\.[^@.]{2,}$/, { message, excludeEmptyString: true })
    .required(message)
    .meta({ type: "email", autoComplete: "email" });
}

export function phoneNumber() {
  return singleLine("Phone", 50).meta({ type: "tel", autoComplete: "tel", half: true });
}
