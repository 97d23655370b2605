import type { SubmissionKind } from "../../src/forms/submission-kind";
import { post } from "./support/call";
import { OFFERED, VALID } from "./support/examples";
import { startStore } from "./support/start-store";
import type { TestStore } from "./support/start-store";
import { stored, storedKeys } from "./support/stored";

let store: TestStore;

beforeAll(async () => {
  store = await startStore();
});

beforeEach(() => store.empty());

afterEach(() => void jest.useRealTimers());

afterAll(() => store.discard());

// By hand, as the schemas are what is tested here.
const INVALID: [SubmissionKind, object, object][] = [
  ["newsletter", {}, { email: "Please enter a valid email address" }],
  ["newsletter", { email: "reader@localhost" }, { email: "Please enter a valid email address" }],
  [
    "application",
    {},
    {
      name: "Name must be at least 2 characters",
      email: "Please enter a valid email address",
      position: "Position is required",
      resume: "Resume content is required",
    },
  ],
  ["application", { ...VALID.application, resume: "too short" }, { resume: "Resume content is required" }],
  ["application", { ...VALID.application, position: "C" }, { position: "Position is required" }],
  [
    "contact",
    {},
    {
      name: "Name must be at least 2 characters",
      email: "Please enter a valid email address",
      message: "Message must be at least 10 characters",
    },
  ],
  ["contact", { ...VALID.contact, message: "         \n" }, { message: "Message must be at least 10 characters" }],
];

it.each(INVALID)("answers an invalid %s submission (%j) with an error a field", async (kind, fields, errors) => {
  const { status, body } = await post(kind, fields);
  expect([status, body]).toEqual([422, { error: "The submission is not valid.", fields: errors }]);
  expect(await storedKeys()).toEqual([]);
});

const LIMITS: [SubmissionKind, string, number][] = [
  ["contact", "name", 200],
  ["contact", "phone", 50],
  ["contact", "company", 200],
  ["contact", "message", 10_000],
  ["application", "resume", 50_000],
  ["application", "coverLetter", 20_000],
];

it.each(LIMITS)("limits the %s's %s to %d characters", async (kind, field, limit) => {
  expect((await post(kind, { ...VALID[kind], [field]: "x".repeat(limit) })).status).toBe(201);
  const { status, body } = await post(kind, { ...VALID[kind], [field]: "x".repeat(limit + 1) });
  expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
});

it("limits an email address to 254 characters", async () => {
  const domain = (length: number) => Array.from({ length }, (_, index) => (index % 50 === 49 ? "." : "a")).join("");
  const address = (length: number) => `a@${domain(length - "a@.com".length)}.com`;
  expect((await post("newsletter", { email: address(254) })).status).toBe(201);
  expect((await post("newsletter", { email: address(255) })).body.fields).toEqual({
    email: "Email must be at most 254 characters",
  });
});

/** How the record of what was taken is marked. */
async function markOf(kind: SubmissionKind, fields: object) {
  const { status, body } = await post(kind, fields);
  expect(status).toBe(201);
  return (await stored(body.id ?? ""))?.unlisted;
}

it("takes what the form offers, and marks nothing", async () => {
  for (const service of ["", "not-sure", OFFERED.service]) {
    expect(await markOf("contact", { ...VALID.contact, service })).toBeUndefined();
  }
  for (const position of ["General Application", OFFERED.position]) {
    expect(await markOf("application", { ...VALID.application, position })).toBeUndefined();
  }
});

it("takes a position and a service that were taken down while the page was open, and marks them", async () => {
  expect(await markOf("application", { ...VALID.application, position: "Chief Alchemist" })).toEqual(["position"]);
  expect(await markOf("contact", { ...VALID.contact, service: "alchemy" })).toEqual(["service"]);
});

it("strips control characters from single-line fields and keeps the lines of a text", async () => {
  const { body } = await post("contact", {
    ...VALID.contact,
    name: "Grace\r\nBcc: everybody@example.com\u0000",
    message: "First line\u0007\nsecond line",
  });
  expect((await stored(body.id ?? ""))?.values).toMatchObject({
    name: "Grace Bcc: everybody@example.com",
    message: "First line\nsecond line",
  });
});

it("stores well-formed text, without what nobody can see", async () => {
  const { body } = await post("contact", {
    ...VALID.contact,
    name: "Gr\u200bace \u202eHopper",
    company: "\ud83d&\udc4d Co",
  });
  expect((await stored(body.id ?? ""))?.values).toMatchObject({ name: "Grace Hopper", company: "& Co" });
  expect((await post("contact", { ...VALID.contact, message: "\u200b".repeat(10) })).body.fields).toEqual({
    message: "Message must be at least 10 characters",
  });
});

it("keys messages so that they sort by the time they came in", async () => {
  const ids = [];
  for (let count = 0; count < 5; count += 1) {
    jest.useFakeTimers({
      now: Date.UTC(2026, 10, 21, 8, count),
      doNotFake: ["nextTick", "setImmediate", "setTimeout"],
    });
    ids.push((await post("contact", { ...VALID.contact, name: `Visitor ${count}` })).body.id);
  }
  expect(await storedKeys("contact/")).toEqual(ids);
});
