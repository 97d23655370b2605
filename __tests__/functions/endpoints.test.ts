import { createHash } from "node:crypto";
import { SECURITY_HEADERS } from "../../netlify/security-headers";
import { HONEYPOT_FIELD, SUBMISSION_KINDS } from "../../src/forms/submission-kind";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import { asForm, asJson, call, readRecord, setDate, settled, testSite } from "./support/call";
import { VALID } from "./support/examples";
import { FIRM } from "./support/mail-server";

const LIMIT = 256 * 1024;
const ANSWER_HEADERS = { ...SECURITY_HEADERS, "cache-control": "no-store" };

const site = testSite();

const valid = JSON.stringify(VALID.contact);

/** A valid request with other headers or another body. */
const request = (headers: Record<string, string>, body: BodyInit = valid): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json", ...headers },
  body,
});

const FOREIGN = { origin: "https://elsewhere.example" };
const OWN = { "sec-fetch-site": "same-origin", origin: "https://www.example.com" };
const BODIES = [Buffer.from("\u00e9", "latin1"), "", "{", "[]", "null", '"text"', "12"];

/** Requests that no form of the site sends, with the answer's status and what its error says. */
const REFUSED: readonly (readonly [number, string, RequestInit[]])[] = [
  [405, "Only POST is allowed here.", [{ method: "GET" }, { ...request({}), method: "PUT" }]],
  [
    403,
    "Submissions from other sites are not accepted.",
    [FOREIGN, { origin: "null" }, { ...OWN, ...FOREIGN }].map((headers) => request(headers)),
  ],
  [
    403,
    "Submissions from other sites are not accepted.",
    ["cross-site", "same-site"].map((from) => request({ "sec-fetch-site": from })),
  ],
  [
    415,
    "The content type must be application/json.",
    ["text/plain", "multipart/form-data; boundary=x", ""].map((type) => request({ "content-type": type })),
  ],
  [413, "The submission is larger than 256 KiB.", [request({}, valid.padEnd(LIMIT + 1))]],
  [
    400,
    "The body can't be read. It must be UTF-8 text, and an object if it is JSON.",
    BODIES.map((body) => request({}, body)),
  ],
];

it.each(REFUSED)(
  "answers %i “%s” to what no form of the site sends, and stores nothing",
  async (status, error, all) => {
    for (const answer of await Promise.all(all.map((init) => call("contact", init)))) {
      expect([answer.status, answer.body, answer.headers.get("allow")]).toEqual([
        status,
        { error },
        status === 405 ? "POST" : null,
      ]);
      expect(Object.fromEntries(answer.headers)).toMatchObject(ANSWER_HEADERS);
    }
    expect(await site.store.list("")).toEqual([]);
  },
);

it("takes what the site's own pages, older browsers and programs send", async () => {
  for (const headers of [{}, OWN, { origin: OWN.origin }, { "content-type": "Application/JSON; charset=utf-8" }])
    expect((await call("contact", request({ ...headers }, valid.padEnd(LIMIT)))).status).toBe(201);
});

const [NAME, EMAIL] = ["Name must be at least 2 characters", "Please enter a valid email address"];
const [POSITION, RESUME] = ["Position is required", "Resume content is required"];

it.each<[SubmissionKind, object, object]>([
  ["application", {}, { name: NAME, email: EMAIL, position: POSITION, resume: RESUME }],
  ["contact", { ...VALID.contact, email: ["a@example.com"] }, { email: "Must be a text" }],
  ["newsletter", { ...VALID.newsletter, toString: "" }, { toString: "Unknown field: toString" }],
])("says what is wrong in each field of the form for %s", async (kind, sent, fields) => {
  const { status, body } = await call(kind, asJson(sent));
  expect([status, body]).toEqual([422, { error: "The submission is not valid.", fields }]);
  expect(await site.store.list("")).toEqual([]);
});

