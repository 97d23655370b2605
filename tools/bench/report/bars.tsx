import { budgetFor } from "../budget";
import { limitFigure } from "../figures/over-budget";
import { ratio } from "../figures/ratio";
import { MEASURES, written } from "../measures";
import type { MeasureName, PageMeasures } from "../measures";

interface BarProps {
  readonly value: number;
  readonly floor: number;
  readonly limit: number | undefined;
  readonly isOver: boolean;
}

/** The page's bar above the floor's thin one, and a line where the budget ends. The figures beside it say the same. */
function Bar({ value, floor, limit, isOver }: BarProps) {
  const longest = Math.max(value, floor, limit ?? 0);
  const share = (figure: number) => (longest === 0 ? 0 : (figure / longest) * 100);
  return (
    <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <rect className={isOver ? "over" : "page"} width={share(value)} height="7" />
      <rect className="floor" y="8" width={share(floor)} height="3" />
      {limit !== undefined && <rect className="limit" x={Math.max(0, share(limit) - 0.5)} width="0.5" height="12" />}
    </svg>
  );
}

interface MeasureRowProps {
  readonly name: MeasureName;
  readonly path: string;
  readonly measures: PageMeasures;
  readonly floor: PageMeasures;
  readonly isOver: boolean;
}

/** A measure of a page against its floor and its budget. */
export function MeasureRow({ name, path, measures, floor, isOver }: MeasureRowProps) {
  const rule = budgetFor(path)[name];
  const limit = rule && limitFigure(rule, floor[name]);
  return (
    <tr>
      <th scope="row">{MEASURES[name].label}</th>
      <td className="bar">
        <Bar value={measures[name]} floor={floor[name]} limit={limit} isOver={isOver} />
      </td>
      <td className={isOver ? "exceeds" : undefined}>{written(name, measures[name])}</td>
      <td>{written(name, floor[name])}</td>
      <td>{ratio(measures[name], floor[name])}</td>
      <td>{rule && limit !== undefined && `${"atLeast" in rule ? "at least" : "at most"} ${written(name, limit)}`}</td>
    </tr>
  );
}
