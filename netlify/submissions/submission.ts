import { createHash } from "node:crypto";
import { ValidationError } from "yup";
import { applicationSchema } from "../../src/forms/application";
import { contactSchema } from "../../src/forms/contact";
import { describeFields } from "../../src/forms/form-fields";
import { newsletterSchema } from "../../src/forms/newsletter";
import type { SubmissionKind } from "../../src/forms/submission-kind";

/** What a visitor sent, as it is stored. It never changes: what happens to it is told by the markers beside it. */
export interface Submission {
  /** The name it is known by: `contact/2026-11-21T08-00-00.000Z-1f0c…` or `newsletter/3a7bd3e2…`. */
  readonly id: string;
  readonly kind: SubmissionKind;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
  /** Whether a program sent it, by the honeypot field. */
  readonly spam: boolean;
  readonly values: SubmissionValues;
  /** The fields whose answer the site did not offer any more, where there are any. */
  readonly unlisted?: readonly string[];
}

/** The fields of a valid submission, in the schema's order: cleaned by it, "" where an optional one is missing. */
export type SubmissionValues = Readonly<Record<string, string>>;

/** The fields of a submission as they arrive: anything, by name. */
export type RawFields = ReadonlyMap<string, unknown>;

/** The first error of each field that has one, by the field's name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The fields of a submission are not valid. */
export class InvalidFields extends Error {
  override readonly name = "InvalidFields";

  constructor(readonly fields: FieldErrors) {
    super("The submission is not valid.");
  }
}

/** The schema that each form validates with, by kind. */
export const SCHEMAS = { newsletter: newsletterSchema, application: applicationSchema, contact: contactSchema };

/** Returns the names of a kind's fields, in the order of its schema. */
export function fieldNames(kind: SubmissionKind): string[] {
  return Object.keys(SCHEMAS[kind].fields);
}

/** Returns the labels of a kind's fields, by the fields' names. */
export function fieldLabels(kind: SubmissionKind): ReadonlyMap<string, string> {
  return new Map(describeFields(SCHEMAS[kind]).map(({ name, label }) => [name, label]));
}

/** A plain form sends its empty fields, too; that of a page from before a deploy may have some that are gone. */
function dropUnknownEmptyFields(fields: RawFields, known: readonly string[]): RawFields {
  return new Map([...fields].filter(([name, value]) => value !== "" || known.includes(name)));
}

/** Finds what yup would let pass: it turns numbers into texts and drops unknown fields. */
function shapeErrors(fields: RawFields, known: readonly string[]): Map<string, string> {
  const errors = new Map<string, string>();
  for (const [name, value] of fields) {
    if (!known.includes(name)) errors.set(name, `Unknown field: ${name}`);
    else if (typeof value !== "string") errors.set(name, "Must be a text");
  }
  return errors;
}

/**
 * Validates the fields of a submission with its form's own schema.
 *
 * @throws InvalidFields
 */
export async function validate(kind: SubmissionKind, fields: RawFields): Promise<SubmissionValues> {
  const known = fieldNames(kind);
  const filled = dropUnknownEmptyFields(fields, known);
  const errors = shapeErrors(filled, known);
  if (errors.size > 0) throw new InvalidFields(Object.fromEntries(errors));
  try {
    const values: SubmissionValues = await SCHEMAS[kind].validate(Object.fromEntries(filled), { abortEarly: false });
    // yup casts fields in the order of their dependencies, and gives them back so.
    return Object.fromEntries(known.map((name) => [name, values[name] ?? ""]));
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    for (const { path = "", message } of error.inner) {
      if (!errors.has(path)) errors.set(path, message);
    }
    throw new InvalidFields(Object.fromEntries(errors));
  }
}

/** Returns the form in which email addresses are compared. */
function normalizedEmail(address: string): string {
  return address.trim().toLowerCase();
}

/** A hash that is the same for the same text, and tells nothing of the text to anybody who does not know it. */
function fingerprint(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}

/** Returns the name that a sender has in keys: a hash of the address, whatever its case. */
export function personOf(email: string): string {
  return fingerprint(normalizedEmail(email));
}

/** Returns the id of the one subscription an address can have: with it, no race can store a second one. */
export function subscriptionId(email: string): string {
  return `newsletter/${personOf(email)}`;
}

function timedId(kind: SubmissionKind, time: Date, values: SubmissionValues): string {
  return `${kind}/${time.toISOString().replaceAll(":", "-")}-${fingerprint(JSON.stringify(values))}`;
}

/**
 * Makes the record of a valid submission.
 *
 * Ids of messages and applications begin with the time, so that the store's keys sort by it, and end with a hash of
 * their words; a newsletter subscription's id is made from its address instead.
 *
 * @param unlisted the names of the fields whose answer the site does not offer
 * @param time when it was received; now, when left out
 */
export function newSubmission(
  kind: SubmissionKind,
  values: SubmissionValues,
  { spam, unlisted }: { readonly spam: boolean; readonly unlisted: readonly string[] },
  time = new Date(),
): Submission {
  const id = kind === "newsletter" ? subscriptionId(values.email ?? "") : timedId(kind, time, values);
  const mark = unlisted.length > 0 ? { unlisted } : {};
  return { id, kind, receivedAt: time.toISOString(), spam, values, ...mark };
}

/** Returns when a message or an application was received, by its id alone; undefined for a subscription. */
export function timeOfId(id: string): Date | undefined {
  const match = /\/(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{3}Z)-/.exec(id);
  return match ? new Date(`${match[1]}T${match[2]}:${match[3]}:${match[4]}`) : undefined;
}