describe.each(SUBMISSION_KINDS)("a valid submission (%s)", (kind) => {
  it("is stored by one write before the answer, which has its id", async () => {
    const { store } = site;
    const writes = (["create", "replace", "remove"] as const).map((name) => jest.spyOn(store, name));
    const { status, headers, body } = await call(kind, asJson(VALID[kind]), { context: "deploy-preview", store });
    expect([status, Object.fromEntries(headers)]).toEqual([201, expect.objectContaining(ANSWER_HEADERS)]);
    expect(writes.map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
    expect(await readRecord(store, `new/${body.id}`)).toMatchObject({ ...body, kind, values: VALID[kind] });
  });

  it("is stored and mailed once, however often the visitor presses within ten minutes", async () => {
    const ids = [];
    for (const time of ["01:10:00", "01:19:59", "01:20:00"]) {
      setDate(`2026-11-25T${time}Z`);
      const [first, second] = await Promise.all([call(kind, asJson(VALID[kind])), call(kind, asForm(VALID[kind]))]);
      expect([second.status, second.headers.get("location")]).toEqual([303, `/submitted/${kind}/success`]);
      expect(Object.fromEntries(second.headers)).toMatchObject(ANSWER_HEADERS);
      await settled();
      ids.push(first.body.id);
    }
    expect(ids).toEqual([ids[0], ids[0], expect.stringContaining("2026-11-25T01-20")]);
    expect(site.mailServer.mails).toHaveLength(2);
    expect((await site.store.list("")).sort()).toEqual([`kept/${ids[0]}`, `kept/${ids[2]}`]);
  });

  it("goes to spam, without mail, if a program has filled in the field that people don't see", async () => {
    const { status, body } = await call(kind, asJson({ ...VALID[kind], [HONEYPOT_FIELD]: "x" }));
    await settled();
    expect([status, await site.store.list(""), site.mailServer.mails]).toEqual([201, [`spam/${body.id}`], []]);
    expect((await readRecord(site.store, `spam/${body.id}`)).values).toEqual(VALID[kind]);
  });
});

it("answers an invalid form without JavaScript with a page that says what to correct, and runs nothing", async () => {
  const fields = { ...VALID.application, name: "", resume: "short", email: "<b>" };
  const { status, headers, text } = await call("application", asForm(fields));
  expect([status, headers.get("content-type")]).toEqual([422, "text/html; charset=utf-8"]);
  const messages = [...text.matchAll(/<li>(.*?)<\/li>/g)].map(([, message]) => message);
  expect(messages.sort()).toEqual([NAME, EMAIL, RESUME].sort());
  expect(text).toMatch(/Back button.*what you wrote/);
  expect(text).not.toMatch(/short|<b>|<script|<form|<link|style=| on\w+=/);
  const style = /<style>(.*)<\/style>/.exec(text)?.[1] ?? "";
  const digest = createHash("sha256").update(style).digest("base64");
  const policy = `default-src 'none'; img-src 'self'; style-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  expect(headers.get("content-security-policy")).toBe(policy);
  expect(Object.fromEntries(headers)).toMatchObject(ANSWER_HEADERS);
  expect((await call("contact", asForm({ "<script>": "" }))).text).toContain("<li>Unknown field: &lt;script&gt;</li>");
});

it("writes nothing that a visitor has entered into a log", async () => {
  site.mailServer.answer = 550;
  for (const kind of SUBMISSION_KINDS) {
    const invalid = { ...VALID[kind], email: "ada@lovelace" };
    for (const init of [asJson(VALID[kind]), asForm(invalid), asJson([invalid])]) await call(kind, init);
  }
  await settled();
  const logged = site.logged().join("\n");
  expect(logged.match(/EMESSAGE 550/g)).toHaveLength(SUBMISSION_KINDS.length);
  const entered = [...Object.values(VALID).flatMap((fields) => Object.values(fields)), "lovelace", "grace", FIRM];
  expect(entered.filter((text) => text !== "" && logged.includes(text))).toEqual([]);
});
