// Browsers throw if the storage is blocked or full. The pages work without it.

/** Returns a record in the tab's storage: a draft or scroll positions. */
export function readValues(key: string): Record<string, string> {
  try {
    return JSON.parse(sessionStorage[key] ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

/** Adds values to a record in the tab's storage. */
export function addValues(key: string, values: Readonly<Record<string, string>>): void {
  try {
    sessionStorage[key] = JSON.stringify({ ...readValues(key), ...values });
  } catch {
    // See above.
  }
}

/** Deletes the records with these keys from the tab's storage. */
export function removeRecords(isOne: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(sessionStorage).filter(isOne)) sessionStorage.removeItem(key);
  } catch {
    // See above.
  }
}
