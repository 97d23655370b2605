import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import { asForm, asJson, call, setDate, testSite } from "./support/call";
import { VALID } from "./support/examples";
import { FIRM } from "./support/mail-server";

const site = testSite();

beforeEach(() => setDate("2026-11-25T01:45:30Z"));

/** Has so many records come in within the hour, of all kinds and in all states. */
async function comeIn(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const place = ["kept/contact", "kept/newsletter", "spam/application", "spam/contact"][index % 4] ?? "";
    const name = `2026-11-25T01-${index % 6}0-${index.toString(16).padStart(16, "0")}-0000000000000000`;
    const file = join(process.env.STORE_DIRECTORY ?? "", place, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, "{}");
  }
}

/** A contact message whose request has so many bytes. */
function messageOf(bytes: number): Record<string, string> {
  const { length } = JSON.stringify({ ...VALID.contact, message: "" });
  return { ...VALID.contact, message: "x".repeat(bytes - length) };
}

const SENT: [SubmissionKind, Record<string, string>][] = [
  ["application", VALID.application],
  ["newsletter", VALID.newsletter],
  ["contact", messageOf(4_200)],
];

it.each(SENT)("accepts the thousandth submission of an hour, and refuses the next (%s)", async (kind, fields) => {
  await comeIn(999);
  expect((await call(kind, asJson(fields))).status).toBe(201);
  // The same words again: they were stored as the thousandth.
  const { status, headers, body } = await call(kind, asJson(fields));
  expect([status, headers.get("retry-after")]).toEqual([503, "870"]);
  expect(body.error).toContain("try again in an hour");
  const page = await call(kind, asForm(fields));
  expect([page.status, page.headers.get("location")]).toEqual([303, `/submitted/${kind}/failure`]);
});

it("accepts small messages all the time, and everything from the next hour on", async () => {
  await comeIn(1_000);
  expect((await call("contact", asJson(messageOf(4_097)))).status).toBe(503);
  expect((await call("contact", asJson(messageOf(4_096)))).status).toBe(201);
  expect((await call("contact", asForm(VALID.contact))).headers.get("location")).toBe("/submitted/contact/success");
  setDate("2026-11-25T02:00:00Z");
  for (const [kind, fields] of SENT) expect((await call(kind, asJson(fields))).status).toBe(201);
});

it("tells the firm once a day", async () => {
  const { store, mailServer } = site;
  await comeIn(1_000);
  mailServer.answer = 450;
  await call("newsletter", asJson(VALID.newsletter));
  await site.settled();
  mailServer.answer = undefined;
  await Promise.all(SENT.map(([kind, fields]) => call(kind, asJson(fields))));
  await site.settled();
  expect(mailServer.mails).toHaveLength(1);
  expect(mailServer.mails[0]).toMatchObject({ deliveredTo: [FIRM], subject: "Website: too many submissions" });
  expect(await store.list("new/")).toEqual([]);
});
