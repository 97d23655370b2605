import fc from "fast-check";
import { mailSettings } from "../../netlify/settings";
import { deliver } from "../../netlify/submissions/deliver";
import { SCHEMAS } from "../../src/forms/schemas";
import { SUBMISSION_KINDS } from "../../src/forms/submission-kind";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import { asForm, asJson, call, readRecord, setDate, testSite } from "../functions/support/call";
import { VALID } from "../functions/support/examples";
import { FIRM } from "../functions/support/mail-server";

/** Input that often breaks parsers of headers, mail, HTML and objects. */
const AWKWARD = [
  '\r\nBcc: all@example.com|\r\n.\r\n|\nFrom nobody|=?utf-8?B?eA==?=|\r|\n\n|\t|<script>|&amp;|%0d%0a|"|,|;|\\',
  "\u0000|\u001b[2J|\u0085|\u00a0|\u2028|\ufeff|\u200b|\u200d|\u202e|👨‍👩‍👧|🏴󠁧󠁢󠁥󠁮󠁧󠁿|e\u0301|ß|Привет|こんにちは|مرحبا|עברית",
  "__proto__|constructor|toString|null|{{7*7}}|../..|a@example.com",
].flatMap((line) => line.split("|"));

const part = fc.oneof(fc.constantFrom(...AWKWARD), fc.string({ unit: "grapheme" }), fc.string({ unit: "binary" }));
const mixed = fc.array(part, { maxLength: 3 }).map((parts) => parts.join(""));
const texts = fc.oneof(mixed, fc.constantFrom("", "=?utf-8?Q?x?= "));

/** Generates the fields of a form: valid values with any text around them. */
function formInput(kind: SubmissionKind): fc.Arbitrary<Record<string, string>> {
  const around = (value: string) => fc.tuple(texts, texts).map(([before, after]) => before + value + after);
  const entries = Object.entries(VALID[kind]);
  return fc.record(
    Object.fromEntries(entries.map(([name, value]) => [name, name === "email" ? fc.emailAddress() : around(value)])),
  );
}

const HEADERS = "content-type date from message-id mime-version reply-to subject to";

/** Ignores differences in white space, because long headers are folded, and the change that `mail.ts` makes to `=?`. */
const headerText = (text = "") => text.replaceAll("=?", "= ?").replace(/\s+/g, " ").trim();

/** A preview mails nothing by itself: the test calls `deliver`. */
const PREVIEW = { context: "deploy-preview" };

/** Of each form. */
const SUBMISSIONS = 200;

const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
process.stderr.write(`Hostile input: set SEED=${seed} to repeat this run.\n`);
jest.setTimeout(600_000);

const site = testSite();

it.each(SUBMISSION_KINDS)("stores and mails the values that the form's schema returns (%s)", async (kind) => {
  const { store, mailServer } = site;
  setDate("2026-11-25T01:10:00Z");
  const expected = new Map<string, Record<string, string>>();
  const property = fc.asyncProperty(formInput(kind), async (fields) => {
    const isValid = await SCHEMAS[kind].isValid(fields);
    const answer = await call(kind, asJson(fields), { ...PREVIEW, store });
    if (isValid) expected.set(`<${answer.body.id}@example.com>`, SCHEMAS[kind].cast(fields));
    // The same values without JavaScript are the same record.
    const page = await call(kind, asForm(fields), { ...PREVIEW, store });
    expect([answer.status, page.status]).toEqual(isValid ? [201, 303] : [422, 422]);
    await deliver(store, mailSettings());
    // A summary would tell about more than two subscriptions in an hour.
    setDate(Date.now() + 31 * 60_000);
  });
  await fc.assert(property, { numRuns: SUBMISSIONS, seed });
  expect(expected.size).toBeGreaterThan(SUBMISSIONS / 2);
  expect(mailServer.mails.map(({ messageId }) => messageId).sort()).toEqual([...expected.keys()].sort());
  for (const { messageId = "", deliveredTo, headers, subject, replyTo, text, attachments } of mailServer.mails) {
    const values = expected.get(messageId) ?? {};
    expect((await readRecord(store, `kept/${messageId.slice(1, -"@example.com>".length)}`)).values).toEqual(values);
    expect([deliveredTo, attachments, [...headers.keys()].sort().join(" ")]).toEqual([[FIRM], [], HEADERS]);
    expect(replyTo?.value.map(({ address }) => address)).toEqual([values.email]);
    expect(headerText(subject)).toContain(headerText(values.name ?? values.email));
    const marked = text?.replace(/^> ?/gm, "");
    for (const value of Object.values(values)) expect(marked).toContain(value);
  }
});
