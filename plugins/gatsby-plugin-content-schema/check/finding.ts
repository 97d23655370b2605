/** Something to mend, which stops the build, or something to look at, which doesn't. */
export type Severity = "mistake" | "warning";

/** What the check has to say about one place in `data/`. */
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
