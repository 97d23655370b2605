import { malformedBody } from "./malformed-body";
import type { Random } from "./random";

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

/** The right thing three times out of four, and otherwise one of the wrong ones. */
function mostly(random: Random, right: string, wrong: Choices): string {
  return random.below(4) > 0 ? right : random.pick(wrong);
}

/**
 * A request as bytes on the wire, in which one thing or several are wrong: the method, the path, the host, a header,
 * the announced length, or, most of the time, the body.
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
