import dailyDigest, { config } from "../../netlify/functions/daily-digest.mjs";
import { MAXIMUM_ATTEMPTS } from "../../netlify/outbox/marker";
import { openStore } from "../../netlify/submissions/store";
import { HONEYPOT_FIELD } from "../../src/forms/submission-kind";
import { post } from "./support/call";
import { VALID } from "./support/examples";
import { notifyNobody, notifyOver, startMailServer } from "./support/mail-server";
import type { TestMailServer } from "./support/mail-server";
import { advanceClock, putMarker } from "./support/outbox";
import { startStore } from "./support/start-store";
import type { TestStore } from "./support/start-store";

let store: TestStore;
let mailServer: TestMailServer;

beforeAll(async () => {
  store = await startStore();
});

beforeEach(async () => {
  store.empty();
  mailServer = await startMailServer();
});

afterEach(async () => {
  jest.useRealTimers();
  notifyNobody();
  delete process.env.DIGEST_TO;
  await mailServer.stop();
});

afterAll(() => store.discard());

/** Runs the scheduled function as Netlify does, once a day; resolves with its status. */
async function runDigest(): Promise<number> {
  notifyOver(mailServer.url);
  const context = { deploy: { context: "dev" }, waitUntil: () => undefined };
  return (await dailyDigest(new Request("https://www.example.com/", { method: "POST" }), context)).status;
}

const subject = () => mailServer.mails[0]?.headers.find((line) => line.startsWith("Subject:"));

it("runs once a day", () => {
  expect(config).toEqual({ schedule: "0 6 * * *" });
});

it("tells whom it is set to tell that nothing came in", async () => {
  process.env.DIGEST_TO = "Ada <ada@example.com>, grace@example.com";
  expect(await runDigest()).toBe(204);
  expect(mailServer.mails.map(({ recipients }) => recipients)).toEqual([["ada@example.com", "grace@example.com"]]);
  expect(subject()).toBe("Subject: Website: 0 submissions in 24 hours");
  expect(mailServer.mails[0]?.body).toContain("Everybody was told of everything.");
});

it("tells nobody unless it is set", async () => {
  expect(await runDigest()).toBe(204);
  expect(mailServer.mails).toEqual([]);
});

it("lists what came in during a day, counts spam, and names what needs attention", async () => {
  process.env.DIGEST_TO = "ada@example.com";
  const old = await post("contact", { ...VALID.contact, name: "Somebody Earlier" });
  advanceClock(25 * 60 * 60_000);
  const { body } = await post("application", VALID.application);
  await post("newsletter", VALID.newsletter);
  await post("contact", { ...VALID.contact, [HONEYPOT_FIELD]: "x" });
  await putMarker(body.id ?? "", { attempts: MAXIMUM_ATTEMPTS });
  const broken = `contact/${new Date().toISOString().replaceAll(":", "-")}-broken`;
  await openStore("dev").set(broken, "{");

  await runDigest();
  expect(subject()).toBe("Subject: Website: 2 submissions in 24 hours, needs attention");
  const text = mailServer.mails[0]?.body.replaceAll("=\r\n", "") ?? "";
  for (const part of ["Messages: 0", "Applications: 1", VALID.application.name, "subscriptions: 1", "Spam: 1"]) {
    expect(text).toContain(part);
  }
  expect(text).toMatch(/3 not notified since \d{4}-\d\d-\d\d \d\d:\d\d UTC, 1 of them given up/);
  expect(text).toContain(`given up: ${body.id}`);
  expect(text).toContain(`cannot be read: ${broken}`);
  expect(text).not.toContain("Somebody Earlier");
  expect(old.status).toBe(201);
});

it("says that it could not be sent, without anybody's address", async () => {
  const errors = jest.spyOn(console, "error").mockImplementation();
  process.env.DIGEST_TO = "ada@example.com";
  mailServer.refuseRecipient("ada@example.com");
  expect(await runDigest()).toBe(500);
  expect(errors.mock.calls).toEqual([["The daily digest could not be sent: EENVELOPE 450"]]);
  errors.mockRestore();
});
