/** @throws Error where the two are further apart than pixels are rounded */
export function expectNear(what: string, found: number, expected: number, tolerance = 2): void {
  if (Math.abs(found - expected) <= tolerance) return;
  throw new Error(`${what} is ${String(found)}, not ${String(expected)}`);
}

/** @throws Error listing what went wrong, where anything did */
export function expectNone(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(problems.join("; "));
}
