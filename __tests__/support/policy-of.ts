/** The combined policies of a response, as browsers apply them. */
export interface ReceivedPolicy {
  /**
   * Returns the sources that a directive allows under all policies.
   *
   * @param fallback what is allowed when neither the directive nor `default-src` is set; anything by default
   */
  sources(directive: string, fallback?: readonly string[]): readonly string[];
  /** Returns the sources of all directives. */
  all(): readonly string[];
}

/** What a directive says that allows nothing. */
const NONE = "'none'";

type Directives = ReadonlyMap<string, readonly string[]>;

/** Returns whether `default-src` is the fallback of a directive. */
const isFetchDirective = (directive: string) => directive.endsWith("-src");

function parse(policy: string): Directives {
  const words = policy.split(";").map((directive) => directive.trim().split(/\s+/));
  return new Map(words.flatMap(([name, ...sources]) => (name ? [[name.toLowerCase(), sources] as const] : [])));
}

/** Returns the sources that browsers heed: beside a digest or a nonce they ignore `'unsafe-inline'`. */
function effective(sources: readonly string[]): readonly string[] {
  const isIgnored = sources.some((source) => /^'(sha\d+|nonce)-/.test(source));
  return isIgnored ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
}

function allowedBy(policy: Directives, directive: string): readonly string[] | undefined {
  const sources = policy.get(directive) ?? (isFetchDirective(directive) ? policy.get("default-src") : undefined);
  return sources && effective(sources);
}

const META = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/gi;

/** Reads the policies in a page's HTML, where browsers ignore `frame-ancestors`. */
function policiesInHtml(html: string): Directives[] {
  const policies = [...html.matchAll(META)].map(([, policy = ""]) => parse(policy));
  return policies.map((policy) => new Map([...policy].filter(([name]) => name !== "frame-ancestors")));
}

/**
 * Reads the policies of a response, or returns undefined when it has none. Only what all policies allow is allowed.
 *
 * @param html the response's text where it is a page, which may have a policy in itself
 * @see https://www.w3.org/TR/CSP3/#multiple-policies
 */
export function policyOf(headers: Headers, html = ""): ReceivedPolicy | undefined {
  const ofHeader = headers.get("content-security-policy")?.split(",").map(parse) ?? [];
  const policies = [...ofHeader, ...policiesInHtml(html)];
  if (policies.length === 0) return undefined;
  return {
    sources(directive, fallback = ["*"]) {
      const allowed = policies.flatMap((policy) => {
        const sources = allowedBy(policy, directive);
        return sources ? [sources] : [];
      });
      if (allowed.some((sources) => sources.join() === NONE)) return [NONE];
      const [first, ...others] = allowed;
      return first ? first.filter((source) => others.every((other) => other.includes(source))) : fallback;
    },
    all: () => policies.flatMap((policy) => [...policy.values()].flat()),
  };
}
