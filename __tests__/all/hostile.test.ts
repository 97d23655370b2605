import fc from "fast-check";
import { SECURITY_HEADERS } from "../../netlify/security-headers";
import { HONEYPOT_FIELD, SUBMISSION_KINDS, type SubmissionKind } from "../../src/forms/submission-kind";
import { call, testSite } from "../functions/support/call";
import { VALID } from "../functions/support/examples";
import { setMailServer } from "../functions/support/mail-server";

/** Input that often breaks parsers of headers, mail, HTML and objects. */
const AWKWARD = [
  '\r\nBcc: all@example.com|\r\n.\r\n|\nFrom nobody|=?utf-8?B?eA==?=|\r|\n\n|\t|<script>|&amp;|%0d%0a|"|,|;|\\',
  "\u0000|\u001b[2J|\u0085|\u00a0|\u2028|\ufeff|\u200b|\u200d|\u202e|👨‍👩‍👧|🏴󠁧󠁢󠁥󠁮󠁧󠁿|e\u0301|ß|Привет|こんにちは|مرحبا|עברית",
  "__proto__|constructor|toString|null|{{7*7}}|../..|a@example.com",
].flatMap((line) => line.split("|"));

const part = fc.oneof(fc.constantFrom(...AWKWARD), fc.string({ unit: "grapheme" }), fc.string({ unit: "binary" }));
const mixed = fc.array(part, { maxLength: 3 }).map((parts) => parts.join(""));
const texts = fc.oneof(mixed, fc.constantFrom("", "=?utf-8?Q?x?= "));
const oneOf = (list: string) => fc.constantFrom(...list.split(" "));
const mostly = <T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: odd });

/** Generates valid requests with changed bytes, unknown or missing fields, and other bodies, types, methods and headers. */
function requests(kind: SubmissionKind): fc.Arbitrary<RequestInit> {
  const valid = VALID[kind];
  const bytes = Buffer.from(JSON.stringify(valid));
  const changes = fc.dictionary(fc.nat(bytes.length - 1).map(String), fc.nat(255), { maxKeys: 3 });
  const end = fc.integer({ min: 1, max: bytes.length * 2 });
  const name = fc.oneof(fc.constantFrom(...Object.keys(valid), HONEYPOT_FIELD, "\ud800"), texts);
  const fields = fc.dictionary(name, fc.oneof(texts, fc.jsonValue({ maxDepth: 2 })), { maxKeys: 3 });
  const body: fc.Arbitrary<BodyInit> = fc.oneof(
    fc.tuple(changes, end).map(([changed, at]) => Object.assign(Uint8Array.from(bytes), changed).slice(0, at)),
    fc.tuple(fc.constantFrom({}, valid), fields).map((all) => JSON.stringify(Object.assign({}, ...all))),
    fc.array(fc.tuple(texts, texts)).map((pairs) => String(new URLSearchParams(pairs))),
    fc.constantFrom("&", "&email=", "&%ff=%").map((more) => String(new URLSearchParams(valid)) + more),
    fc.json(),
    fc.uint8Array().map((any) => Uint8Array.from(any)),
    fc.nat(99).map((more) => "[".repeat(256 * 1024 - 9 + more)),
  );
  const usualType = oneOf("application/json application/x-www-form-urlencoded");
  const others = fc.dictionary(
    oneOf("origin sec-fetch-site referer cookie content-encoding content-length x-forwarded-host"),
    oneOf("null same-origin none cross-site https://www.example.com https://[ % -1 gzip"),
    { maxKeys: 2 },
  );
  const request = fc.record({
    method: mostly(fc.constant("POST"), oneOf("GET HEAD PUT DELETE OPTIONS BREW")),
    type: mostly(usualType, oneOf(";; text/plain application/json;charset=utf-16 __proto__")),
    others: mostly(fc.constant({}), others),
    body,
  });
  return request.map(({ method, type, ...init }) => ({
    method,
    headers: { "content-type": type, ...init.others },
    body: /^(GET|HEAD)$/.test(method) ? null : init.body,
  }));
}

/** Of each form. */
const REQUESTS = 5_000;

const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
process.stderr.write(`Hostile input: set SEED=${seed} to repeat this run.\n`);
jest.setTimeout(600_000);

const site = testSite();

it.each(SUBMISSION_KINDS)("answers every request (%s), and stores what it acknowledges", async (kind) => {
  setMailServer(); // Nothing is mailed.
  const ids = new Set<string | undefined>();
  const seen = new Set<number>();
  const property = fc.asyncProperty(requests(kind), async (init) => {
    const answer = await call(kind, init);
    seen.add(answer.status);
    if (answer.status === 201) ids.add(answer.body.id);
    expect(Object.fromEntries(answer.headers)).toMatchObject({ ...SECURITY_HEADERS, "cache-control": "no-store" });
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  });
  await fc.assert(property, { numRuns: REQUESTS, seed });
  expect([...seen].sort()).toEqual([201, 303, 400, 403, 405, 413, 415, 422]);
  expect(site.logged()).toEqual([]);
  const stored = (await site.store.list("")).map((key) => key.replace(/^(new|spam)\//, ""));
  expect([...ids].filter((id = "") => !stored.includes(id))).toEqual([]);
});
