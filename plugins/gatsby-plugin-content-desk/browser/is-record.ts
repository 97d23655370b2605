/** A JSON object. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** Tells JSON objects from other values. */
export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
