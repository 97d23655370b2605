/** Returns null if the browser blocks the storage. */
export function tabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** Returns a record in the tab's storage: a draft, what was sent, or scroll positions. */
export const readValues = (key: string) => JSON.parse(tabStorage()?.getItem(key) ?? "{}") as Record<string, string>;

/** Adds values to a record in the tab's storage. It is short, because the inline script of every page contains it. */
export function addValues(key: string, values: Readonly<Record<string, string>>): void {
  try {
    sessionStorage[key] = JSON.stringify({ ...JSON.parse(sessionStorage[key] ?? null), ...values });
  } catch {
    // The storage is blocked or full. The page works without it.
  }
}
