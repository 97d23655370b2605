/** An entry of a content file. */
type Entry = Readonly<Record<string, unknown>>;

/**
 * The first day on which visitors see something, in ISO 8601 form. What one thing names has to be seen no later than it:
 * days are compared as texts.
 */
export type VisibleFrom = string;

/** Of what visitors see at once. */
export const ALWAYS: VisibleFrom = "";

/** Of drafts. */
export const NEVER: VisibleFrom = "never";

/** How the entries of one content file are kept back until their day. */
export interface HeldBack {
  /** The entry's day in ISO 8601 form; undefined where it has none that can be read. */
  readonly dayOf: (entry: Entry) => string | undefined;
  /** The GraphQL field of the entry's type that has the same day. */
  readonly field: string;
}

/** By the name of the content file. */
export type HeldBackFiles = Readonly<Record<string, HeldBack>>;

/**
 * Returns from when visitors see an entry.
 *
 * @param today in ISO 8601 form: what has begun by then is seen at once
 */
export function visibleFrom(entry: Entry, heldBack: HeldBack | undefined, today: string): VisibleFrom {
  if (entry.draft === true) return NEVER;
  const day = heldBack?.dayOf(entry) ?? ALWAYS;
  return day > today ? day : ALWAYS;
}
