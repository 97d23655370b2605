import { createHash } from "node:crypto";
import { ValidationError } from "yup";
import { SCHEMAS } from "../../src/forms/schemas";
import { SUBMISSION_KINDS } from "../../src/forms/submission-kind";
import type { SubmissionKind } from "../../src/forms/submission-kind";

/** Where a record is: still to be mailed, mailed to everybody, or sent by a program. */
export const STATES = ["new", "kept", "spam"] as const;

/** The first part of a record's key. */
export type State = (typeof STATES)[number];

/** The fields of a valid submission, in the schema's order; "" where an optional one is empty. */
export type SubmissionValues = Readonly<Record<string, string>>;

/** What is stored of a submission. It is the message, its place in the outbox and the receipt of its mail. */
export interface StoredSubmission {
  /** The end of its key: `contact/2026-11-25T01-10-1f0c22ab5e671f0c-9ab31f0c22ab5e67`. */
  readonly id: string;
  readonly kind: SubmissionKind;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
  readonly values: SubmissionValues;
  /** How often a mail was tried. */
  readonly attempts: number;
  /** The earliest time of the next try, ISO 8601. */
  readonly tryAt: string;
  /** The recipients whose mail server has taken the mail. */
  readonly accepted: readonly string[];
}

/** What a key tells of a record: also the time it was received, to ten minutes, and a hash of the sender's address. */
type KeyParts = Pick<StoredSubmission, "id" | "kind"> & { readonly state: State; time: string; person: string };

const KEY = new RegExp(
  `^(?<state>${STATES.join("|")})/(?<id>(?<kind>${SUBMISSION_KINDS.join("|")})/(?<time>[\\dT-]{15}0)-(?<person>[0-9a-f]{16})-[0-9a-f]{16})$`,
);

/** Returns what a key tells of its record; undefined if it is no record's key. */
export function parseKey(key: string): KeyParts | undefined {
  return KEY.exec(key)?.groups as KeyParts | undefined;
}

/** Returns a time as keys have it, rounded down to ten minutes: `2026-11-25T01-10`. */
export function keyTime(time: Date): string {
  return `${time.toISOString().slice(0, 15).replace(":", "-")}0`;
}

const hash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);

/** Returns the hash by which keys name a person, from an email address in any case. */
export const personOf = (email: string): string => hash(email.trim().toLowerCase());

/** Makes the record of a submission. The same words of the same person have the same id for up to ten minutes. */
export function newSubmission(kind: SubmissionKind, values: SubmissionValues, now = new Date()): StoredSubmission {
  const id = `${kind}/${keyTime(now)}-${personOf(values.email ?? "")}-${hash(JSON.stringify(values))}`;
  const time = now.toISOString();
  return { id, kind, receivedAt: time, values, attempts: 0, tryAt: time, accepted: [] };
}

/** The fields of a submission are not valid. It has the first message for each of them, by the field's name. */
export class InvalidFields extends Error {
  constructor(readonly fields: SubmissionValues) {
    super("The submission is not valid.");
  }
}

/**
 * Validates what a form sent with the form's own schema, and cleans it.
 *
 * @throws InvalidFields
 */
export async function validate(
  kind: SubmissionKind,
  sent: Readonly<Record<string, unknown>>,
): Promise<SubmissionValues> {
  const known = Object.keys(SCHEMAS[kind].fields);
  // yup would turn numbers into texts and drop unknown fields.
  const wrong = Object.entries(sent).flatMap(([name, value]) => {
    if (!known.includes(name)) return [[name, `Unknown field: ${name}`]];
    return typeof value === "string" ? [] : [[name, "Must be a text"]];
  });
  if (wrong.length > 0) throw new InvalidFields(Object.fromEntries(wrong));
  try {
    const values: SubmissionValues = await SCHEMAS[kind].validate(sent, { abortEarly: false });
    // yup returns the fields in the order of their dependencies.
    return Object.fromEntries(known.map((name) => [name, values[name] ?? ""]));
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const messages = error.inner.toReversed().map(({ path = "", message }) => [path, message]);
    throw new InvalidFields(Object.fromEntries(messages));
  }
}
