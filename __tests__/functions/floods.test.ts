import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import { asForm, asJson, call, setDate, settled, testSite } from "./support/call";
import { VALID } from "./support/examples";
import { FIRM } from "./support/mail-server";

const site = testSite();

beforeEach(() => setDate("2026-11-25T01:45:30Z"));

/** Stores records of the current hour. */
async function storeRecords(count: number): Promise<void> {
  for (const [index, prefix] of ["kept/contact", "kept/newsletter", "spam/application", "spam/contact"].entries()) {
    const folder = join(process.env.STORE_DIRECTORY ?? "", prefix);
    await mkdir(folder, { recursive: true });
    for (let id = index; id < count; id += 4) {
      const time = `2026-11-25T01-${id % 6}0`;
      await writeFile(join(folder, `${time}-${id.toString(16).padStart(16, "0")}-0000000000000000`), "{}");
    }
  }
}

const EMPTY = JSON.stringify({ ...VALID.contact, message: "" });
/** A contact message whose request body has this size. */
const messageOf = (bytes: number) => ({ ...VALID.contact, message: "x".repeat(bytes - EMPTY.length) });

const SUBMISSIONS: [SubmissionKind, Record<string, string>][] = [
  ["application", VALID.application],
  ["newsletter", VALID.newsletter],
  ["contact", messageOf(4_200)],
];

it("accepts a thousand submissions within an hour, and after them only small messages", async () => {
  await storeRecords(997);
  for (const [kind, fields] of SUBMISSIONS) expect((await call(kind, asJson(fields))).status).toBe(201);
  for (const [kind, fields] of SUBMISSIONS) {
    const { status, headers, body } = await call(kind, asJson(fields));
    expect([status, headers.get("retry-after")]).toEqual([503, "870"]);
    expect(body.error).toContain("try again in an hour");
    const page = await call(kind, asForm(fields));
    expect([page.status, page.headers.get("location")]).toEqual([303, `/submitted/${kind}/failure`]);
  }
  expect((await call("contact", asJson(messageOf(4_097)))).status).toBe(503);
  expect((await call("contact", asJson(messageOf(4_096)))).status).toBe(201);
  setDate("2026-11-25T02:00:00Z");
  for (const [kind, fields] of SUBMISSIONS) expect((await call(kind, asJson(fields))).status).toBe(201);
});

it("mails the firm once a day", async () => {
  await storeRecords(1_000);
  site.mailServer.answer = 450;
  await call("newsletter", asJson(VALID.newsletter));
  await settled();
  expect(site.logged()).toEqual(["Mail failed: EMESSAGE 450"]);
  site.mailServer.answer = undefined;
  await Promise.all(SUBMISSIONS.map(([kind, fields]) => call(kind, asJson(fields))));
  await settled();
  expect(site.mailServer.mails).toHaveLength(1);
  expect(site.mailServer.mails[0]).toMatchObject({ deliveredTo: [FIRM], subject: "Website: too many submissions" });
});
