/**
 * A record that the site can't be without.
 *
 * @param what the record and the file that it belongs to, for whoever took it away
 * @throws Error where there is none, which stops the build
 */
export function required<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`${what} is missing; add it back`);
  return value;
}
