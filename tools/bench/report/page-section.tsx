import { budgetFor, limitFigure, overBudget } from "../budget";
import { formatMeasure, MEASURES, ratio } from "../measures";
import type { MeasureName, PageMeasures } from "../measures";
import type { PageResult } from "../results";

interface BarProps {
  readonly value: number;
  readonly baseline: number;
  readonly limit: number | undefined;
  readonly isOver: boolean;
}

/** The page's bar, the baseline's thin one below it, and a line at the limit. The cells beside it have the same figures. */
function Bar({ value, baseline, limit, isOver }: BarProps) {
  const longest = Math.max(value, baseline, limit ?? 0);
  const share = (figure: number) => (longest === 0 ? 0 : (figure / longest) * 100);
  return (
    <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <rect className={isOver ? "over" : "page"} width={share(value)} height="7" />
      <rect className="baseline" y="8" width={share(baseline)} height="3" />
      {limit !== undefined && <rect className="limit" x={Math.max(0, share(limit) - 0.5)} width="0.5" height="12" />}
    </svg>
  );
}

interface MeasureRowProps {
  readonly name: MeasureName;
  readonly path: string;
  readonly measures: PageMeasures;
  readonly baseline: PageMeasures;
  readonly isOver: boolean;
}

/** A table row with a measure of a page, its baseline and its budget. */
function MeasureRow({ name, path, measures, baseline, isOver }: MeasureRowProps) {
  const rule = budgetFor(path)[name];
  const limit = rule && limitFigure(rule, baseline[name]);
  return (
    <tr>
      <th scope="row">{MEASURES[name].label}</th>
      <td className="bar">
        <Bar value={measures[name]} baseline={baseline[name]} limit={limit} isOver={isOver} />
      </td>
      <td className={isOver ? "exceeds" : undefined}>{formatMeasure(name, measures[name])}</td>
      <td>{formatMeasure(name, baseline[name])}</td>
      <td>{ratio(measures[name], baseline[name])}</td>
      <td>
        {rule && limit !== undefined && `${"atLeast" in rule ? "at least" : "at most"} ${formatMeasure(name, limit)}`}
      </td>
    </tr>
  );
}

const NAMES = Object.keys(MEASURES) as MeasureName[];

/** The section about a page: its measures as bars, and the rounds of its requests. */
export function PageSection({ page, baseline }: { readonly page: PageResult; readonly baseline: PageResult }) {
  const { path, measures, rounds } = page;
  const over = new Set(overBudget(measures, budgetFor(path), baseline.measures).map(({ measure }) => measure));
  return (
    <section id={path}>
      <h2>{path}</h2>
      <div className="frame">
        <table>
          <thead>
            <tr>
              <th scope="col">Measure</th>
              <th scope="col">Page, baseline and budget</th>
              <th scope="col">Page</th>
              <th scope="col">Baseline</th>
              <th scope="col">÷ baseline</th>
              <th scope="col">Budget</th>
            </tr>
          </thead>
          <tbody>
            {NAMES.map((name) => (
              <MeasureRow
                key={name}
                name={name}
                path={path}
                measures={measures}
                baseline={baseline.measures}
                isOver={over.has(name)}
              />
            ))}
          </tbody>
        </table>
      </div>
      <details>
        <summary>What is asked for in turn ({rounds.length})</summary>
        <ol>
          {rounds.map((round) => (
            <li key={round.join()}>{round.join(", ")}</li>
          ))}
        </ol>
      </details>
    </section>
  );
}
