/** The result of a journey in a browser. */
export interface Result {
  readonly engine: string;
  readonly journey: string;
  /** The failure; null when the journey passed, undefined when the browser can't run it. */
  readonly failure: string | null | undefined;
  /** A figure to show beside the verdict. */
  readonly figure?: string | undefined;
}

function verdict(result: Result | undefined): string {
  if (!result || result.failure === undefined) return "–";
  if (result.failure !== null) return "FAIL";
  return result.figure === undefined ? "pass" : `pass, ${result.figure}`;
}

/**
 * Formats the results as a table with a row for each journey and a column for each browser, and the failures below it.
 *
 * @param results the results in the order of the rows
 * @param engines the names of the columns
 */
export function tableOf(results: readonly Result[], engines: readonly string[]): string {
  const journeys = [...new Set(results.map(({ journey }) => journey))];
  const cell = (journey: string, engine: string) =>
    verdict(results.find((result) => result.journey === journey && result.engine === engine));
  const rows = [["", ...engines], ...journeys.map((name) => [name, ...engines.map((engine) => cell(name, engine))])];
  const widths = ["", ...engines].map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  const failures = results
    .filter(({ failure }) => typeof failure === "string")
    .map(({ engine, journey, failure }) => `${engine}, ${journey}: ${failure ?? ""}`);
  return [...lines, ...(failures.length > 0 ? ["", ...failures] : [])].join("\n");
}
