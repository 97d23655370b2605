import legalTexts from "../../data/legal.json";
import { mailSettings } from "../../netlify/settings";
import { runDaily } from "../../netlify/submissions/daily";
import type { State } from "../../netlify/submissions/submission";
import { RETENTION_MONTHS, type SubmissionKind } from "../../src/forms/submission-kind";
import { makeFolder, writeFiles } from "../support/temporary-folders";
import { setDate, testSite } from "./support/call";
import { VALID } from "./support/examples";
import { FIRM, setMailServer } from "./support/mail-server";

const NOW = new Date("2026-11-25T06:00:00Z");

const site = testSite();

afterEach(() => delete process.env.DIGEST_TO);

/** Returns the key of the stored record. */
const put = async (state: State, kind: SubmissionKind, time: string) =>
  `${state}/${await site.put(state, kind, VALID[kind], time)}`;

it("keeps messages and applications for the periods of the privacy policy", () => {
  const { contact, application } = RETENTION_MONTHS;
  const policy = JSON.stringify(legalTexts.find(({ id }) => id === "privacy-policy"));
  expect(policy).toContain(`Inquiries:** ${contact} months`);
  expect(policy).toContain(`Unsuccessful applications:** ${application} months`);
});

it.each<[State, SubmissionKind, string, string]>([
  ["kept", "contact", "2026-11-25T06:09:59Z", "2024-11-25T06:00:00Z"],
  ["kept", "application", "2028-02-29T06:00:00Z", "2027-02-28T06:00:00Z"],
  ["spam", "newsletter", "2026-05-31T06:00:00Z", "2026-02-28T06:00:00Z"],
])("deletes %s/%s on %s if it is older than %s, but keeps subscriptions", async (state, kind, now, oldest) => {
  await put(state, kind, new Date(Date.parse(oldest) - 1_000).toISOString());
  const left = [await put(state, kind, oldest), await put("kept", "newsletter", "2001-01-01T00:00:00Z")];
  await runDaily(site.store, mailSettings, new Date(now));
  expect(await site.records()).toEqual(left.sort());
  expect(site.logged()).toEqual(["Expired records deleted: 1."]);
});

it("never deletes what no recipient has, also if the clock is wrong", async () => {
  const mailed = await put("new", "application", "2025-01-01T00:00:00Z");
  const { text, etag } = (await site.store.read(mailed)) ?? { text: "", etag: "" };
  await site.store.replace(mailed, text.replace('"accepted":[]', `"accepted":["${FIRM}"]`), etag);
  const keys = [await put("new", "application", "2030-01-01"), await put("new", "contact", "2001-01-01")];
  for (const now of ["2026-11-25T06:00:00Z", "2099-01-01T00:00:00Z"]) {
    await runDaily(site.store, mailSettings, new Date(now));
    expect(await site.records()).toEqual(keys);
  }
});

it("sends a digest of the last day, and of what waits for more than fifteen minutes", async () => {
  process.env.DIGEST_TO = "boss@example.com";
  setDate(NOW.getTime());
  const first = await put("new", "application", "2026-11-20T08:00:00Z");
  const second = await put("new", "contact", "2026-11-25T05:39:59Z");
  await put("new", "application", "2026-11-25T05:40:00Z");
  await put("kept", "contact", "2026-11-24T06:00:00Z");
  await put("kept", "newsletter", "2026-11-25T05:50:00Z");
  await put("kept", "newsletter", "2026-11-24T05:59:59Z");
  await put("spam", "contact", "2026-11-25T05:50:00Z");
  await runDaily(site.store, mailSettings, NOW);
  const [mail] = site.mailServer.mails;
  // Mail programs join mails with the same subject.
  const subject = "Website: 4 submissions in 24 hours, 2 not mailed yet, 25 November 2026, 06:00 UTC";
  expect(mail).toMatchObject({ deliveredTo: ["boss@example.com"], subject });
  expect(mail?.headers.get("auto-submitted")).toBe("auto-generated");
  const waiting = [first, second].map((key) => key.slice("new/".length));
  const counts = "newsletter: 1\napplication: 1\ncontact: 2\nspam: 1, read them with npm run inbox -- list --spam";
  for (const lines of [counts, ...waiting]) expect(`\n${mail?.text}`).toContain(`\n${lines}\n`);
});

it("says which upcoming webinars are over, and is also sent if it can't read them", async () => {
  process.chdir(makeFolder());
  const over = JSON.stringify({ title: "Over", date: "November 24, 2026" });
  for (const files of [{}, { a: over, b: over.replace("24", "25") }, { b: "{" }] as Record<string, string>[]) {
    writeFiles("data/upcoming-webinars", files);
    await runDaily(site.store, mailSettings, NOW);
  }
  const ends = site.mailServer.mails.map(({ text }) => text?.split("No submission is waiting.")[1]?.trim());
  expect(ends.join("\n")).toMatch(/^\n“Over” \(November 24, 2026\) is over: .+\nThe upcoming webinars can't be read/);
});

it("deletes expired records although mail is not set up, and then fails", async () => {
  await put("kept", "contact", "2024-11-25T05:00:00Z");
  setMailServer("");
  await expect(runDaily(site.store, mailSettings, NOW)).rejects.toThrow();
  expect(await site.store.list("")).toEqual([]);
});
