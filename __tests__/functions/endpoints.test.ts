import { createHash } from "node:crypto";
import { inspect } from "node:util";
import { SECURITY_HEADERS } from "../../netlify/security-headers";
import { HONEYPOT_FIELD, SUBMISSION_KINDS } from "../../src/forms/submission-kind";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import { asForm, asJson, call, emptyStores, readRecord, setDate } from "./support/call";
import { VALID } from "./support/examples";
import { FIRM, mailOver, startMailServer } from "./support/mail-server";
import type { TestMailServer } from "./support/mail-server";

const LIMIT = 256 * 1024;

let mailServer: TestMailServer;
let logs: jest.SpyInstance[];
const openStore = emptyStores();

beforeEach(async () => {
  logs = (["log", "warn", "error"] as const).map((method) => jest.spyOn(console, method).mockImplementation());
  mailServer = await startMailServer();
  mailOver(mailServer.url);
});

afterEach(() => mailServer.stop());
afterEach(() => void jest.useRealTimers().restoreAllMocks());

/** Everything that is stored, and nothing of an earlier test. */
const storedKeys = () => openStore().list("");

const valid = JSON.stringify(VALID.contact);
const padded = (size: number) => valid + " ".repeat(size - valid.length);

/** A request to the contact endpoint that differs from a valid one by its headers or its body. */
const contact = (headers: Record<string, string>, body: BodyInit = valid): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json", ...headers },
  body,
});

const METHOD = "Only POST is allowed here.";
const ORIGIN = "Submissions from other sites are not accepted.";
const TYPE = "The content type must be application/json.";
const SIZE = "The submission is larger than 256 KiB.";
const BODY = "The body can't be read. It must be UTF-8 text, and an object if it is JSON.";
const FIELDS = "The submission is not valid.";

const bodies = (texts: readonly string[]) =>
  texts.map((text) => [400, BODY, `the body ${text}`, contact({}, text)] as const);

it.each<readonly [number, string, string, RequestInit]>([
  [405, METHOD, "GET", { method: "GET" }],
  [405, METHOD, "PUT", { ...contact({}), method: "PUT" }],
  [405, METHOD, "OPTIONS", { method: "OPTIONS" }],
  [403, ORIGIN, "a page of another site", contact({ "sec-fetch-site": "cross-site" })],
  [403, ORIGIN, "a page of another subdomain", contact({ "sec-fetch-site": "same-site" })],
  [403, ORIGIN, "another origin", contact({ origin: "https://elsewhere.example" })],
  [403, ORIGIN, "a hidden origin", contact({ origin: "null" })],
  [403, ORIGIN, "a contradiction", contact({ "sec-fetch-site": "same-origin", origin: "https://elsewhere.example" })],
  [415, TYPE, "text/plain", contact({ "content-type": "text/plain" })],
  [415, TYPE, "multipart/form-data", contact({ "content-type": "multipart/form-data; boundary=x" })],
  [415, TYPE, "no content type", contact({ "content-type": "" })],
  [413, SIZE, "one byte more than 256 KiB", contact({}, padded(LIMIT + 1))],
  [400, BODY, "what is not UTF-8", contact({}, Buffer.from(valid.replace("Grace", "\u00e9"), "latin1"))],
  ...bodies(["", "{", "[]", "null", '"text"', "12", `${valid} {}`]),
])("answers %i and “%s” to %s, and stores nothing", async (status, error, _label, init) => {
  const answer = await call("contact", init);
  expect(answer).toMatchObject({ status, body: { error } });
  expect(Object.fromEntries(answer.headers)).toMatchObject({ ...SECURITY_HEADERS, "cache-control": "no-store" });
  expect(answer.headers.get("allow")).toBe(status === 405 ? "POST" : null);
  expect(await storedKeys()).toEqual([]);
});

it.each<[string, RequestInit]>([
  ["a program", contact({})],
  ["the site's own page", contact({ "sec-fetch-site": "same-origin", origin: "https://www.example.com" })],
  ["an older browser", contact({ origin: "https://www.example.com" })],
  ["a type with a character set", contact({ "content-type": "Application/JSON; charset=utf-8" })],
  ["exactly 256 KiB", contact({}, padded(LIMIT))],
])("takes what %s sends", async (_label, init) => {
  expect((await call("contact", init)).status).toBe(201);
});

const [NAME, EMAIL] = ["Name must be at least 2 characters", "Please enter a valid email address"];
const MESSAGE = "Message must be at least 10 characters";
const [POSITION, RESUME] = ["Position is required", "Resume content is required"];

it.each<[SubmissionKind, object, Record<string, string>]>([
  ["newsletter", {}, { email: EMAIL }],
  ["application", {}, { name: NAME, email: EMAIL, position: POSITION, resume: RESUME }],
  ["contact", {}, { name: NAME, email: EMAIL, message: MESSAGE }],
  ["contact", { ...VALID.contact, name: "A\u200b", message: "123456789 " }, { name: NAME, message: MESSAGE }],
  ["contact", { ...VALID.contact, email: "grace@example" }, { email: EMAIL }],
  ["contact", { ...VALID.contact, phone: "1".repeat(51) }, { phone: "Phone must be at most 50 characters" }],
  [
    "contact",
    { ...VALID.contact, email: ["a@example.com"], phone: 12 },
    { email: "Must be a text", phone: "Must be a text" },
  ],
  [
    "newsletter",
    { ...VALID.newsletter, name: "Ada", toString: "" },
    { name: "Unknown field: name", toString: "Unknown field: toString" },
  ],
])("says what is wrong in the fields of a form: %s %j", async (kind, fields, messages) => {
  const { status, body } = await call(kind, asJson(fields));
  expect([status, body]).toEqual([422, { error: FIELDS, fields: messages }]);
  expect(await storedKeys()).toEqual([]);
});

