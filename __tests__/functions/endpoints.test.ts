import { createHash } from "node:crypto";
import { SECURITY_HEADERS } from "../../netlify/security-headers";
import { HONEYPOT_FIELD, SUBMISSION_KINDS, type SubmissionKind } from "../../src/forms/submission-kind";
import { asForm, asJson, call, readRecord, setDate, settled, testSite } from "./support/call";
import { VALID } from "./support/examples";
import { FIRM } from "./support/mail-server";

const LIMIT = 256 * 1024;
const ANSWER_HEADERS = { ...SECURITY_HEADERS, "cache-control": "no-store" };

const site = testSite();
const valid = JSON.stringify(VALID.contact);

const request = (headers: Record<string, string>, body: BodyInit = valid): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json", ...headers },
  body,
});

const OWN = { "sec-fetch-site": "same-origin", origin: "https://www.example.com" };
const ELSEWHERE: Record<string, string>[] = [
  ...["https://elsewhere.example", "null", "https://["].map((origin) => ({ origin })),
  ...["cross-site", "same-site"].map((site) => ({ ...OWN, "sec-fetch-site": site })),
];
const BODIES = [Buffer.from("\u00e9", "latin1"), "", "{", "[]", "null", "12"];

it.each<[number, string, RequestInit[]]>([
  [405, "POST", [{ method: "GET" }, { ...request({}), method: "PUT" }]],
  [403, "other sites", ELSEWHERE.map((headers) => request(headers))],
  [415, "application/json", ["text/plain", ""].map((type) => request({ "content-type": type }))],
  [413, "256 KiB", [request({}, valid.padEnd(LIMIT + 1))]],
  [400, "UTF-8", BODIES.map((body) => request({}, body))],
])("answers %i, “%s”, to requests that no form of the site sends, and stores nothing", async (status, error, all) => {
  for (const answer of await Promise.all(all.map((init) => call("contact", init)))) {
    expect([answer.status, answer.body.error]).toEqual([status, expect.stringContaining(error)]);
    expect(answer.headers.get("allow")).toBe(status === 405 ? "POST" : null);
    expect(Object.fromEntries(answer.headers)).toMatchObject(ANSWER_HEADERS);
  }
  expect(await site.store.list("")).toEqual([]);
});

it("accepts requests of the site's pages, older browsers and programs", async () => {
  const type = { "content-type": "Application/JSON; charset=utf-8" };
  // A page without a referrer has no origin, and a proxy may change the host.
  const ownWithout = ["null", "https://proxy.example"].map((origin) => ({ ...OWN, origin }));
  const all: Record<string, string>[] = [{}, OWN, { origin: OWN.origin }, { "sec-fetch-site": "none" }, type];
  for (const headers of [...all, ...ownWithout])
    expect((await call("contact", request(headers, valid.padEnd(LIMIT)))).status).toBe(201);
});

it("refuses a plain form from another site with a page", async () => {
  for (const headers of ELSEWHERE) {
    const { status, headers: answered, text } = await call("newsletter", { ...asForm(VALID.newsletter), headers });
    expect([status, answered.get("content-type")]).toEqual([403, "text/html; charset=utf-8"]);
    expect(text).toContain("Submissions from other sites are not accepted.");
  }
  expect(await site.store.list("")).toEqual([]);
});

it("refuses a plain form that is not UTF-8, in which text would be replaced", async () => {
  const encoded = new URLSearchParams(VALID.contact).toString();
  for (const sequence of ["%FF", "%ED%A0%80", "100%+sure"]) {
    const { location } = await call(
      "contact",
      request({ "content-type": "application/x-www-form-urlencoded" }, `${encoded}&company=${sequence}`),
    );
    expect([sequence, location]).toEqual([sequence, "/submitted/contact/failure"]);
  }
  expect(await site.store.list("")).toEqual([]);
  await call("contact", asForm({ ...VALID.contact, company: "100 %" }));
  expect(await site.store.list("new/")).toHaveLength(1);
});

it("accepts the longest application in Chinese without JavaScript, and none that is larger", async () => {
  const longest = { ...VALID.application, resume: "履".repeat(50_000), coverLetter: "履".repeat(20_000) };
  const tooLong = { ...VALID.application, resume: "x".repeat(LIMIT) };
  const answers = [await call("application", asForm(longest)), await call("application", asForm(tooLong))];
  const outcomes = ["success", "failure"].map((outcome) => `/submitted/application/${outcome}`);
  expect(answers.map(({ location }) => location)).toEqual(outcomes);
  expect(await site.store.list("new/")).toHaveLength(1);
});

const [NAME, EMAIL] = ["Name must be at least 2 characters", "Please enter a valid email address"];
const RESUME = "Resume content is required";
const LENGTH = "Cover letter must be at most 20,000 characters (it has 20,001)";
const LETTER = `${EMAIL}: the “а” in “gmаil” is a letter of another alphabet`;

