/** What came of a journey in a browser. */
export interface Result {
  readonly engine: string;
  readonly journey: string;
  /** What was not as it should be; null where it passed; undefined where the browser can't go it. */
  readonly failure: string | null | undefined;
  /** A figure beside the verdict. */
  readonly figure?: string | undefined;
}

function verdict(result: Result | undefined): string {
  if (!result || result.failure === undefined) return "–";
  if (result.failure !== null) return "FAIL";
  return result.figure === undefined ? "pass" : `pass, ${result.figure}`;
}

/**
 * The results as a table, a journey a row and a browser a column, with what failed below it.
 *
 * @param results in the order of the table's rows
 * @param engines the names of its columns
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
