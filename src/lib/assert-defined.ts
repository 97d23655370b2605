/**
 * Returns a value that must exist.
 *
 * @param name the value and its file, for the error message
 * @throws Error if the value is null or undefined, which stops the build
 */
export function assertDefined<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`${name} is missing; add it back`);
  return value;
}
