import { observatoryGrade } from "../../tools/smoke/observatory";

const ORIGIN = "https://www.example.com";

const GOOD = {
  "content-security-policy": "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
  "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-resource-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
};

const grade = (headers: Readonly<Record<string, string>>, html = "") =>
  observatoryGrade(new Headers({ ...GOOD, ...headers }), html, ORIGIN);

const without = (name: string) => {
  const headers = new Headers(GOOD);
  headers.delete(name);
  return observatoryGrade(headers, "", ORIGIN);
};

test("all headers as they should be score 140 of 100", () => {
  expect(grade({})).toMatchObject({ score: 140, grade: "A+" });
});

test.each([
  ["content-security-policy", 75, "B"],
  ["strict-transport-security", 80, "B+"],
  ["x-content-type-options", 135, "A+"],
  ["referrer-policy", 135, "A+"],
  ["cross-origin-resource-policy", 130, "A+"],
])("without %s a page scores %d", (name, score, expected) => {
  expect(without(name)).toMatchObject({ score, grade: expected });
});

test("a page that may be framed loses points; either header keeps it from being framed", () => {
  expect(without("x-frame-options").score).toBe(140);
  const policy = { "content-security-policy": "default-src 'none'" };
  expect(grade(policy).score).toBe(140);
  expect(grade({ ...policy, "x-frame-options": "ALLOWALL" }).score).toBe(80);
});

test.each([
  ["default-src 'self'", 135],
  ["default-src 'self'; style-src 'self' 'unsafe-inline'", 130],
  ["default-src 'self'; style-src 'self' 'unsafe-inline' 'sha256-x'", 135],
  ["default-src 'self'; script-src 'self' 'unsafe-eval'", 120],
  ["default-src 'self'; script-src 'self' 'unsafe-inline'", 80],
  ["default-src 'self'; script-src https:", 80],
  ["script-src 'self'", 80],
  ["default-src 'self'; connect-src http://elsewhere.example", 80],
  ["default-src 'self'; script-src 'self' 'unsafe-inline', script-src 'self'", 135],
])("the policy %j scores %d", (policy, score) => {
  expect(grade({ "content-security-policy": policy }).score).toBe(score);
});

test("scripts of other sites, cookies and a short promise of HTTPS cost points", () => {
  expect(grade({}, '<script async src="https://elsewhere.example/x.js"></script>').score).toBe(135);
  expect(grade({}, '<script src="/x.js"></script>').score).toBe(140);
  expect(grade({ "set-cookie": "a=b" }).score).toBe(80);
  expect(grade({ "strict-transport-security": "max-age=60" }).score).toBe(130);
});
