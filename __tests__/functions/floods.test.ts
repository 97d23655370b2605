import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { HONEYPOT_FIELD, SUBMISSION_KINDS } from "../../src/forms/submission-kind";
import { asForm, asJson, call, setDate, testSite } from "./support/call";
import { VALID } from "./support/examples";

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

const spam = (fields: object) => asJson({ ...fields, [HONEYPOT_FIELD]: "x" });

it("keeps two hundred records of spam an hour, and all other submissions", async () => {
  await storeRecords(1_000, ...SUBMISSION_KINDS.map((kind) => `new/${kind}`));
  await storeRecords(199, ...SUBMISSION_KINDS.map((kind) => `spam/${kind}`));
  expect((await call("contact", spam(VALID.contact))).status).toBe(201);
  for (const kind of SUBMISSION_KINDS) {
    const other = { ...VALID[kind], email: "other@example.com" };
    const { status, headers, body } = await call(kind, spam(other));
    expect([status, headers.get("retry-after"), body.error]).toEqual([503, "870", expect.stringMatching("in an hour")]);
    const page = await call(kind, asForm({ ...other, [HONEYPOT_FIELD]: "x" }));
    expect([page.status, page.location]).toEqual([303, `/submitted/${kind}/failure`]);
    expect((await call(kind, asJson(VALID[kind]))).status).toBe(201);
  }
  expect(await site.store.list("spam/")).toHaveLength(200);
  setDate("2026-11-25T02:00:00Z");
  expect((await call("newsletter", spam(VALID.newsletter))).status).toBe(201);
});
