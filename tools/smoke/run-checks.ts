import type { Check, Deployed, Outcome } from "./check";

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
