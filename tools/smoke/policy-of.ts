/** The policies of an answer, taken together as a browser does. */
export interface ReceivedPolicy {
  /**
   * What a directive allows under all policies.
   *
   * @param fallback what is allowed where neither it nor `default-src` is named; anything at all unless given
   */
  sources(directive: string, fallback?: readonly string[]): readonly string[];
  /** The sources of all directives. */
  all(): readonly string[];
}

type Directives = ReadonlyMap<string, readonly string[]>;

/** Directives that `default-src` stands in for. */
const isFetchDirective = (directive: string) => directive.endsWith("-src");

function parse(policy: string): Directives {
  const words = policy.split(";").map((directive) => directive.trim().split(/\s+/));
  return new Map(words.flatMap(([name, ...sources]) => (name ? [[name.toLowerCase(), sources] as const] : [])));
}

/** A digest or a nonce makes browsers ignore `'unsafe-inline'` beside it. */
function effective(sources: readonly string[]): readonly string[] {
  const isIgnored = sources.some((source) => /^'(sha\d+|nonce)-/.test(source));
  return isIgnored ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
}

function allowedBy(policy: Directives, directive: string): readonly string[] | undefined {
  const sources = policy.get(directive) ?? (isFetchDirective(directive) ? policy.get("default-src") : undefined);
  return sources && effective(sources);
}

/**
 * Reads the policies of an answer; undefined where it has none. Of two policies only what both allow is allowed.
 *
 * @see https://www.w3.org/TR/CSP3/#multiple-policies
 */
export function policyOf(headers: Headers): ReceivedPolicy | undefined {
  const value = headers.get("content-security-policy");
  if (value === null) return undefined;
  const policies = value.split(",").map(parse);
  return {
    sources(directive, fallback = ["*"]) {
      const allowed = policies.flatMap((policy) => {
        const sources = allowedBy(policy, directive);
        return sources ? [sources] : [];
      });
      const [first, ...others] = allowed;
      return first ? first.filter((source) => others.every((other) => other.includes(source))) : fallback;
    },
    all: () => policies.flatMap((policy) => [...policy.values()].flat()),
  };
}
