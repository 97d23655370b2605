import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { HONEYPOT_FIELD, SUBMISSION_KINDS } from "../../src/forms/submission-kind";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import { asForm, asJson, call, setDate, settled, testSite } from "./support/call";
import { VALID } from "./support/examples";
import { FIRM } from "./support/mail-server";

const site = testSite();

beforeEach(() => setDate("2026-11-25T01:45:30Z"));

/** Stores records of the current hour. Damaged ones count, too. */
async function storeRecords(count: number, ...prefixes: readonly string[]): Promise<void> {
  for (const [index, prefix] of prefixes.entries()) {
    const folder = join(process.env.STORE_DIRECTORY ?? "", prefix);
    await mkdir(folder, { recursive: true });
    for (let id = index; id < count; id += prefixes.length) {
      const time = `2026-11-25T01-${id % 6}0`;
      await writeFile(join(folder, `${time}-${id.toString(16).padStart(16, "0")}-0000000000000000`), "{}");
    }
  }
}

const EMPTY = JSON.stringify({ ...VALID.contact, message: "" });
const messageOf = (bytes: number) => ({ ...VALID.contact, message: "x".repeat(bytes - EMPTY.length) });
const LONG: Readonly<Record<SubmissionKind, Record<string, string>>> = { ...VALID, contact: messageOf(4_200) };

const spam = (fields: object) => asJson({ ...fields, [HONEYPOT_FIELD]: "x" });
const failure = { error: "Too many submissions at the moment. Please try again in an hour." };

it.each(SUBMISSION_KINDS)("accepts a thousand submissions (%s) within an hour, and others still", async (kind) => {
  await storeRecords(999, `new/${kind}`, `kept/${kind}`);
  await storeRecords(199, "spam/contact", "spam/newsletter");
  expect((await call(kind, asJson(LONG[kind]))).status).toBe(201);
  const { status, headers, body } = await call(kind, asJson(LONG[kind]));
  expect([status, headers.get("retry-after"), body]).toEqual([503, "870", failure]);
  const page = await call(kind, asForm(LONG[kind]));
  expect([page.status, page.location]).toEqual([303, `/submitted/${kind}/failure`]);
  for (const other of SUBMISSION_KINDS)
    expect([other, (await call(other, asJson(LONG[other]))).status]).toEqual([other, other === kind ? 503 : 201]);
  setDate("2026-11-25T02:00:00Z");
  expect((await call(kind, asJson(LONG[kind]))).status).toBe(201);
});

it("always accepts a visitor's short message, in any script", async () => {
  await storeRecords(3_000, "new/contact", "kept/contact");
  await storeRecords(300, "spam/contact");
  expect((await call("contact", asJson(messageOf(4_097)))).status).toBe(503);
  expect((await call("contact", asJson(messageOf(4_096)))).status).toBe(201);
  const { location } = await call("contact", asForm({ ...VALID.contact, message: "書".repeat(1_200) }));
  expect(location).toBe("/submitted/contact/success");
});

it("keeps two hundred records of spam an hour, which close no form", async () => {
  await storeRecords(199, ...SUBMISSION_KINDS.map((kind) => `spam/${kind}`));
  expect((await call("contact", spam(VALID.contact))).status).toBe(201);
  for (const kind of SUBMISSION_KINDS) {
    const { status, body } = await call(kind, spam({ ...VALID[kind], email: "other@example.com" }));
    expect([status, body]).toEqual([503, failure]);
    expect((await call(kind, asJson(LONG[kind]))).status).toBe(201);
  }
  await settled();
  expect(await site.store.list("spam/")).toHaveLength(200);
  expect(site.mailServer.mails.map(({ subject }) => subject)).not.toContain("Website: too many submissions");
});

it.each<[SubmissionKind, number]>([
  ["application", 503],
  ["contact", 201],
])("mails the firm once a day about a flood (%s)", async (kind, status) => {
  await storeRecords(1_000, `kept/${kind}`);
  const alerts = () => site.mailServer.mails.filter(({ subject }) => subject === "Website: too many submissions");
  site.mailServer.answer = 450;
  expect((await call(kind, asJson(VALID[kind]))).status).toBe(status);
  await settled();
  expect(site.logged()).toContain("Mail failed: EMESSAGE 450");
  site.mailServer.answer = undefined;
  for (const email of ["a@example.com", "b@example.com"]) await call(kind, asJson({ ...VALID[kind], email }));
  await settled();
  expect(alerts()).toMatchObject([{ deliveredTo: [FIRM], text: expect.stringContaining(kind) as string }]);
});
