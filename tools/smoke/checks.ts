import { SECURITY_HEADERS } from "../../netlify/security-headers";
import { isAnchorRedirect } from "../../src/content/moved-addresses";
import { REDIRECTS } from "../../src/content/redirects";
import { ENDPOINTS } from "../../src/forms/submission-kind";
import { observatoryGrade } from "./observatory";
import { policies } from "./platform-checks";
import { policyOf } from "./policy-of";
import { differs } from "./run-checks";
import type { Check, Deployed, Outcome } from "./run-checks";

const NEVER_ALLOWED = /^('unsafe-inline'|'unsafe-eval'|data:|https?:|\*)$/;

/** Directives that allow nothing, whatever the address; only the preview may be framed, by the desk. */
const CLOSED = ["object-src", "base-uri", "frame-ancestors"];

const isRedirect = ({ status }: Response) => status >= 300 && status < 400;

/**
 * Returns what is wrong with the headers of a response, whether a page, a file or a refusal. A redirect shows nothing, and
 * needs no policy. No rule can name unknown addresses, so their page has its policy in itself, where it can't say who may
 * frame it; X-Frame-Options does.
 */
async function headerProblems(response: Response): Promise<string[]> {
  const { headers } = response;
  const wrong = Object.entries(SECURITY_HEADERS)
    // A page may send less of its address to other sites than usual.
    .filter(([name, value]) => headers.get(name) !== value && headers.get(name) !== "no-referrer")
    .map(([name]) => `${name} is ${headers.get(name) ?? "missing"}`);
  const policy = policyOf(headers, await response.clone().text());
  if (!policy) return isRedirect(response) ? wrong : [...wrong, "content-security-policy is missing"];
  const closed = headers.has("content-security-policy") ? CLOSED : CLOSED.filter((name) => name !== "frame-ancestors");
  const open = closed.filter((directive) => policy.sources(directive).some((source) => source !== "'none'"));
  const isUnsafe = policy.sources("script-src").some((source) => NEVER_ALLOWED.test(source));
  return [
    ...wrong,
    ...open.map((directive) => `${directive} is not 'none'`),
    ...(isUnsafe ? ["script-src allows more than the site's own scripts"] : []),
  ];
}

/** Returns a problem when a preview may be indexed, or a published page may not. */
function indexingProblems({ headers }: Response, isPreview: boolean): string[] {
  const isLeftOut = /\bnoindex\b/.test(headers.get("x-robots-tag") ?? "");
  if (isLeftOut === isPreview) return [];
  return [isPreview ? "search engines may list this preview" : "search engines are told to leave the site out"];
}

/** Requests a path and checks the status and the headers. */
async function look(
  site: Deployed,
  path: string,
  status: number,
  problemsOf: (response: Response) => readonly string[] | Promise<readonly string[]> = () => [],
): Promise<Outcome> {
  const response = await site.ask(path);
  const problems = [
    ...differs("the status", response.status, status),
    ...(await headerProblems(response)),
    ...(await problemsOf(response)),
  ];
  return { name: `${path} answers ${String(status)}`, problems };
}

const leadsTo = (target: string) => (response: Response) => {
  const location = response.headers.get("location") ?? "";
  return differs("the address that it leads to", location && new URL(location, response.url).pathname, target);
};

/** Checks every page of the sitemap, which has the main site's addresses on every deploy. */
const pages: Check = async function* pages(site) {
  const list = await (await site.ask("/sitemap.xml")).text();
  const paths = [...list.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  yield { name: "/sitemap.xml lists pages", problems: paths.length > 0 ? [] : ["it lists none"] };
  for (const path of paths) {
    yield look(site, path, 200, async (response) => [
      ...indexingProblems(response, site.isPreview),
      ...((await response.text()).includes("<h1") ? [] : ["the page has no heading"]),
    ]);
  }
};

/** Grades the home page as the public observatory would. */
const grade: Check = async function* grade(site) {
  const response = await site.ask("/");
  const { grade: given, score, reasons } = observatoryGrade(response.headers, await response.text(), site.origin);
  const losses = reasons.filter((reason) => reason.startsWith("-"));
  yield {
    name: `the observatory's rules give ${given} (${String(score)})`,
    problems: given === "A+" ? [] : losses,
  };
};

const missing: Check = async function* missing(site) {
  const unpublished = ["/webpack.stats.json", "/chunk-map.json", "/assets-manifest.json", "/_headers", "/_redirects"];
  for (const path of ["/no-such-page", "/blog/no-such-article", "/not-found", ...unpublished]) {
    yield look(site, path, 404);
  }
};

const moved: Check = async function* moved(site) {
  for (const path of ["/services/no-such-service", "/industries/no-such-industry"]) {
    yield look(site, path, 302, leadsTo("/not-found"));
  }
  for (const { from, to } of REDIRECTS.filter((redirect) => !isAnchorRedirect(redirect))) {
    yield look(site, from, 301, leadsTo(new URL(to, site.origin).pathname));
  }
};

const encrypted: Check = async function* encrypted({ origin }) {
  if (!origin.startsWith("https:")) return;
  const response = await fetch(origin.replace("https:", "http:"), { redirect: "manual" });
  const isLed = response.headers.get("location")?.startsWith(`${origin}/`) ?? false;
  yield { name: "http: leads to https:", problems: isLed ? [] : ["it does not"] };
};

const securityContact: Check = async function* securityContact(site) {
  yield look(site, "/.well-known/security.txt", 200, async (response) => {
    const [, expires = ""] = /^Expires: (.*)$/m.exec(await response.text()) ?? [];
    return Date.parse(expires) > Date.now() ? [] : ["it has expired"];
  });
};

const JSON_TYPE = { "content-type": "application/json" };

/** Requests that each endpoint must refuse: they show that it runs and validates, and store nothing. */
const REFUSED: readonly (readonly [name: string, status: number, init: RequestInit])[] = [
  ["a question", 405, {}],
  ["another site's form", 403, { method: "POST", headers: { ...JSON_TYPE, origin: "https://elsewhere.example" } }],
  ["what is no form", 415, { method: "POST", headers: { "content-type": "text/plain" }, body: "x" }],
  ["what is no JSON", 400, { method: "POST", headers: JSON_TYPE, body: "{" }],
  ["empty fields", 422, { method: "POST", headers: JSON_TYPE, body: "{}" }],
];

const endpoints: Check = async function* endpoints(site) {
  for (const path of Object.values(ENDPOINTS)) {
    for (const [name, status, init] of REFUSED) {
      const response = await site.ask(path, init);
      const problems = [...differs("the status", response.status, status), ...(await headerProblems(response))];
      yield { name: `${path} refuses ${name} with ${String(status)}`, problems };
    }
  }
};

/** All checks, in this order. */
export const CHECKS: readonly Check[] = [pages, policies, grade, missing, moved, encrypted, securityContact, endpoints];
