import { closest, distance } from "fastest-levenshtein";
import type { ContentSource, JsonPath } from "./json-source";

/** A mistake stops the build, a warning doesn't. */
export type Severity = "mistake" | "warning";

/** Something that the check found in one place of the content folder. */
export interface Finding {
  readonly severity: Severity;
  /** The file, as an editor names it: "data/services.json". */
  readonly file: string;
  /** Line and column, both counted from 1, as editors' programs count them. */
  readonly line: number;
  readonly column: number;
  /** The offending value as it is read, where there is one; long ones are cut. */
  readonly value?: string;
  /** What is wrong. */
  readonly message: string;
  /** What to do about it. */
  readonly remedy: string;
  /** What was probably meant. */
  readonly suggestion?: string;
}

/** A finding that names its place by the path in the content instead of line and column. */
export interface Problem {
  readonly severity: Severity;
  readonly path: JsonPath;
  /** The place within the value: its key, or the character of the text with this index. Left out for the value itself. */
  readonly part?: "key" | number;
  readonly value?: unknown;
  readonly message: string;
  readonly remedy: string;
  readonly suggestion?: string;
}

/** A problem of one value, without the value's path. */
export type ValueProblem = Omit<Problem, "path">;

/** The longest value that is shown in full, in characters. */
const SHOWN_LENGTH = 80;

/** Returns a value as findings show it: texts as they are, others as JSON, long ones cut. */
function shown(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
}

/** Turns a problem into a finding with line and column. */
export function locate({ path, part, value, ...what }: Problem, source: ContentSource): Finding {
  return {
    ...what,
    ...source.locate(path, part),
    ...(value === undefined ? {} : { value: shown(value) }),
  };
}

/** The part of a word that may differ from another one for the two to count as similar. */
const SLIP = 1 / 3;

/**
 * Finds what an editor probably meant.
 *
 * @param written the word in the content
 * @param known the words that would be right
 * @param slips how many letters may differ, if fewer than a third of the word
 * @returns the most similar of those, or undefined if none is similar enough
 */
export function nearest(written: string, known: Iterable<string>, slips = Infinity): string | undefined {
  const candidates = [...known];
  const sameButForCase = candidates.find((candidate) => candidate.toLowerCase() === written.toLowerCase());
  if (sameButForCase !== undefined) return sameButForCase;
  const allowed = (candidate: string) => Math.min(slips, Math.ceil(Math.max(written.length, candidate.length) * SLIP));
  const similar = candidates.filter((candidate) => Math.abs(candidate.length - written.length) <= allowed(candidate));
  if (similar.length === 0) return undefined;
  const found = closest(written, similar);
  return distance(written, found) <= allowed(found) ? found : undefined;
}
