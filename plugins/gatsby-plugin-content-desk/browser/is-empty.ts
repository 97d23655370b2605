/** Whether a form's value says nothing: what Sveltia keeps for a field that nobody has filled in. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "" || value === false) return true;
  return typeof value === "object" && Object.values(value).every(isEmpty);
}
