/** Returns a value that must exist, or stops the build. The error has its name and file. */
export function assertDefined<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`${name} is missing; add it back`);
  return value;
}
