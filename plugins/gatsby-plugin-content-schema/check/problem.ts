import type { Finding, Severity } from "./finding";
import type { JsonPath, JsonSource } from "./read/json-source";

/** A finding whose place is known by its path in the content, not yet by line and column. */
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

/** What a check of one value finds, before it is known where the value stands. */
export type ValueProblem = Omit<Problem, "path">;

/** The longest value that is shown in full, in characters. */
const SHOWN_LENGTH = 80;

/** A value as the check shows it: texts as they are, others as JSON, cut where they are long. */
export function shown(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
}

/** Gives a problem its line and column. */
export function locate({ path, part, value, ...what }: Problem, source: JsonSource): Finding {
  return {
    ...what,
    file: source.file,
    ...source.place(path, part),
    ...(value === undefined ? {} : { value: shown(value) }),
  };
}
