/**
 * Returns a value that must exist.
 *
 * @param what names the value and its file, for whoever removed it
 * @throws Error if it is null or undefined, which stops the build
 */
export function assertDefined<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`${what} is missing; add it back`);
  return value;
}
