import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import * as apply from "../../netlify/functions/careers-apply.mjs";
import * as contact from "../../netlify/functions/contact.mjs";
import * as daily from "../../netlify/functions/daily.mjs";
import * as deliver from "../../netlify/functions/deliver.mjs";
import * as subscribe from "../../netlify/functions/newsletter-subscribe.mjs";
import { SECURITY_HEADERS } from "../../netlify/security-headers";
import { mailSettings, settingsProblems } from "../../netlify/settings";
import { ENDPOINTS } from "../../src/forms/submission-kind";

const COMPLETE = {
  SMTP_URL: "smtps://user:password@mail.example.com",
  NOTIFY_TO: "Ada <ada@example.com>, grace@example.com",
  NOTIFY_FROM: "Example <site@example.com>",
};

const URL_HINT = `SMTP_URL must be like ${COMPLETE.SMTP_URL}`;

it.each([
  ["SMTP_URL", "", "set SMTP_URL"],
  ["SMTP_URL", "mail.example.com:25", URL_HINT],
  ["SMTP_URL", "smtp:/mail.example.com", URL_HINT],
  ["SMTP_URL", "smtps://user:pass#word@mail.example.com", URL_HINT],
  ["NOTIFY_TO", "", "set NOTIFY_TO"],
  ["NOTIFY_TO", "ada@example.com; nobody", "NOTIFY_TO must be addresses, separated by commas"],
  ["NOTIFY_FROM", "", "set NOTIFY_FROM"],
  ["NOTIFY_FROM", "a@example.com, b@example.com", "NOTIFY_FROM must be one address"],
  ["DIGEST_TO", "everybody", "DIGEST_TO must be addresses, separated by commas"],
])("finds that %s is %j", (name, value, problem) => {
  const environment = { ...COMPLETE, [name]: value };
  expect(settingsProblems(environment)).toEqual([problem]);
  expect(() => mailSettings(environment)).toThrow(problem);
});

it("reads addresses with and without names; the digest goes to who gets submissions, unless others are named", () => {
  const [to, from] = [["ada@example.com", "grace@example.com"], COMPLETE.NOTIFY_FROM];
  expect(mailSettings(COMPLETE)).toEqual({ smtpUrl: COMPLETE.SMTP_URL, from, to, digestTo: to });
  expect(mailSettings({ ...COMPLETE, DIGEST_TO: "Boss <boss@example.com>" }).digestTo).toEqual(["boss@example.com"]);
});

it("stops the build of the published site while a setting is missing, and names all of them, but no password", () => {
  const args = ["--import", "tsx", "netlify/check-settings.ts"];
  const check = (env: Record<string, string>) => spawnSync(process.execPath, args, { env, encoding: "utf8" });
  expect(check(COMPLETE)).toMatchObject({ status: 0, stdout: "", stderr: "" });
  const { status, stderr } = check({ SMTP_URL: COMPLETE.SMTP_URL });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/set NOTIFY_TO; set NOTIFY_FROM\.\n$/)]);
  expect(stderr).not.toContain("password");
  const production = readFileSync("netlify.toml", "utf8").split("[context.production]")[1];
  expect(production).toContain('command = "npm run check:settings && npm run build"');
});

it.each([
  [ENDPOINTS.newsletter, subscribe.config],
  [ENDPOINTS.application, apply.config],
  [ENDPOINTS.contact, contact.config],
])("lets one visitor call %s twenty times a minute", (path, config) => {
  // A single text would be taken for "domain": one busy visitor would lock out all others.
  expect(config).toEqual({ path, rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ["ip", "domain"] } });
});

it("delivers every ten minutes, and deletes every day", () => {
  expect([deliver.config, daily.config]).toEqual([{ schedule: "*/10 * * * *" }, { schedule: "0 6 * * *" }]);
});

it("gives the functions' answers the headers that netlify.toml gives the pages", () => {
  const rules = readFileSync("netlify.toml", "utf8").split('for = "/*"')[1]?.split("[[headers]]")[0] ?? "";
  const headers = [...rules.matchAll(/^ +([\w-]+) = "(.*)"$/gm)].map(([, ...pair]) => pair);
  expect(Object.fromEntries(new Headers(headers as [string, string][]))).toEqual(SECURITY_HEADERS);
});