describe.each(SUBMISSION_KINDS)("a valid submission (%s)", (kind) => {
  it("is stored by one write before the answer, which has its id", async () => {
    const store = openStore();
    const calls: string[] = [];
    const counting = new Proxy(store, {
      get: (target, name: keyof typeof store) => {
        calls.push(name);
        return target[name];
      },
    });
    const { status, headers, body } = await call(kind, asJson(VALID[kind]), {
      context: "deploy-preview",
      store: counting,
    });
    expect([status, headers.get("content-type")]).toEqual([201, "application/json"]);
    expect(Object.fromEntries(headers)).toMatchObject({ ...SECURITY_HEADERS, "cache-control": "no-store" });
    expect(calls.filter((name) => name !== "list")).toEqual(["create"]);
    expect(await storedKeys()).toEqual([`new/${body.id}`]);
    expect(await readRecord(store, `new/${body.id}`)).toMatchObject({
      id: body.id,
      kind,
      values: VALID[kind],
      attempts: 0,
    });
  });

  it("is stored and mailed once, however often the visitor presses within ten minutes", async () => {
    const ids = [];
    for (const time of ["01:10:00", "01:10:00", "01:19:59", "01:20:00"]) {
      setDate(`2026-11-25T${time}Z`);
      const [first, second] = await Promise.all([call(kind, asJson(VALID[kind])), call(kind, asForm(VALID[kind]))]);
      expect(second.headers.get("location")).toBe(`/submitted/${kind}/success`);
      await Promise.all([first.later, second.later]);
      ids.push(first.body.id);
    }
    expect(ids).toEqual([ids[0], ids[0], ids[0], expect.stringContaining("2026-11-25T01-20")]);
    expect(mailServer.mails).toHaveLength(2);
    expect((await openStore().list("kept/")).sort()).toEqual([`kept/${ids[0]}`, `kept/${ids[3]}`]);
    expect(await openStore().list("new/")).toEqual([]);
  });

  it("goes to spam, without mail, if a program has filled in the field that people don't see", async () => {
    const { status, body, later } = await call(kind, asJson({ ...VALID[kind], [HONEYPOT_FIELD]: "x" }));
    await later;
    expect([status, await storedKeys(), mailServer.mails]).toEqual([201, [`spam/${body.id}`], []]);
    expect((await readRecord(openStore(), `spam/${body.id}`)).values).toEqual(VALID[kind]);
  });

  it("sends a browser without JavaScript to a page that says how it went", async () => {
    for (const [fields, outcome] of [
      [VALID[kind], "success"],
      [{ ...VALID[kind], email: "x".repeat(LIMIT) }, "failure"],
    ] as const) {
      const { status, headers, text } = await call(kind, asForm(fields));
      expect([status, headers.get("location"), text]).toEqual([303, `/submitted/${kind}/${outcome}`, ""]);
      expect(headers.get("cache-control")).toBe("no-store");
    }
  });
});

describe("a form that is not valid, sent without JavaScript", () => {
  it("gets a page that lists what to correct, and runs and loads nothing", async () => {
    const { status, headers, text } = await call("contact", asForm({ email: "x@example.com", "<script>": "" }));
    const policy = headers.get("content-security-policy") ?? "";
    expect([status, headers.get("content-type")]).toEqual([422, "text/html; charset=utf-8"]);
    expect(text).toContain("<li>Unknown field: &lt;script&gt;</li>");
    expect(text).toMatch(/Back button.*keeps what you have written/);
    expect(text).not.toMatch(/<script|<form|<link|style=| on\w+=/);
    expect(Object.fromEntries(headers)).toMatchObject({ ...SECURITY_HEADERS, "cache-control": "no-store" });
    const style = /<style>(.*)<\/style>/.exec(text)?.[1] ?? "";
    expect(policy).toContain(`style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`);
    expect(policy).toMatch(/^default-src 'none';.* form-action 'none'; frame-ancestors 'none'$/);
  });

  it("is told every message, and gets back nothing that it has sent", async () => {
    const { text } = await call(
      "application",
      asForm({ ...VALID.application, name: "", resume: "short", email: "<b>" }),
    );
    const messages = [...text.matchAll(/<li>(.*?)<\/li>/g)].map(([, message]) => message);
    expect(messages.sort()).toEqual([NAME, EMAIL, RESUME].sort());
    expect(text).not.toContain("short");
  });
});

it("writes nothing that a visitor has entered into a log or an address", async () => {
  mailServer.answer = 550;
  for (const kind of SUBMISSION_KINDS) {
    for (const init of [
      asJson(VALID[kind]),
      asForm({ ...VALID[kind], email: "ada@lovelace" }),
      asJson([VALID[kind]]),
    ]) {
      const { headers, later } = await call(kind, init);
      await later;
      expect(headers.get("location")).toBeNull();
    }
  }
  const logged = logs.flatMap(({ mock }) => mock.calls.map((parts) => inspect(parts))).join("\n");
  expect(logged.match(/EMESSAGE 550/g)).toHaveLength(SUBMISSION_KINDS.length);
  const entered = [...Object.values(VALID).flatMap((fields) => Object.values(fields)), "lovelace", "grace", FIRM];
  expect(entered.filter((text) => text !== "" && logged.includes(text))).toEqual([]);
});
