import legalTexts from "../../data/legal.json";
import deleteExpired, { config } from "../../netlify/functions/delete-expired.mjs";
import { monthsBefore } from "../../netlify/retention/delete-expired";
import { retentionSettings } from "../../netlify/settings";
import { readSubmissions } from "../../netlify/submissions/read-submissions";
import { openStore } from "../../netlify/submissions/store";
import { HONEYPOT_FIELD, RETENTION_MONTHS } from "../../src/forms/submission-kind";
import { post } from "./support/call";
import { ONLY_THE_DATE } from "./support/clock";
import { VALID } from "./support/examples";
import { startStore } from "./support/start-store";
import type { TestStore } from "./support/start-store";
import { storedKeys } from "./support/stored";

const NOW = new Date("2026-11-21T08:00:00.000Z");

let store: TestStore;
let log: jest.SpyInstance;
let errors: jest.SpyInstance;

beforeAll(async () => {
  store = await startStore();
});

beforeEach(() => {
  store.empty();
  log = jest.spyOn(console, "log").mockImplementation();
  errors = jest.spyOn(console, "error").mockImplementation();
});

afterEach(() => {
  jest.useRealTimers();
  delete process.env.RETENTION_DRY_RUN;
  delete process.env.RETENTION_CONTACT_MONTHS;
  log.mockRestore();
  errors.mockRestore();
});

afterAll(() => store.discard());

const today = () => jest.useFakeTimers({ ...ONLY_THE_DATE, now: NOW });

/** Posts something that many months ago. */
async function postMonthsAgo(months: number, ...args: Parameters<typeof post>): Promise<string> {
  jest.useFakeTimers({ ...ONLY_THE_DATE, now: monthsBefore(NOW, months) });
  const { body } = await post(...args);
  today();
  return body.id ?? "";
}

describe("the privacy policy", () => {
  const text =
    legalTexts
      .find(({ id }) => id === "privacy-policy")
      ?.sections.map(({ content }) => content)
      .join("") ?? "";
  const monthsOf = (words: string) => Number(new RegExp(`${words}:\\*\\* (\\d+) months`).exec(text)?.[1]);

  it("promises the months after which things are deleted", () => {
    expect({ contact: monthsOf("Inquiries"), application: monthsOf("Unsuccessful applications") }).toEqual(
      RETENTION_MONTHS,
    );
  });

  it("is kept by whoever sets nothing, and by no setting that is longer", () => {
    expect(retentionSettings({})).toEqual({ months: RETENTION_MONTHS, dryRun: false });
    expect(retentionSettings({ RETENTION_CONTACT_MONTHS: "6" }).months).toMatchObject({ contact: 6 });
    for (const text of ["25", "0", "-1", "1.5", "two"]) {
      expect(() => retentionSettings({ RETENTION_CONTACT_MONTHS: text })).toThrow(/RETENTION_CONTACT_MONTHS must be/);
    }
  });
});

it.each([
  ["2026-03-31", 1, "2026-02-28"],
  ["2028-02-29", 24, "2026-02-28"],
  ["2026-01-15", 2, "2025-11-15"],
])("counts back from %s by %d months to %s", (date, months, expected) => {
  expect(monthsBefore(new Date(date), months).toISOString().slice(0, 10)).toBe(expected);
});

it("runs once a day, and deletes what is older than promised, with all that is known of it", async () => {
  expect(config).toEqual({ schedule: "0 3 * * *" });
  await postMonthsAgo(25, "contact", VALID.contact);
  const message = await postMonthsAgo(23, "contact", VALID.contact);
  await postMonthsAgo(13, "application", VALID.application);
  const application = await postMonthsAgo(11, "application", VALID.application);
  const subscription = await postMonthsAgo(60, "newsletter", VALID.newsletter);
  await postMonthsAgo(4, "contact", { ...VALID.contact, [HONEYPOT_FIELD]: "x" });
  await postMonthsAgo(4, "newsletter", { ...VALID.newsletter, [HONEYPOT_FIELD]: "x" });
  await deleteExpired();
  const kept = [message, application, subscription];
  expect(await storedKeys()).toEqual([...kept, ...kept.map((id) => `unsent/${id}`)].sort());
  expect(log.mock.calls).toEqual([["Retention, submissions-dev: 4 expired records and 0 leftovers deleted."]]);
});

it("only counts in a dry run", async () => {
  await postMonthsAgo(25, "contact", VALID.contact);
  process.env.RETENTION_DRY_RUN = "true";
  await deleteExpired();
  expect(await storedKeys("contact/")).toHaveLength(1);
  expect(log.mock.calls).toEqual([
    ["Retention, submissions-dev: 1 expired records and 0 leftovers would be deleted (dry run)."],
  ]);
});

it("deletes what previews took after a month, subscriptions too, and nothing of the published site's with it", async () => {
  for (const context of ["deploy-preview", "production"]) {
    await postMonthsAgo(2, "newsletter", VALID.newsletter, context);
    await postMonthsAgo(2, "contact", VALID.contact, context);
    await postMonthsAgo(0, "contact", VALID.contact, context);
  }
  await deleteExpired();
  expect(await storedKeys("contact/", "deploy-preview")).toHaveLength(1);
  expect(await storedKeys("newsletter/", "deploy-preview")).toEqual([]);
  expect(await storedKeys("contact/", "production")).toHaveLength(2);
  expect(await storedKeys("newsletter/", "production")).toHaveLength(1);
});

it("deletes of the day on which the months end only what came before the hour", async () => {
  for (const [email, hours] of [
    ["earlier@example.com", -1],
    ["later@example.com", 1],
  ] as const) {
    jest.useFakeTimers({ ...ONLY_THE_DATE, now: monthsBefore(NOW, 1).getTime() + hours * 3_600_000 });
    await post("newsletter", { email }, "deploy-preview");
  }
  today();
  await deleteExpired();
  const left = await readSubmissions(openStore("deploy-preview"), { kind: "newsletter" });
  expect(left.submissions.map(({ values }) => values)).toEqual([{ email: "later@example.com" }]);
});

it("deletes what cannot be read, by the time in its key", async () => {
  await openStore("dev").set("contact/2024-01-01T08-00-00.000Z-0000000000000000", "{");
  today();
  await deleteExpired();
  expect(await storedKeys()).toEqual([]);
});
