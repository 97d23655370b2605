import { ValidationError, object, string } from "yup";
import { formatNumber } from "../lib/text";
import { foreignLetter, parseEmail } from "./email";
import { FIELDS, type FormField } from "./fields";
import type { FormValues } from "./form-draft";
import type { SubmissionKind } from "./submission-kind";

/** Browsers send CRLF from a plain form and LF from scripts. The stored text must be the same. Word uses U+000B. */
const LINE_BREAK = /\r\n?|[\u000b\u000c\u0085\u2028\u2029]/g;

/**
 * What reverses text or hides in words and addresses: direction controls, soft hyphens (U+001F is Word's), zero-width spaces
 * and lone surrogates. Joiners, variation selectors and tags are kept, because scripts and emoji need them.
 */
const HARMFUL = /[\u001f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u206f\ufeff\p{Surrogate}]/gu;

/** Word's fonts Symbol and Wingdings have bullets in place of these. */
const BULLET = /^([^\S\n]*)[\uf020-\uf0ff]|[\uf0a7\uf0b7\uf0d8]/gm;

/** What no font shows: annotations, pictures in dictated text, lost letters, private characters and noncharacters. */
const MEANINGLESS = /[\ufff9-\ufffd\p{Private_Use}\p{Noncharacter_Code_Point}]/gu;

/** A text in one line has no line break, which could forge a mail header. U+001E is Word's hyphen. */
function cleanText(text: string, type: FormField["type"]): string {
  const clean = text
    .replace(LINE_BREAK, "\n")
    .replace(HARMFUL, "")
    .replaceAll("\u001e", "-")
    .replace(/(?![\t\n])\p{Control}/gu, " ");
  // Without a lost letter, an address would be another person's.
  const readable = type === "email" ? clean : clean.replace(BULLET, "$1•").replace(MEANINGLESS, "");
  return (type === "multiline" ? readable : readable.replace(/[\t\n]+/g, " ")).trim();
}

/** Counts the visible characters. A gap counts as one: white space, bullets and the blank braille pattern. */
const visibleLength = (text: string) =>
  [...text.replace(/[\s\u2800•]+/g, " ").trim()].filter((one) => !/\p{Default_Ignorable_Code_Point}/u.test(one)).length;

/** Returns what is wrong with the clean text of a field. */
function problemOf({ label, type, maxLength, minLength = 0, required }: FormField, text: string) {
  if (text.length > maxLength)
    return `${label} must be at most ${formatNumber(maxLength)} characters (it has ${formatNumber(text.length)})`;
  if (type === "email" && text && !parseEmail(text)) return [required, foreignLetter(text)].filter(Boolean).join(": ");
  return text === "" || visibleLength(text) < minLength ? required : undefined;
}

/** Returns a schema that cleans the text of a field before it checks it. */
const schemaOf = (field: FormField) =>
  string()
    .transform((text: string) => cleanText(text, field.type))
    .transform((text: string) => (field.type === "email" && parseEmail(text)) || text)
    .default("")
    .test("problem", (text = "", { createError }) => {
      const message = problemOf(field, text);
      return message === undefined || createError({ message });
    });

const form = (kind: SubmissionKind) =>
  object(Object.fromEntries(FIELDS[kind].map((field) => [field.name, schemaOf(field)])));

/**
 * The schema of each form, which the browser and the function validate with. Any position and service is valid: a deploy may
 * have removed it while the visitor was writing.
 */
export const SCHEMAS = { newsletter: form("newsletter"), application: form("application"), contact: form("contact") };

type Validation = Readonly<Record<"values" | "errors", FormValues>>;

/** Validates and cleans fields with the form's own schema. Returns the clean values, or a message for each invalid field. */
export async function validate(kind: SubmissionKind, fields: Readonly<Record<string, unknown>>): Promise<Validation> {
  const names = Object.keys(SCHEMAS[kind].fields);
  // yup would convert numbers to text and drop unknown fields.
  const invalid = Object.entries(fields).flatMap(([name, value]) => {
    if (!names.includes(name)) return [[name, `Unknown field: ${name}`]];
    return typeof value === "string" ? [] : [[name, "Must be text"]];
  });
  if (invalid.length > 0) return { values: {}, errors: Object.fromEntries(invalid) };
  try {
    const values: FormValues = await SCHEMAS[kind].validate(fields, { abortEarly: false });
    // yup doesn't keep the schema's order.
    return { values: Object.fromEntries(names.map((name) => [name, values[name] ?? ""])), errors: {} };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { values: {}, errors: Object.fromEntries(error.inner.map(({ path = "", message }) => [path, message])) };
  }
}
