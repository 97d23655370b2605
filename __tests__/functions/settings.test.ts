import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deployContext } from "../../netlify/environment";
import dailyDigest from "../../netlify/functions/daily-digest.mjs";
import retryNotifications from "../../netlify/functions/retry-notifications.mjs";
import { settingsProblems } from "../../netlify/settings";
import { storeName } from "../../netlify/submissions/store";
import { post } from "./support/call";
import { VALID } from "./support/examples";
import { PROJECT } from "./support/fixture-site";
import { notifyNobody, notifyOver, startMailServer } from "./support/mail-server";
import { startStore } from "./support/start-store";
import type { TestStore } from "./support/start-store";
import { storedKeys } from "./support/stored";

const COMPLETE = {
  SMTP_URL: "smtps://user:password@mail.example.com",
  NOTIFY_TO: "Ada <ada@example.com>, grace@example.com",
  NOTIFY_FROM: "Example <site@example.com>",
};

function check(environment: Record<string, string>) {
  const env = { ...environment, PATH: process.env.PATH };
  const args = ["--import", "tsx", join("netlify", "check-settings.ts")];
  return spawnSync(process.execPath, args, { cwd: PROJECT, env, encoding: "utf8" });
}

describe("a production deploy", () => {
  it("checks the settings before it builds", () => {
    const production = readFileSync(join(PROJECT, "netlify.toml"), "utf8").split("[context.production]")[1];
    expect(production).toContain('command = "npm run check:settings && npm run build"');
  });

  it("goes on with complete settings, and stops without, saying which", () => {
    expect(check(COMPLETE)).toMatchObject({ status: 0, stderr: "" });
    const { status, stderr } = check({ ...COMPLETE, NOTIFY_TO: "" });
    expect([status, stderr]).toEqual([1, expect.stringContaining("- set NOTIFY_TO\n")]);
    expect(stderr).not.toContain("password");
  });
});

it.each([
  ["SMTP_URL", "mail.example.com:25"],
  ["SMTP_URL", "smtp:/mail.example.com"],
  ["SMTP_URL", "https://mail.example.com"],
  ["SMTP_URL", "smtps://user:pass#word@mail.example.com"],
  ["NOTIFY_TO", "inbox@"],
  ["NOTIFY_TO", "ada@example.com; nobody"],
  ["NOTIFY_TO", "Ada"],
  ["NOTIFY_FROM", "site.example.com"],
  ["NOTIFY_FROM", "a@example.com, b@example.com"],
  ["DIGEST_TO", "everybody"],
  ["RETENTION_CONTACT_MONTHS", "25"],
  ["RETENTION_DRY_RUN", "yes"],
])("finds %s=%s mistyped", (name, value) => {
  expect(settingsProblems({ ...COMPLETE, [name]: value })).toEqual([expect.stringContaining(name)]);
});

it("refuses an empty deploy context on Netlify, rather than use this machine's store", () => {
  expect(() => deployContext({ context: "" }, { SITE_ID: "x" })).toThrow(/deploy context/);
  expect(deployContext({ context: "production" }, { SITE_ID: "x" })).toBe("production");
});

it("gives each preview and branch deploy a store of its own, and the published site's deploys the same", () => {
  const storeOf = (context: string, id: string) => storeName(deployContext({ context, id }, {}));
  expect(storeOf("deploy-preview", "6740a1b2")).toBe("submissions-deploy-preview-6740a1b2");
  expect(storeOf("branch-deploy", "a")).not.toBe(storeOf("branch-deploy", "b"));
  expect([storeOf("production", "a"), storeOf("dev", "0")]).toEqual(["submissions", "submissions-dev"]);
});

describe("with submissions coming in", () => {
  let store: TestStore;
  let errors: jest.SpyInstance;

  beforeAll(async () => {
    store = await startStore();
  });

  beforeEach(() => {
    store.empty();
    errors = jest.spyOn(console, "error").mockImplementation();
  });

  afterEach(() => {
    notifyNobody();
    errors.mockRestore();
  });

  afterAll(() => store.discard());

  it("logs with each on the published site that nobody is told, and why", async () => {
    for (let count = 0; count < 2; count += 1) await (await post("contact", VALID.contact, "production")).later;
    const notice = /^Notifications are off, nobody is told of a submission: set SMTP_URL/;
    expect(errors.mock.calls).toEqual([[expect.stringMatching(notice)], [expect.stringMatching(notice)]]);
  });

  it("sends no mail from a preview or a branch, and keeps nothing waiting there", async () => {
    const mailServer = await startMailServer();
    notifyOver(mailServer.url);
    for (const context of ["deploy-preview", "branch-deploy", "staging"]) {
      await (
        await post("contact", VALID.contact, context)
      ).later;
      expect(await storedKeys("contact/", context)).toHaveLength(1);
    }
    expect(mailServer.mails).toEqual([]);
    await mailServer.stop();
  });

  it("sends no mail from a preview whose scheduled functions somebody runs", async () => {
    const mailServer = await startMailServer();
    notifyNobody();
    await (
      await post("contact", VALID.contact, "deploy-preview")
    ).later;
    notifyOver(mailServer.url);
    process.env.DIGEST_TO = "ada@example.com";
    const context = { deploy: { context: "deploy-preview" }, waitUntil: () => undefined };
    for (const run of [retryNotifications, dailyDigest]) {
      expect((await run(new Request("https://www.example.com/", { method: "POST" }), context)).status).toBe(204);
    }
    delete process.env.DIGEST_TO;
    expect(mailServer.mails).toEqual([]);
    await mailServer.stop();
  });

  it("takes nothing when Netlify names no deploy context", async () => {
    process.env.SITE_ID = "x";
    expect((await post("contact", VALID.contact, "")).status).toBe(503);
    delete process.env.SITE_ID;
    expect(await storedKeys("contact/")).toEqual([]);
  });
});
