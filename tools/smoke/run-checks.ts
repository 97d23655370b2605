/** The outcome of one request to a deployed site. */
export interface Outcome {
  /** What was checked: "/about answers 200". */
  readonly name: string;
  /** What is wrong; empty when nothing is. */
  readonly problems: readonly string[];
}

/** A deployed site. */
export interface Deployed {
  /** `https://deploy-preview-12--example.netlify.app` */
  readonly origin: string;
  /** Whether the site is a preview, which search engines must not index. */
  readonly isPreview: boolean;
  /** Requests a path without following redirects. */
  ask(path: string, init?: RequestInit): Promise<Response>;
}

/** Checks a site, and yields each outcome as soon as it is known. */
export type Check = (site: Deployed) => AsyncIterable<Outcome>;

/** Returns a problem when something is not as expected. */
export function differs(what: string, found: unknown, expected: unknown): string[] {
  return found === expected ? [] : [`${what} is ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`];
}

/** The timeout of a request, in milliseconds. */
const PATIENCE_MS = 30_000;

/** Returns the deployed site at an address. */
export function deployed(address: string, isPreview: boolean): Deployed {
  const { origin } = new URL(address);
  return {
    origin,
    isPreview,
    ask: (path, init) =>
      fetch(new URL(path, origin), { redirect: "manual", signal: AbortSignal.timeout(PATIENCE_MS), ...init }),
  };
}

/** Returns why a request got no response; what fetch throws has the reason in its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** Runs a check; a request without a response is a problem that ends it. */
async function* outcomesOf(check: Check, site: Deployed): AsyncGenerator<Outcome> {
  try {
    yield* check(site);
  } catch (error) {
    yield { name: check.name, problems: [`no answer: ${reasonOf(error)}`] };
  }
}

/** Formats an outcome as a line: "pass  /about answers 200". */
function asLine({ name, problems }: Outcome): string {
  return problems.length === 0 ? `pass  ${name}` : `FAIL  ${name}: ${problems.join("; ")}`;
}

/**
 * Runs all checks and prints a line for each outcome.
 *
 * @returns the number of outcomes with problems
 */
export async function runChecks(
  checks: readonly Check[],
  site: Deployed,
  print: (line: string) => void,
): Promise<number> {
  let failed = 0;
  for (const check of checks) {
    for await (const outcome of outcomesOf(check, site)) {
      print(asLine(outcome));
      if (outcome.problems.length > 0) failed += 1;
    }
  }
  return failed;
}