it.each<[SubmissionKind, object, object]>([
  ["application", {}, { name: NAME, email: EMAIL, position: "Position is required", resume: RESUME }],
  ["application", { ...VALID.application, coverLetter: "x".repeat(20_001) }, { coverLetter: LENGTH }],
  ["newsletter", { email: "ada@gmаil.com" }, { email: LETTER }],
  ["contact", { ...VALID.contact, email: ["a@example.com"] }, { email: "Must be text" }],
  ["newsletter", { ...VALID.newsletter, toString: "" }, { toString: "Unknown field: toString" }],
])("returns an error for each invalid field (%s)", async (kind, sent, fields) => {
  const { status, body } = await call(kind, asJson(sent));
  expect([status, body]).toEqual([422, { error: "The submission is not valid.", fields }]);
  expect(await site.store.list("")).toEqual([]);
});

describe.each(SUBMISSION_KINDS)("a valid submission (%s)", (kind) => {
  it("is stored and mailed once if the visitor sends it again within ten minutes, before and after the clock's", async () => {
    const ids: (string | undefined)[] = [];
    for (const time of ["01:19:58", "01:19:59", "01:20:01", "01:29:58", "01:30:00"]) {
      setDate(`2026-11-25T${time}Z`);
      const email = ids[0] ? VALID[kind].email.replace(/.*@/, (local) => local.toUpperCase()) : VALID[kind].email;
      const again = asForm({ ...VALID[kind], email });
      const [first, second] = await Promise.all([call(kind, asJson(VALID[kind])), call(kind, again)]);
      const location = `/submitted/${kind}/success`;
      expect([second.status, Object.fromEntries(second.headers)]).toMatchObject([303, { ...ANSWER_HEADERS, location }]);
      await settled();
      expect([first.status, Object.fromEntries(first.headers)]).toMatchObject([201, ANSWER_HEADERS]);
      ids.push(first.body.id);
    }
    expect(ids).toEqual([...Array<unknown>(4).fill(ids[0]), expect.stringContaining("2026-11-25T01-30")]);
    expect(site.mailServer.mails).toHaveLength(2);
    expect(await site.records()).toEqual([`kept/${ids[0]}`, `kept/${ids[4]}`]);
    expect(await readRecord(site.store, `kept/${ids[0]}`)).toMatchObject({ id: ids[0], kind, values: VALID[kind] });
  });

  it("is stored as spam and not mailed if the honeypot is filled in", async () => {
    setDate("2026-11-25T01:19:58Z");
    const { status, body } = await call(kind, asJson({ ...VALID[kind], [HONEYPOT_FIELD]: "x" }));
    setDate("2026-11-25T01:20:01Z");
    await call(kind, asJson({ ...VALID[kind], [HONEYPOT_FIELD]: "x" }));
    await settled();
    expect([status, await site.store.list(""), site.mailServer.mails]).toEqual([201, [`spam/${body.id}`], []]);
    expect((await readRecord(site.store, `spam/${body.id}`)).values).toEqual(VALID[kind]);
  });
});

it("answers an invalid form without JavaScript with a page that lists the errors and runs no script", async () => {
  const fields = { ...VALID.application, name: "", resume: "short", email: "<b>", coverLetter: "x".repeat(20_001) };
  const { status, headers, text } = await call("application", asForm(fields));
  expect([status, headers.get("content-type")]).toEqual([422, "text/html; charset=utf-8"]);
  const messages = [...text.matchAll(/<li>(.*?)<\/li>/g)].map(([, message]) => message);
  expect(messages.sort()).toEqual([LENGTH, NAME, EMAIL, RESUME].sort());
  expect(text).toMatch(/Please correct:.*Back button.*What you wrote/);
  expect(text).not.toMatch(/short|<b>|<script|<form|<link|style=| on\w+=/);
  const style = /<style>(.*)<\/style>/.exec(text)?.[1] ?? "";
  const digest = createHash("sha256").update(style).digest("base64");
  const policy = `default-src 'none'; img-src 'self'; style-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  expect(headers.get("content-security-policy")).toBe(policy);
  expect(Object.fromEntries(headers)).toMatchObject(ANSWER_HEADERS);
  expect((await call("contact", asForm({ "<script>": "" }))).text).toMatch(/field: &(lt|#60);script&(gt|#62);<\/li>/);
});

it("logs no input of visitors", async () => {
  site.mailServer.answer = "550";
  for (const kind of SUBMISSION_KINDS) {
    const invalid = { ...VALID[kind], email: "ada@lovelace" };
    for (const init of [asJson(VALID[kind]), asForm(invalid), asJson([invalid])]) await call(kind, init);
  }
  await settled();
  const logged = site.logged().join("\n");
  expect(logged.match(/EMESSAGE 550/g)).toHaveLength(3 * SUBMISSION_KINDS.length);
  const entered = [...Object.values(VALID).flatMap((fields) => Object.values(fields)), "lovelace", "grace", FIRM];
  expect(entered.filter((text) => text !== "" && logged.includes(text))).toEqual([]);
});
