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
const texts = fc.array(part, { maxLength: 3 }).map((parts) => parts.join(""));

/** Generates valid requests with other fields, bodies and content types. */
function requests(kind: SubmissionKind): fc.Arbitrary<RequestInit> {
  const valid = VALID[kind];
  const name = fc.oneof(fc.constantFrom(...Object.keys(valid), HONEYPOT_FIELD, "\ud800"), texts);
  const fields = fc.dictionary(name, fc.oneof(texts, fc.jsonValue({ maxDepth: 2 })), { maxKeys: 3 });
  const body: fc.Arbitrary<BodyInit> = fc.oneof(
    fc.tuple(fc.constantFrom({}, valid), fields).map((all) => JSON.stringify(Object.assign({}, ...all))),
    fc.array(fc.tuple(texts, texts)).map((pairs) => String(new URLSearchParams(pairs))),
    fc.constantFrom("", "&", "&email=", "&%ff=%").map((more) => String(new URLSearchParams(valid)) + more),
    fc.json(),
    fc.uint8Array().map((any) => Uint8Array.from(any)),
  );
  const type = fc.constantFrom("application/json", "application/x-www-form-urlencoded", ";; text/plain");
  return fc.record({ method: fc.constant("POST"), headers: fc.record({ "content-type": type }), body });
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
  expect([...seen].sort()).toEqual([201, 303, 400, 415, 422]);
  expect(site.logged()).toEqual([]);
  const stored = (await site.store.list("")).map((key) => key.replace(/^(new|spam)\//, ""));
  expect([...ids].filter((id = "") => !stored.includes(id))).toEqual([]);
});
