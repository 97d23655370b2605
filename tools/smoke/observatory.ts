import { policyOf } from "./policy-of";
import type { ReceivedPolicy } from "./policy-of";

/**
 * The rules by which Mozilla's HTTP Observatory scores a page, from its own code: everything begins with 100 points,
 * each rule takes some or gives some, and what is given counts from 90 points on. Rules that need more than one answer
 * of a site (the redirect to HTTPS, the preload list, cross-origin readers) are left out; none of them can give points
 * to a site that does as it should, but the preload list's 5.
 *
 * @see https://github.com/mdn/mdn-http-observatory/blob/main/src/grader/charts.js
 * @see https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */

/** The verdict of a rule on a response. */
interface Verdict {
  readonly points: number;
  readonly reason: string;
}

const BROAD = /^(\*|(https?|ftp):(\/\/\*(\.\*)?)?)$/;

/** src/analyzer/tests/csp.js */
function contentSecurityPolicy(policy: ReceivedPolicy | undefined): Verdict {
  if (!policy) return { points: -25, reason: "there is no Content-Security-Policy" };
  const script = policy.sources("script-src");
  const style = policy.sources("style-src");
  const isUnsafe = (source: string) => source === "'unsafe-inline'" || source === "data:" || BROAD.test(source);
  if (script.some(isUnsafe)) return { points: -20, reason: "script-src allows inline code or any host" };
  if (policy.sources("object-src").some((source) => BROAD.test(source))) {
    return { points: -20, reason: "object-src allows any host" };
  }
  if (policy.all().some((source) => /^(http|ftp):/.test(source))) {
    return { points: -20, reason: "a directive allows an address without encryption" };
  }
  if ([...script, ...style].includes("'unsafe-eval'")) return { points: -10, reason: "the policy allows eval" };
  if (style.some(isUnsafe)) return { points: 0, reason: "style-src allows inline styles" };
  const isNone = policy.sources("default-src").join(" ") === "'none'";
  return isNone
    ? { points: 10, reason: "the policy has nothing unsafe, and default-src is 'none'" }
    : { points: 5, reason: "the policy has nothing unsafe" };
}

/** src/analyzer/tests/x-frame-options.js */
function framing(headers: Headers, policy: ReceivedPolicy | undefined): Verdict {
  const isNamed = policy?.sources("frame-ancestors", []).some((source) => !BROAD.test(source)) ?? false;
  const option = headers.get("x-frame-options")?.toUpperCase() ?? "";
  const isRefused = isNamed || ["DENY", "SAMEORIGIN"].includes(option);
  return isRefused
    ? { points: 5, reason: "other sites cannot frame the page" }
    : { points: -20, reason: "other sites can frame the page" };
}

/** src/analyzer/tests/strict-transport-security.js: half a year at least. */
function transportSecurity(headers: Headers): Verdict {
  const maxAge = Number(/max-age=(\d+)/.exec(headers.get("strict-transport-security") ?? "")?.[1]);
  if (Number.isNaN(maxAge)) return { points: -20, reason: "there is no Strict-Transport-Security" };
  return maxAge < 15_768_000
    ? { points: -10, reason: "Strict-Transport-Security is for less than six months" }
    : { points: 0, reason: "the site is asked for over HTTPS only" };
}

/** Applies a rule for a header that must have one of some values. */
function oneOf(headers: Headers, name: string, values: readonly string[], points: number, otherwise: number): Verdict {
  const value = headers.get(name)?.toLowerCase();
  return value !== undefined && values.includes(value)
    ? { points, reason: `${name} is ${value}` }
    : { points: otherwise, reason: `${name} is ${value ?? "not set"}` };
}

/** src/analyzer/tests/cookies.js: the site sets none. */
function cookies(headers: Headers): Verdict {
  return headers.getSetCookie().length > 0
    ? { points: -20, reason: "the page sets cookies, which it needs none of" }
    : { points: 0, reason: "the page sets no cookies" };
}

/** src/analyzer/tests/subresource-integrity.js: scripts of other sites would need a digest each. */
function foreignScripts(html: string, origin: string): Verdict {
  const sources = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]*)"/g)].map(([, src = ""]) => new URL(src, origin));
  return sources.some((source) => source.origin !== origin)
    ? { points: -5, reason: "a script comes from another site" }
    : { points: 0, reason: "all scripts come from the site itself" };
}

const REFERRERS = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];
const OPENERS = ["same-origin", "same-origin-allow-popups", "noopener-allow-popups"];

/** The observatory's grade of a page. */
export interface Grade {
  readonly score: number;
  readonly grade: string;
  /** What took or gave points: "+10 cross-origin-resource-policy is same-origin" */
  readonly reasons: readonly string[];
}

/** Returns the grade for a score. */
function gradeFor(score: number): string {
  const [, grade] =
    [[100, "A+"] as const, [90, "A"] as const, [85, "A-"] as const, [80, "B+"] as const, [70, "B"] as const].find(
      ([least]) => score >= least,
    ) ?? [];
  return grade ?? "worse than B";
}

/**
 * Grades a page.
 *
 * @param origin the origin of the page's site
 */
export function observatoryGrade(headers: Headers, html: string, origin: string): Grade {
  const policy = policyOf(headers);
  const verdicts = [
    contentSecurityPolicy(policy),
    framing(headers, policy),
    transportSecurity(headers),
    cookies(headers),
    foreignScripts(html, origin),
    oneOf(headers, "x-content-type-options", ["nosniff"], 0, -5),
    oneOf(headers, "referrer-policy", REFERRERS, 5, 0),
    oneOf(headers, "cross-origin-resource-policy", ["same-origin", "same-site"], 10, 0),
    oneOf(headers, "cross-origin-opener-policy", OPENERS, 10, 0),
  ];
  const sum = (chosen: readonly Verdict[]) => chosen.reduce((total, { points }) => total + points, 0);
  const base = 100 + sum(verdicts.filter(({ points }) => points < 0));
  const score = base >= 90 ? base + sum(verdicts.filter(({ points }) => points > 0)) : Math.max(base, 0);
  return {
    score,
    grade: gradeFor(score),
    reasons: verdicts
      .filter(({ points }) => points !== 0)
      .map(({ points, reason }) => `${points > 0 ? "+" : ""}${String(points)} ${reason}`),
  };
}
