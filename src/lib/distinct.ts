/** Each value once, in the order of its first appearance. */
export function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
