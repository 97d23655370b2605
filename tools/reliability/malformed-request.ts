import { MAXIMUM_BODY_BYTES } from "../../netlify/submissions/read-request";
import { HONEYPOT_FIELD } from "../../src/forms/submission-kind";

/** A random generator that gives the same results for the same seed. */
export interface Random {
  /** Returns a whole number from 0 up to, but not including, `limit`. */
  below(limit: number): number;
  pick<T>(choices: readonly [T, ...T[]]): T;
  bytes(length: number): Buffer;
}

/** The generator mulberry32 (https://gist.github.com/tommyettinger/46a874533244883189143505d203312c). */
export function seededRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick: (choices) => choices[below(choices.length)] ?? choices[0],
    bytes: (length) => Buffer.from(Array.from({ length }, () => below(256))),
  };
}

/** A body and its announced content type. */
interface MalformedBody {
  readonly type: string;
  readonly content: Buffer;
}

const VALID = JSON.stringify({ name: "Ann", email: "ann@example.com", message: "A message that is long enough." });

const VALUES = [
  ...(["null", "1e999", "-0", "true", "[]", "{}", '""', '"\\ud800"', '"\\u0000\\u2028"', '[[["x"]]]'] as const),
  ...[
    '{"toString":1}',
    '"a@b"',
    '"a@b.co"',
    `"${"x".repeat(300)}"`,
    '"=1+1"',
    '"\\r\\nBcc: x@y.zz"',
    `"${"@.".repeat(90)}"`,
  ],
] as const;

const NAMES = [
  "name",
  "email",
  "message",
  "service",
  HONEYPOT_FIELD,
  "__proto__",
  "constructor",
  "",
  "toString",
  "\\n",
] as const;

function jsonObject(random: Random): string {
  const fields = Array.from({ length: random.below(7) }, () => `"${random.pick(NAMES)}":${random.pick(VALUES)}`);
  return `{${fields.join(",")}}`;
}

function formFields(random: Random): string {
  const fields = Array.from({ length: random.below(7) }, () => `${random.pick(NAMES)}=${random.pick(VALUES)}`);
  return [...fields, random.pick(["&", "%", "%ff=%fe", "=", "a%zz=1", "__proto__[x]=1"])].join("&");
}

/** Returns a valid message with some bytes changed. */
function mutated(random: Random): Buffer {
  const content = Buffer.from(VALID);
  for (let count = 1 + random.below(3); count > 0; count -= 1)
    content[random.below(content.length)] = random.below(256);
  return content;
}

/** Returns a body with invalid content, size or end. */
function malformedBody(random: Random): MalformedBody {
  const json = (content: string | Buffer) => ({ type: "application/json", content: Buffer.from(content) });
  const form = (content: string | Buffer) => ({
    type: "application/x-www-form-urlencoded",
    content: Buffer.from(content),
  });
  const makers = [
    ...([() => json(jsonObject(random)), () => json(jsonObject(random)), () => json(mutated(random))] as const),
    ...[() => json(VALID.slice(0, random.below(VALID.length))), () => json(random.pick(VALUES)), () => json("")],
    ...[() => json(random.bytes(random.below(400))), () => json("[".repeat(random.below(66_000)))],
    ...[() => json(VALID + " ".repeat(MAXIMUM_BODY_BYTES - 1_000 + random.below(2_000)))],
    ...[() => form(formFields(random)), () => form(formFields(random)), () => form(random.bytes(random.below(400)))],
  ] as const;
  return random.pick(makers)();
}

type Choices = readonly [string, ...string[]];

const METHODS: Choices = ["GET", "PUT", "DELETE", "OPTIONS", "TRACE", "BREW", "post"];

const ENDPOINTS: Choices = ["/api/contact", "/api/newsletter/subscribe", "/api/careers/apply", "/API/Contact/?x=%"];

const PATHS: Choices = [
  ...([
    "/",
    "//",
    "/%",
    "/%ff%fe",
    "/%00",
    "/../../etc/passwd",
    "//evil.example/x",
    "http://evil.example/",
    "*",
  ] as const),
  ...[
    "/.netlify/images?url=/app.js&w=a",
    "/.netlify/images?url=http://[",
    "/_headers",
    "/services/x?y=\\",
    "/services/%E0%A4%A",
  ],
  ...["/[::", "/\\evil.example", `/${"a".repeat(5_000)}`, "/api/contact/x", "/app.js#x", "/?__nextLocale=%%"],
];

const HOSTS: Choices = ["[", "a b", "", "x@y", "evil.example:99999", "%", "localhost:80:80"];

const TYPES: Choices = [
  ...([
    "application/json; charset=utf-16",
    "APPLICATION/JSON;",
    "text/plain",
    "multipart/form-data",
    ";;;",
    "",
  ] as const),
];

const ODD_HEADERS: Choices = [
  ...([
    "Origin: http://localhost:1",
    "Origin: null",
    "Origin: %",
    "Sec-Fetch-Site: cross-site",
    "Sec-Fetch-Site: \u00e9",
  ] as const),
  ...[
    "Accept-Encoding: br;q=x,,;",
    'If-None-Match: W/"',
    "If-None-Match: *",
    "Cookie: a=%ff; =; nf_lang=%",
    "Accept-Language: ;;",
  ],
  ...[
    "Expect: 100-continue",
    "Expect: nothing",
    "Upgrade: websocket",
    "Host: twice",
    "Range: bytes=9-1",
    "X: \u0001",
    " folded",
  ],
];

/** Returns the right value three times out of four, and otherwise a wrong one. */
function mostly(random: Random, right: string, wrong: Choices): string {
  return random.below(4) > 0 ? right : random.pick(wrong);
}

/**
 * Returns the bytes of a request with at least one defect: in the method, the path, the host, a header, the announced
 * length or, most often, the body.
 */
export function malformedRequest(random: Random): Buffer {
  if (random.below(50) === 0) return random.bytes(1 + random.below(300));
  const { type, content } = malformedBody(random);
  const length = `Content-Length: ${content.byteLength}`;
  const lengths: Choices = [
    ...([
      `Content-Length: ${random.below(content.byteLength + 1)}`,
      `Content-Length: ${content.byteLength + 50}`,
    ] as const),
    ...[
      "Content-Length: -1",
      "Content-Length: x",
      "Transfer-Encoding: chunked",
      "Transfer-Encoding: x",
      "X-Nothing: 1",
    ],
  ];
  const [usualMethod, path] = random.below(4) > 0 ? ["POST", random.pick(ENDPOINTS)] : ["GET", random.pick(PATHS)];
  const head = [
    `${mostly(random, usualMethod, METHODS)} ${path} HTTP/1.1`,
    `Host: ${random.below(12) > 0 ? "localhost" : random.pick(HOSTS)}`,
    "Connection: close",
    `Content-Type: ${mostly(random, type, TYPES)}`,
    random.below(8) > 0 ? length : random.pick(lengths),
    mostly(random, "Accept: */*", ODD_HEADERS),
  ];
  return Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`, "latin1"), content]);
}
