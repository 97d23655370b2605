import { INTERACTION_LIMIT } from "../budget";
import type { MeasureName } from "../measures";
import type { InteractionResult, Results } from "../bench-results";
import { pageTable } from "./page-rows";
import { table } from "./table";

const TIMES: readonly MeasureName[] = [
  ...(["performance", "accessibility", "bestPractices", "seo"] as const),
  ...(["firstContentfulPaint", "largestContentfulPaint", "totalBlockingTime", "longestTask", "scriptTime"] as const),
];

const WEIGHTS: readonly MeasureName[] = [
  ...(["bytes", "bytesScrolled", "html", "script", "scriptUnused", "font", "picture", "data"] as const),
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

/** The remark that some of Lighthouse's figures are worth less than others; empty where none is. */
function busyRemark({ pages, floors }: Results): string {
  const busy = [...Object.values(floors), ...pages].filter(({ busyRuns }) => busyRuns > 0);
  if (busy.length === 0) return "";
  return `The machine stayed busy while Lighthouse looked at ${busy.map(({ path }) => path).join(", ")}: too slow.`;
}

/** What a run of the bench has found, for the terminal. */
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
