import { createHash } from "node:crypto";
import { SECURITY_HEADERS } from "../../netlify/security-headers";
import redirects from "../../data/redirects.json";
import { ENDPOINTS } from "../../src/forms/submission-kind";

/** The timeout of a request, in milliseconds. */
const TIMEOUT_MS = 30_000;

const JSON_TYPE = { "content-type": "application/json" };

/** Requests that each endpoint must refuse: they show that it runs and validates, and store nothing. */
const REFUSED: readonly (readonly [name: string, status: number, init: RequestInit])[] = [
  ["a GET", 405, {}],
  ["another site's form", 403, { method: "POST", headers: { ...JSON_TYPE, origin: "https://elsewhere.example" } }],
  ["invalid JSON", 400, { method: "POST", headers: JSON_TYPE, body: "{" }],
  ["empty fields", 422, { method: "POST", headers: JSON_TYPE, body: "{}" }],
];

/** Files that the build makes for itself and for Netlify. */
const UNPUBLISHED = ["/webpack.stats.json", "/chunk-map.json", "/_headers", "/_redirects"];

/**
 * Returns what is wrong with a page's policies. Where several rules of Netlify's fit an address, each policy it sends must
 * allow the page's inline scripts; a page whose scripts are refused looks as it should and does nothing.
 */
function policyProblems({ headers }: Response, html: string): (string | false)[] {
  const policies = headers.get("content-security-policy")?.split(",") ?? [];
  const scripts = [...html.matchAll(/<script(?![^>]*\s(?:src|type="application\/)[^>]*>)[^>]*>(.*?)<\/script>/gs)];
  const digests = scripts.map(([, code = ""]) => createHash("sha256").update(code).digest("base64"));
  return [
    policies.length === 0 && "content-security-policy is missing",
    policies.some((policy) => digests.some((digest) => !policy.includes(digest))) && "its inline scripts may not run",
  ];
}

/** What an answer must be, apart from its security headers. */
interface Expected {
  readonly status: number;
  readonly init?: RequestInit;
  readonly problemsOf?: (response: Response, text: string) => readonly (string | false)[];
}

/**
 * Requests the pages, redirects and endpoints of a deployed site, and prints a line for each answer.
 *
 * @param isPreview whether search engines must be told to leave the site out
 * @returns the number of answers with problems
 */
export async function walk(address: string, isPreview: boolean, print: (line: string) => void): Promise<number> {
  const { origin } = new URL(address);
  let failed = 0;

  const report = (name: string, problems: readonly string[]) => {
    if (problems.length > 0) failed += 1;
    print(problems.length === 0 ? `pass  ${name}` : `FAIL  ${name}: ${problems.join("; ")}`);
  };

  async function look(path: string, { status, init, problemsOf = () => [] }: Expected, name = path): Promise<void> {
    try {
      const url = new URL(path, origin);
      const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS), ...init });
      const text = await response.text();
      const wrong = Object.entries(SECURITY_HEADERS).filter(
        ([header, value]) => response.headers.get(header) !== value,
      );
      const problems = [
        response.status !== status && `the status is ${String(response.status)}, not ${String(status)}`,
        ...wrong.map(([header]) => `${header} is ${response.headers.get(header) ?? "missing"}`),
        ...problemsOf(response, text),
      ];
      report(
        name,
        problems.filter((problem) => problem !== false),
      );
    } catch (error) {
      const { message, cause } = error as Error;
      report(name, [`no answer: ${cause instanceof Error ? cause.message : message}`]);
    }
  }

  const leadsTo = (target: string) => (response: Response) => {
    const location = response.headers.get("location");
    const path = location && new URL(location, origin).pathname;
    return [path !== target && `it leads to ${path ?? "nothing"}, not to ${target}`];
  };

  const paths: string[] = [];
  await look("/sitemap.xml", {
    status: 200,
    problemsOf: (_response, text) => {
      paths.push(...[...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname));
      return [paths.length === 0 && "it lists no pages"];
    },
  });
  for (const path of paths) {
    await look(path, {
      status: 200,
      problemsOf: (response, text) => [
        ...policyProblems(response, text),
        !text.includes("<h1") && "the page has no heading",
        /\bnoindex\b/.test(response.headers.get("x-robots-tag") ?? "") !== isPreview &&
          (isPreview ? "search engines may list this preview" : "search engines are told to leave the site out"),
      ],
    });
  }
  for (const path of ["/no-such-page", "/blog/no-such-article", "/not-found", ...UNPUBLISHED]) {
    await look(path, { status: 404 });
  }
  for (const path of ["/services/no-such-service", "/industries/no-such-industry"]) {
    await look(path, { status: 302, problemsOf: leadsTo("/not-found") });
  }
  for (const { from, to } of redirects as readonly { readonly from: string; readonly to: string }[]) {
    await look(from, { status: 301, problemsOf: leadsTo(new URL(to, origin).pathname) });
  }
  await look("/.well-known/security.txt", {
    status: 200,
    problemsOf: (_response, text) => {
      const [, expires = ""] = /^Expires: (.*)$/m.exec(text) ?? [];
      return [!(Date.parse(expires) > Date.now()) && "it has expired"];
    },
  });
  for (const path of Object.values(ENDPOINTS)) {
    for (const [what, status, init] of REFUSED) await look(path, { status, init }, `${path} refuses ${what}`);
  }
  if (origin.startsWith("https:")) {
    const response = await fetch(origin.replace("https:", "http:"), { redirect: "manual" });
    const isLed = response.headers.get("location")?.startsWith(`${origin}/`) ?? false;
    report("http: leads to https:", isLed ? [] : ["it does not"]);
  }
  return failed;
}
