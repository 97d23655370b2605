/** What the outbox keeps of a mail that is not sent yet. */
export interface Marker {
  /** The next time it may be tried, in milliseconds since 1970. */
  readonly dueAt: number;
  /** How often it was tried. */
  readonly attempts: number;
  /** The recipients that the mail server has taken it for already. */
  readonly accepted: readonly string[];
}

/** How long whoever tries a mail has it to themselves, in milliseconds: far longer than a try may take. */
export const LEASE_MS = 60_000;

const FIRST_PAUSE_MS = 5 * 60_000;
const LONGEST_PAUSE_MS = 12 * 60 * 60_000;

/** With the pauses between them about four days, after which mail servers give up as well (RFC 5321 §4.5.4.1). */
export const MAXIMUM_ATTEMPTS = 15;

/** A mail that waits for its first try. */
export function newMarker(): Marker {
  return { dueAt: Date.now(), attempts: 0, accepted: [] };
}

/** The same while somebody tries it, once more. */
export function tried(marker: Marker): Marker {
  return { ...marker, attempts: marker.attempts + 1, dueAt: Date.now() + LEASE_MS };
}

/** The same after a try that failed: each pause is twice as long as the one before. */
export function postponed(marker: Marker, accepted: readonly string[]): Marker {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (marker.attempts - 1), LONGEST_PAUSE_MS);
  return { ...marker, dueAt: Date.now() + pause, accepted: [...marker.accepted, ...accepted] };
}

/** Whether it was tried often enough: from now on only a person can send it. */
export function isGivenUp(marker: Marker): boolean {
  return marker.attempts >= MAXIMUM_ATTEMPTS;
}

/** Whether it may be tried now. A time further off than any pause is one that a wrong clock has set. */
export function isDue(marker: Marker): boolean {
  const pause = marker.dueAt - Date.now();
  return !isGivenUp(marker) && (pause <= 0 || pause > LONGEST_PAUSE_MS);
}

/** How a marker is stored. */
export function serializeMarker({ dueAt, ...rest }: Marker): string {
  return JSON.stringify({ dueAt: new Date(dueAt).toISOString(), ...rest });
}

/** Reads a stored marker; one that cannot be read is tried at once, as losing a mail is worse. */
export function parseMarker(text: string): Marker {
  try {
    const { dueAt, attempts, accepted } = JSON.parse(text) as { dueAt: string; attempts: number; accepted: string[] };
    const marker = { dueAt: Date.parse(dueAt), attempts, accepted };
    return Number.isFinite(marker.dueAt) && Number.isInteger(attempts) && Array.isArray(accepted)
      ? marker
      : newMarker();
  } catch {
    return newMarker();
  }
}
