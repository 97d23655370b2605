import fc from "fast-check";
import { HONEYPOT_FIELD } from "../../../../src/forms/submission-kind";
import type { SubmissionKind } from "../../../../src/forms/submission-kind";
import { VALID } from "../examples";
import { FIELDS, texts } from "./texts";

const METHODS = ["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS", "BREW"];

const TYPES = [
  ...[
    "application/json; charset=utf-8",
    "APPLICATION/JSON;",
    "application/json; charset=utf-16",
    "text/plain",
    "",
    ";;;",
  ],
  ...["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/xml", "application/jsonp"],
];

/** Headers that an endpoint looks at. */
const HEADERS: Readonly<Record<string, readonly string[]>> = {
  origin: ["https://www.example.com", "https://elsewhere.example", "null", "%", "https://www.example.com:99999"],
  "sec-fetch-site": ["same-origin", "none", "cross-site", "same-site", "x"],
  referer: ["https://www.example.com/webinars", "https://elsewhere.example/webinars", "/", "%", "https://["],
  "content-encoding": ["gzip", "br", "x"],
  "content-length": ["0", "-1", "x", "999999999"],
  cookie: ["a=%ff; =; nf_lang=%"],
  "x-forwarded-host": ["elsewhere.example"],
};

const headers = (): fc.Arbitrary<Record<string, string>> => {
  const pairs = Object.entries(HEADERS).flatMap(([name, values]) =>
    values.map((value): [string, string] => [name, value]),
  );
  return fc.array(fc.constantFrom(...pairs), { maxLength: 3 }).map((chosen) => Object.fromEntries(chosen));
};

type Body = string | Uint8Array<ArrayBuffer>;

/** The valid submission with some of its bytes changed, or cut off. */
function mutated(kind: SubmissionKind): fc.Arbitrary<Body> {
  const bytes = Buffer.from(JSON.stringify(VALID[kind]));
  const changes = fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 });
  return fc.tuple(changes, fc.nat(bytes.length)).map(([changed, end]) => {
    const copy = new Uint8Array(bytes);
    for (const [at, byte] of changed) copy[at] = byte;
    return end % 3 === 0 ? copy.slice(0, end) : copy;
  });
}

/** The form's fields, some of them missing, with others and other values than texts among them. */
function oddFields(kind: SubmissionKind): fc.Arbitrary<Record<string, unknown>> {
  const names = fc.oneof(
    fc.constantFrom(...Object.keys(VALID[kind]), HONEYPOT_FIELD, "__proto__", "toString"),
    texts(1),
  );
  const value = fc.oneof(texts(3), fc.jsonValue({ maxDepth: 2 }));
  return fc
    .tuple(fc.constantFrom({}, VALID[kind]), fc.dictionary(names, value, { maxKeys: 3 }))
    .map(([usual, odd]) => ({ ...usual, ...odd }));
}

function bodies(kind: SubmissionKind): fc.Arbitrary<Body> {
  const form = fc
    .array(fc.tuple(texts(1), texts(2)), { maxLength: 6 })
    .map((fields) => String(new URLSearchParams(fields)));
  const large = fc.integer({ min: 1024 * 1024 - 2, max: 1024 * 1024 + 2 }).map((size) => "x".repeat(size));
  return fc.oneof(
    { weight: 80, arbitrary: mutated(kind) },
    { weight: 80, arbitrary: oddFields(kind).map((fields) => JSON.stringify(fields)) },
    { weight: 40, arbitrary: fc.json({ maxDepth: 3 }) },
    { weight: 40, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes)) },
    { weight: 40, arbitrary: form },
    { weight: 20, arbitrary: texts() },
    { weight: 10, arbitrary: FIELDS[kind].map((fields) => JSON.stringify(fields)) },
    { weight: 1, arbitrary: large },
  );
}

/** Requests to an endpoint of a kind in which something is wrong, or everything, or now and then nothing. */
export function requests(kind: SubmissionKind): fc.Arbitrary<RequestInit> {
  const rightMostOfTheTime = (right: string, wrong: readonly string[]) =>
    fc.oneof({ weight: 9, arbitrary: fc.constant(right) }, { weight: 1, arbitrary: fc.constantFrom(...wrong) });
  return fc
    .record({
      method: rightMostOfTheTime("POST", METHODS),
      type: rightMostOfTheTime("application/json", TYPES),
      others: fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: headers() }),
      body: bodies(kind),
    })
    .map(({ method, type, others, body }) => ({
      method,
      headers: { "content-type": type, ...others },
      ...(method === "GET" || method === "HEAD" ? {} : { body }),
    }));
}
