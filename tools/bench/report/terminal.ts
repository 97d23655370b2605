import { table } from "../../terminal/table";
import { BASELINE_PATHS } from "../baseline/baseline-pages";
import { budgetFor, INTERACTION_LIMIT, kindOf, overBudget } from "../budget";
import { formatMeasure, MEASURES, ratio } from "../measures";
import type { MeasureName } from "../measures";
import type { InteractionResult, PageResult, Results } from "../results";

/** The mark behind a figure that exceeds its budget. */
const OVER = "!";

/** The measures that are also shown as multiples of the baseline's. */
const COMPARED: ReadonlySet<MeasureName> = new Set(["largestContentfulPaint", "bytes"]);

/** Returns the table row of a page, or of a baseline, which is compared with nothing. */
function row({ path, measures }: PageResult, names: readonly MeasureName[], baseline?: PageResult): string[] {
  const excesses = baseline ? overBudget(measures, budgetFor(path), baseline.measures) : [];
  const cells = names.flatMap((name) => {
    const mark = excesses.some(({ measure }) => measure === name) ? OVER : "";
    const figure = formatMeasure(name, measures[name]) + mark;
    if (!COMPARED.has(name)) return [figure];
    return [figure, baseline ? ratio(measures[name], baseline.measures[name]) : "1.00"];
  });
  return [baseline ? path : `baseline, ${path === BASELINE_PATHS.home ? "home" : "inner pages"}`, ...cells];
}

/** Returns a table of some measures, with a row for each baseline and page. */
function pageTable({ baselines, pages }: Results, names: readonly MeasureName[]): string {
  const head = names.flatMap((name) =>
    COMPARED.has(name) ? [MEASURES[name].short, "÷ baseline"] : [MEASURES[name].short],
  );
  const rows = [
    ...Object.values(baselines).map((baseline) => row(baseline, names)),
    ...pages.map((page) => row(page, names, baselines[kindOf(page.path)])),
  ];
  return table(["page", ...head], rows);
}

const TIMES: readonly MeasureName[] = [
  ...(["performance", "accessibility", "bestPractices", "seo"] as const),
  ...(["firstContentfulPaint", "largestContentfulPaint", "totalBlockingTime", "longestTask", "scriptTime"] as const),
];

const WEIGHTS: readonly MeasureName[] = [
  ...(["bytes", "bytesScrolled", "html", "answer", "script", "scriptUnused", "font", "picture", "data"] as const),
  ...(["requests", "longestChain", "nodes", "styleAttributes", "layoutShift"] as const),
];

function interactionTable(interactions: readonly InteractionResult[]): string {
  const paint = (figure: number) => `${figure.toFixed(0)} ms${figure > INTERACTION_LIMIT ? "!" : ""}`;
  const rows = interactions.map(({ name, path, first, again }) => [
    `${name} (${path})`,
    ...[first, again].flatMap(({ nextPaint, answered }) => [paint(nextPaint), `${answered.toFixed(0)} ms`]),
  ]);
  return table(["interaction, 4× slower", "next paint", "answered", "again: next paint", "answered"], rows);
}

/** Returns a remark about pages measured on a busy machine, or an empty string when there are none. */
function busyRemark({ pages, baselines }: Results): string {
  const busy = [...Object.values(baselines), ...pages].filter(({ busyRuns }) => busyRuns > 0);
  if (busy.length === 0) return "";
  return `The machine stayed busy while Lighthouse looked at ${busy.map(({ path }) => path).join(", ")}: too slow.`;
}

/** Returns the bench's results as text for the terminal. */
export function terminalReport(results: Results): string {
  const { runs, browser, benchmarkIndex, interactions } = results;
  const parts = [
    `${browser}, benchmark index ${benchmarkIndex.toFixed(0)}; medians, runs: ${String(runs)}. Over budget: !`,
    pageTable(results, TIMES),
    pageTable(results, WEIGHTS),
    interactions.length > 0 ? interactionTable(interactions) : "",
    busyRemark(results),
  ];
  return parts.filter(Boolean).join("\n\n");
}
