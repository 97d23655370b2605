import { ValidationError } from "yup";
import type { AnyObjectSchema } from "yup";
import { formFields } from "../../src/forms/form-fields";
import { SCHEMAS } from "../../src/forms/schemas";

const { newsletter, application, contact } = SCHEMAS;

const VALID = {
  newsletter: { email: "ada@example.com" },
  application: {
    name: "Ada",
    email: "ada@example.com",
    phone: "",
    position: "Analyst",
    resume: "0123456789",
    coverLetter: "",
  },
  contact: { name: "Ada", email: "ada@example.com", phone: "", company: "", service: "", message: "0123456789" },
};

/** The first message for each field that is wrong. */
function messages(schema: AnyObjectSchema, values: object): Record<string, string> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.toReversed().map(({ path, message }) => [path ?? "", message]));
  }
}

const NAME = "Name must be at least 2 characters";
const EMAIL = "Please enter a valid email address";
const MESSAGE = "Message must be at least 10 characters";
const POSITION = "Position is required";
const RESUME = "Resume content is required";

it("accepts what is complete, with optional fields empty", () => {
  expect(messages(newsletter, VALID.newsletter)).toEqual({});
  expect(messages(application, VALID.application)).toEqual({});
  expect(messages(contact, VALID.contact)).toEqual({});
});

it.each([
  ["newsletter", newsletter],
  ["application", application],
  ["contact", contact],
] as const)("has browsers check the least lengths of the %s form, and refuse nothing that it takes", (kind, schema) => {
  const text = "0123456789".repeat(10);
  for (const { name, required, type, minLength } of formFields(kind)) {
    expect([name, minLength !== null]).toEqual([name, required && type !== "email"]);
    if (minLength === null) continue;
    const valid = VALID[kind];
    expect(messages(schema, { ...valid, [name]: text.slice(0, minLength) })).toEqual({});
    expect(Object.keys(messages(schema, { ...valid, [name]: text.slice(0, minLength - 1) }))).toEqual([name]);
  }
});

it.each([
  ["newsletter", newsletter, { email: EMAIL }],
  ["application", application, { name: NAME, email: EMAIL, position: POSITION, resume: RESUME }],
  ["contact", contact, { name: NAME, email: EMAIL, message: MESSAGE }],
] as const)("names what is missing in an empty %s form", (_kind, schema, expected) => {
  expect(messages(schema, {})).toEqual(expected);
});

it.each([
  [contact, VALID.contact, "name", "A", "Al", NAME],
  [contact, VALID.contact, "name", " A ", " Al ", NAME],
  [contact, VALID.contact, "message", "123456789", "1234567890", MESSAGE],
  [application, VALID.application, "resume", "123456789", "1234567890", RESUME],
  [application, VALID.application, "position", "A", "General Application", POSITION],
  [newsletter, VALID.newsletter, "email", "ada", "ada@example.com", EMAIL],
  [newsletter, VALID.newsletter, "email", "ada@localhost", "ada@mail.example.com", EMAIL],
])("draws the line where docs/behaviour.md 5.5 draws it (%#)", (schema, valid, field, wrong, right, message) => {
  expect(messages(schema, { ...valid, [field]: wrong })).toEqual({ [field]: message });
  expect(messages(schema, { ...valid, [field]: right })).toEqual({});
});

it("takes a service and a position that the site no longer offers", () => {
  expect(messages(contact, { ...VALID.contact, service: "alchemy" })).toEqual({});
  expect(messages(application, { ...VALID.application, position: "Alchemist" })).toEqual({});
});

it.each([
  ["name", 200],
  ["phone", 50],
  ["company", 200],
  ["message", 10_000],
])("limits the contact form's %s to %d characters", (field, limit) => {
  expect(messages(contact, { ...VALID.contact, [field]: "x".repeat(limit) })).toEqual({});
  expect(Object.keys(messages(contact, { ...VALID.contact, [field]: "x".repeat(limit + 1) }))).toEqual([field]);
});

describe("the fields that the forms draw", () => {
  it.each([
    ["newsletter", newsletter, VALID.newsletter],
    ["application", application, VALID.application],
    ["contact", contact, VALID.contact],
  ] as const)("of the %s form have an asterisk where the schema asks for one", (kind, schema, valid) => {
    for (const { name, required } of formFields(kind)) {
      expect([name, name in messages(schema, { ...valid, [name]: "" })]).toEqual([name, required]);
    }
  });

  it("are called what their messages call them", () => {
    expect(formFields("application").map(({ label }) => label)).toEqual([
      "Name",
      "Email",
      "Phone",
      "Resume",
      "Cover Letter",
      "Position",
    ]);
    const long = "x".repeat(20_001);
    expect(messages(application, { ...VALID.application, coverLetter: long })).toEqual({
      coverLetter: "Cover Letter must be at most 20,000 characters",
    });
  });
});

it("takes a text with the line ends of a plain form for the same text as with those of a script", () => {
  expect(contact.cast({ ...VALID.contact, message: "one\r\ntwo\rthree\nfour" }).message).toBe("one\ntwo\nthree\nfour");
  expect(messages(contact, { ...VALID.contact, message: "a\r\n".repeat(4999) + "bb" })).toEqual({});
});
