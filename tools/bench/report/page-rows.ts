import { budgetFor } from "../budget";
import { overBudget } from "../figures/over-budget";
import { ratio } from "../figures/ratio";
import { FLOOR_PATHS } from "../floor/floor-pages";
import { MEASURES, written } from "../measures";
import type { MeasureName } from "../measures";
import { kindOf } from "../page-kind";
import type { PageResult, Results } from "../bench-results";
import { table } from "./table";

/** Behind a figure that goes further than its budget allows. */
const OVER = "!";

/** The figures that are shown as multiples of the floor's too. */
const COMPARED: ReadonlySet<MeasureName> = new Set(["largestContentfulPaint", "bytes"]);

/** A row: of a page of the site, or of a floor, which is compared with nothing. */
function row({ path, measures }: PageResult, names: readonly MeasureName[], floor?: PageResult): string[] {
  const excesses = floor ? overBudget(measures, budgetFor(path), floor.measures) : [];
  const cells = names.flatMap((name) => {
    const mark = excesses.some(({ measure }) => measure === name) ? OVER : "";
    const figure = written(name, measures[name]) + mark;
    if (!COMPARED.has(name)) return [figure];
    return [figure, floor ? ratio(measures[name], floor.measures[name]) : "1.00"];
  });
  return [floor ? path : `floor, ${path === FLOOR_PATHS.home ? "home" : "inner pages"}`, ...cells];
}

/** A table of some measures, a row for each floor and page. */
export function pageTable({ floors, pages }: Results, names: readonly MeasureName[]): string {
  const head = names.flatMap((name) =>
    COMPARED.has(name) ? [MEASURES[name].short, "÷ floor"] : [MEASURES[name].short],
  );
  const rows = [
    ...Object.values(floors).map((floor) => row(floor, names)),
    ...pages.map((page) => row(page, names, floors[kindOf(page.path)])),
  ];
  return table(["page", ...head], rows);
}
