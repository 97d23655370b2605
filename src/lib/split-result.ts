/** A result of a case study, split so that its number can be set large. */
export interface SplitResult {
  /**
   * The number with its sign, currency and unit ("34%", "$2.4 million", "4 of 5"); null if the result begins with
   * words.
   */
  readonly figure: string | null;
  /** What the number counts. */
  readonly label: string;
}

const FIGURE =
  /^([+−-]?[$€£]?\d[\d.,]*(?:%|×|x(?=\s)|\+)?(?:\s(?:of\s\d+|million|billion|hours|days|weeks|months)\b)?)\s+(\S.*)$/s;

/** Splits a result into its leading number and the rest: "34% lower cost" is "34%" and "lower cost" (docs/behaviour.md 3.3). */
export function splitResult(result: string): SplitResult {
  const [, figure, label] = FIGURE.exec(result) ?? [];
  return figure && label ? { figure, label } : { figure: null, label: result };
}
