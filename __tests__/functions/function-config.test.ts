import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as apply from "../../netlify/functions/careers-apply.mjs";
import * as contact from "../../netlify/functions/contact.mjs";
import * as subscribe from "../../netlify/functions/newsletter-subscribe.mjs";
import { ENDPOINTS, SUBMISSION_KINDS } from "../../src/forms/submission-kind";
import { call } from "./support/call";
import { PROJECT } from "./support/fixture-site";

const CONFIGS = { newsletter: subscribe.config, application: apply.config, contact: contact.config };

it("has three functions that visitors can call, and no others", () => {
  const folder = join(PROJECT, "netlify", "functions");
  const paths = readdirSync(folder).flatMap((file) =>
    [...readFileSync(join(folder, file), "utf8").matchAll(/path: "(.*)"/g)].map(([, path]) => path),
  );
  expect(paths.sort()).toEqual(Object.values(ENDPOINTS).sort());
});

it.each(SUBMISSION_KINDS)("has the %s function at the path its form posts to", (kind) => {
  expect(CONFIGS[kind].path).toBe(ENDPOINTS[kind]);
});

it.each(SUBMISSION_KINDS)("has Netlify limit how often one visitor can call the %s function", (kind) => {
  // A single text would be taken for "domain": one busy visitor would lock out all others.
  expect(CONFIGS[kind].rateLimit).toEqual({ windowLimit: 20, windowSize: 60, aggregateBy: ["ip", "domain"] });
});

it("gives a function's answer every header that netlify.toml gives the site's pages", async () => {
  const rules =
    readFileSync(join(PROJECT, "netlify.toml"), "utf8").split('for = "/*"')[1]?.split("[[headers]]")[0] ?? "";
  const headers = [...rules.matchAll(/^ +([\w-]+) = "(.*)"$/gm)].map(([, name = "", value]) => [
    name.toLowerCase(),
    value,
  ]);
  expect(headers.length).toBeGreaterThan(3);
  const answer = await call("contact", { method: "GET" });
  expect(Object.fromEntries(answer.headers)).toMatchObject(Object.fromEntries(headers));
});
