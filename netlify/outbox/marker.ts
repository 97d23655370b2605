import type { QueueTime } from "./queue";

/** What the outbox keeps of a mail that is not sent yet. */
export interface Marker {
  /** The next time it may be tried, in milliseconds since 1970. */
  readonly dueAt: number;
  /** How often it was tried. */
  readonly attempts: number;
  /** The recipients that the mail server has taken it for already. */
  readonly accepted: readonly string[];
  /** Its place in the queue: where it stays while it is tried. */
  readonly queuedFor: QueueTime;
}

/** How long a mail that is being tried is left alone by others, in milliseconds: far longer than a try may take. */
export const CLAIM_MS = 60_000;

const FIRST_PAUSE_MS = 5 * 60_000;
/** The longest pause between two tries, in milliseconds. */
export const LONGEST_PAUSE_MS = 12 * 60 * 60_000;

/** With the pauses between them about four days, after which mail servers give up as well (RFC 5321 §4.5.4.1). */
export const MAXIMUM_ATTEMPTS = 15;

/** Makes the marker of a mail that waits for its first try. */
export function newMarker(): Marker {
  const now = Date.now();
  return { dueAt: now, attempts: 0, accepted: [], queuedFor: now };
}

/** Returns the marker while the mail is tried once more. */
export function tried(marker: Marker): Marker {
  return { ...marker, attempts: marker.attempts + 1, dueAt: Date.now() + CLAIM_MS };
}

/** Returns the marker after a try that failed: each pause is twice as long as the one before. */
export function postponed(marker: Marker, accepted: readonly string[]): Marker {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (marker.attempts - 1), LONGEST_PAUSE_MS);
  const dueAt = Date.now() + pause;
  const queuedFor = isGivenUp(marker) ? null : dueAt;
  return { ...marker, dueAt, queuedFor, accepted: [...marker.accepted, ...accepted] };
}

/** Tells whether a mail was tried often enough: from now on only a person can send it. */
export function isGivenUp(marker: Marker): boolean {
  return marker.attempts >= MAXIMUM_ATTEMPTS;
}

/** Tells whether a mail may be tried now. Only a wrong clock can have set a time further off than any pause. */
export function isDue(marker: Marker): boolean {
  const pause = marker.dueAt - Date.now();
  return !isGivenUp(marker) && (pause <= 0 || pause > LONGEST_PAUSE_MS);
}

/** Tells whether the last try of a mail has ended without a word of how: its process was ended. */
export function wasLastTry({ attempts, dueAt, queuedFor }: Marker): boolean {
  return attempts >= MAXIMUM_ATTEMPTS && queuedFor !== null && dueAt <= Date.now();
}

/** Writes a marker as it is stored. */
export function serializeMarker({ dueAt, queuedFor, ...rest }: Marker): string {
  const queued = queuedFor === null ? null : new Date(queuedFor).toISOString();
  return JSON.stringify({ dueAt: new Date(dueAt).toISOString(), ...rest, queuedFor: queued });
}

interface StoredMarker {
  readonly dueAt: string;
  readonly attempts: number;
  readonly accepted: string[];
  /** Missing where it was written before there was a queue. */
  readonly queuedFor?: string | null;
}

/** Reads a stored marker; one that cannot be read is tried at once, as losing a mail is worse. */
export function parseMarker(text: string): Marker {
  try {
    const { dueAt: due, attempts, accepted, queuedFor: queued } = JSON.parse(text) as StoredMarker;
    const dueAt = Date.parse(due);
    const first = attempts >= MAXIMUM_ATTEMPTS ? null : dueAt;
    const queuedFor = typeof queued === "string" ? Date.parse(queued) : (queued ?? first);
    const isSound = Number.isFinite(dueAt) && !Number.isNaN(queuedFor);
    return isSound && Number.isInteger(attempts) && Array.isArray(accepted)
      ? { dueAt, attempts, accepted, queuedFor }
      : newMarker();
  } catch {
    return newMarker();
  }
}
