import { ValidationError } from "yup";
import { FIELDS } from "../../src/forms/fields";
import { SCHEMAS } from "../../src/forms/schemas";

/** Without optional fields. */
const VALID = {
  newsletter: { email: "ada@example.com" },
  application: { name: "Ada", email: "ada@example.com", position: "Analyst", resume: "0123456789" },
  contact: { name: "Ada", email: "ada@example.com", message: "0123456789" },
};
type Kind = keyof typeof VALID;
const KINDS = Object.keys(VALID) as Kind[];

/** The first message for each invalid field. */
function messages(kind: Kind, values: object): Record<string, string> {
  try {
    SCHEMAS[kind].validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.toReversed().map(({ path, message }) => [path ?? "", message]));
  }
}

/** The names of the invalid fields after these changes to a valid form. */
const invalidFields = (kind: Kind, values: object) =>
  Object.keys(messages(kind, { ...VALID[kind], ...values })).toSorted();

const NAME = "Name must be at least 2 characters";
const EMAIL = "Please enter a valid email address";
const MESSAGE = "Message must be at least 10 characters";
const POSITION = "Position is required";
const RESUME = "Resume content is required";

test("an empty form gets an error for each required field; optional fields may be empty", () => {
  expect(KINDS.map((kind) => [messages(kind, {}), invalidFields(kind, {})])).toEqual([
    [{ email: EMAIL }, []],
    [{ name: NAME, email: EMAIL, position: POSITION, resume: RESUME }, []],
    [{ name: NAME, email: EMAIL, message: MESSAGE }, []],
  ]);
});

test.each([
  ["contact", "name", "A", "Al", NAME],
  ["contact", "name", " A ", " Al ", NAME],
  ["contact", "message", "123456789", "1234567890", MESSAGE],
  ["application", "resume", "123456789", "1234567890", RESUME],
  ["application", "position", "A", "General Application", POSITION],
  ["newsletter", "email", "ada", "ada@example.com", EMAIL],
  ["newsletter", "email", "ada@localhost", "ada@mail.example.com", EMAIL],
  ["application", "coverLetter", "x".repeat(20_001), "", "Cover Letter must be at most 20,000 characters"],
] as const)("the %s form validates %s", (kind, field, bad, good, message) => {
  expect(messages(kind, { ...VALID[kind], [field]: bad })).toEqual({ [field]: message });
  expect(invalidFields(kind, { [field]: good })).toEqual([]);
});

// A visitor may have opened the form before it was deleted.
test("a service or position that the site no longer offers is accepted", () => {
  expect([
    invalidFields("contact", { service: "alchemy" }),
    invalidFields("application", { position: "Alchemist" }),
  ]).toEqual([[], []]);
});

test.each(KINDS)("browsers and the schema check the lengths and required fields of the %s form", (kind) => {
  const text = "0123456789".repeat(5_001);
  for (const { name, required, type, minLength, maxLength } of FIELDS[kind]) {
    expect([name, invalidFields(kind, { [name]: "" })]).toEqual([name, required ? [name] : []]);
    expect(invalidFields(kind, { [name]: text.slice(0, maxLength + 1) })).toEqual([name]);
    expect([name, minLength !== undefined]).toEqual([name, required !== undefined && type !== "email"]);
    if (type === "email") continue;
    for (const length of [minLength ?? 0, maxLength])
      expect([name, invalidFields(kind, { [name]: text.slice(0, length) })]).toEqual([name, []]);
    if (minLength) expect(invalidFields(kind, { [name]: text.slice(0, minLength - 1) })).toEqual([name]);
  }
});

test("line breaks of plain forms (CRLF) become LF", () => {
  const { message } = SCHEMAS.contact.cast({ ...VALID.contact, message: "one\r\ntwo\rthree\nfour" });
  expect(message).toBe("one\ntwo\nthree\nfour");
  expect(invalidFields("contact", { message: "a\r\n".repeat(4999) + "bb" })).toEqual([]);
});

test("invisible characters do not count as a message and are removed from names and addresses", () => {
  for (const character of ["\u200b", "\u2800", "\u3164", "\u202e", "\ud800", "\ufe0f"])
    expect(invalidFields("contact", { name: character.repeat(10), message: character.repeat(10) })).toEqual([
      "message",
      "name",
    ]);
  expect(invalidFields("contact", { message: `a${" ".repeat(20)}b` })).toEqual(["message"]);
  const values = { ...VALID.contact, name: "Ada \u202eecalevoL", email: "\u202aada@example.com\u202c\u200b" };
  expect(SCHEMAS.contact.cast(values)).toMatchObject({ name: "Ada ecalevoL", email: "ada@example.com" });
});
