import { createHash } from "node:crypto";
import { config } from "../../netlify/functions/contact.mjs";
import { STORE_DEADLINE_MS } from "../../netlify/submissions/store";
import { readSitePages } from "../../src/content/switch-pages";
import { ENDPOINTS, HONEYPOT_FIELD } from "../../src/forms/submission-kind";
import { policyOf } from "./policy-of";
import type { Check, Deployed } from "./run-checks";

/** The digests of a page's inline scripts, as a policy names them. */
function scriptDigests(html: string): string[] {
  const scripts = [...html.matchAll(/<script(?![^>]*\s(?:src|type="application\/)[^>]*>)[^>]*>(.*?)<\/script>/gs)];
  return scripts.map(([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`);
}

/**
 * Pages whose policies come from a rule of their own, from one for a folder, and from that for unknown addresses, those of
 * them that are on.
 */
const PAGES = ["/", "/contact", "/blog", "/no-such-page"].filter(readSitePages().isOn);

/** Tells which policy is sent where several rules fit an address: what a page runs has to be allowed by all it is sent. */
export const policies: Check = async function* policies(site) {
  for (const path of PAGES) {
    const response = await site.ask(path);
    const html = await response.text();
    const digests = scriptDigests(html);
    // The page for unknown addresses has its policy in its HTML.
    const policy = policyOf(response.headers, html);
    const allowed = policy?.sources("script-src") ?? [];
    const sent = response.headers.get("content-security-policy")?.split(",").length ?? 0;
    const blocked = digests.filter((digest) => !allowed.includes(digest)).length;
    yield {
      name: `${path}: policies sent: ${String(sent)}, inline scripts: ${String(digests.length)}`,
      problems: [
        ...(policy ? [] : ["there is none"]),
        ...(blocked > 0 ? [`${String(blocked)} scripts may not run, as the page's own policy isn't sent`] : []),
      ],
    };
  }
};

const LIMIT = config.rateLimit?.windowLimit ?? 0;

/** How many requests more than the limit are sent: Netlify counts at several places. */
const MARGIN = 20;

/** Finds out whether Netlify limits each endpoint: sends requests that are refused, more than it should let through. */
export const limits: Check = async function* limits(site) {
  for (const path of Object.values(ENDPOINTS)) {
    const statuses: number[] = [];
    for (let sent = 0; sent < LIMIT + MARGIN && !statuses.includes(429); sent += 1) {
      statuses.push((await site.ask(path, { method: "PUT" })).status);
    }
    yield {
      name: `${path} is limited to ${String(LIMIT)} requests a minute`,
      problems: statuses.includes(429) ? [] : [`${String(statuses.length)} came through at once`],
    };
  }
};

const SUBMISSIONS = 5;

/** Posts a contact message, and returns how it was answered and after how many milliseconds. */
async function post(site: Deployed, fields: Readonly<Record<string, string>>) {
  const begun = performance.now();
  const headers = { "content-type": "application/json" };
  const response = await site.ask(ENDPOINTS.contact, { method: "POST", headers, body: JSON.stringify(fields) });
  await response.text();
  return { status: response.status, milliseconds: performance.now() - begun };
}

/** Returns the middle of an odd number of answers' times, in whole milliseconds. */
function middle(answers: readonly { readonly milliseconds: number }[]): number {
  const sorted = answers.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  return Math.round(sorted[(sorted.length - 1) / 2] ?? 0);
}

/**
 * Measures the store: messages that are stored beside such as are refused before. They have the honeypot filled in, so that
 * they are kept as spam, and nobody is told.
 */
export const storeLatency: Check = async function* storeLatency(site) {
  const [refused, stored]: [Awaited<ReturnType<typeof post>>[], Awaited<ReturnType<typeof post>>[]] = [[], []];
  for (let index = 0; index < SUBMISSIONS; index += 1) {
    const message = `A check of the deployed site, ${new Date().toISOString()}`;
    const fields = { name: "Smoke", email: "smoke@example.com", service: "not-sure", message };
    refused.push(await post(site, {}));
    stored.push(await post(site, { ...fields, [HONEYPOT_FIELD]: "smoke" }));
  }
  const others = stored.filter(({ status }) => status !== 201).map(({ status }) => status);
  const [least, whole] = [middle(refused), middle(stored)];
  const isSlow = whole - least > STORE_DEADLINE_MS / 2;
  yield {
    name: `a message is stored within ${String(whole)} ms, and refused within ${String(least)}`,
    problems: [
      ...(others.length > 0 ? [`messages were answered with ${others.join(", ")}`] : []),
      ...(isSlow ? [`visitors are told after ${String(STORE_DEADLINE_MS)} ms that it failed`] : []),
    ],
  };
};
