import { SECURITY_HEADERS } from "../../netlify/security-headers";
import { policyOf } from "./policy-of";

const NEVER_ALLOWED = /^('unsafe-inline'|'unsafe-eval'|data:|https?:|\*)$/;

/** What is wrong with the headers of any answer of the site: a page, a file, a refusal. */
export function headerProblems({ headers }: Response): string[] {
  const wrong = Object.entries(SECURITY_HEADERS)
    // A page may tell less of where its readers come from than others.
    .filter(([name, value]) => headers.get(name) !== value && headers.get(name) !== "no-referrer")
    .map(([name]) => `${name} is ${headers.get(name) ?? "missing"}`);
  const policy = policyOf(headers);
  if (!policy) return [...wrong, "content-security-policy is missing"];
  const open = ["object-src", "base-uri", "frame-ancestors"].filter(
    (directive) => policy.sources(directive).join(" ") !== "'none'",
  );
  const isUnsafe = policy.sources("script-src").some((source) => NEVER_ALLOWED.test(source));
  return [
    ...wrong,
    ...open.map((directive) => `${directive} is not 'none'`),
    ...(isUnsafe ? ["script-src allows more than the site's own scripts"] : []),
  ];
}

/** Whether search engines are told, or not, to leave the answer out. */
export function indexingProblems({ headers }: Response, isPreview: boolean): string[] {
  const isLeftOut = /\bnoindex\b/.test(headers.get("x-robots-tag") ?? "");
  if (isLeftOut === isPreview) return [];
  return [isPreview ? "search engines may list this preview" : "search engines are told to leave the site out"];
}
