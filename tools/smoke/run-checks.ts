/** What one look at a deployed site has found. */
export interface Outcome {
  /** What was looked at: "/about answers 200". */
  readonly name: string;
  /** What is wrong; none when all is well. */
  readonly problems: readonly string[];
}

/** What a look at a site knows of it. */
export interface Deployed {
  /** `https://deploy-preview-12--corvane.netlify.app` */
  readonly origin: string;
  /** Whether search engines are to leave it out. */
  readonly isPreview: boolean;
  /** Asks for a path of it; redirects are not followed. */
  ask(path: string, init?: RequestInit): Promise<Response>;
}

/** Looks at a site; each outcome comes as soon as it is known. */
export type Check = (site: Deployed) => AsyncIterable<Outcome>;

/** A problem where something is not as expected. */
export function differs(what: string, found: unknown, expected: unknown): string[] {
  return found === expected ? [] : [`${what} is ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`];
}

/** How long an answer may take, in milliseconds. */
const PATIENCE_MS = 30_000;

/** The deployed site at an address, as the checks ask it. */
export function deployed(address: string, isPreview: boolean): Deployed {
  const { origin } = new URL(address);
  return {
    origin,
    isPreview,
    ask: (path, init) =>
      fetch(new URL(path, origin), { redirect: "manual", signal: AbortSignal.timeout(PATIENCE_MS), ...init }),
  };
}

/** Why a request got no answer; what fetch throws only says so in its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** Runs a check to its end; one that gets no answer ends with that. */
async function* outcomesOf(check: Check, site: Deployed): AsyncGenerator<Outcome> {
  try {
    yield* check(site);
  } catch (error) {
    yield { name: check.name, problems: [`no answer: ${reasonOf(error)}`] };
  }
}

/** An outcome as a line: "pass  /about answers 200". */
function asLine({ name, problems }: Outcome): string {
  return problems.length === 0 ? `pass  ${name}` : `FAIL  ${name}: ${problems.join("; ")}`;
}

/**
 * Runs all checks and prints a line for each outcome, as it comes.
 *
 * @returns how many failed
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
