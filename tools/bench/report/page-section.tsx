import { budgetFor } from "../budget";
import { overBudget } from "../figures/over-budget";
import { MEASURES } from "../measures";
import type { MeasureName } from "../measures";
import type { PageResult } from "../bench-results";
import { MeasureRow } from "./bars";

const NAMES = Object.keys(MEASURES) as MeasureName[];

/** A page's measures as bars, and the rounds of its requests. */
export function PageSection({ page, floor }: { readonly page: PageResult; readonly floor: PageResult }) {
  const { path, measures, rounds } = page;
  const over = new Set(overBudget(measures, budgetFor(path), floor.measures).map(({ measure }) => measure));
  return (
    <section id={path}>
      <h2>{path}</h2>
      <div className="frame">
        <table>
          <thead>
            <tr>
              <th scope="col">Measure</th>
              <th scope="col">Page, floor and budget</th>
              <th scope="col">Page</th>
              <th scope="col">Floor</th>
              <th scope="col">÷ floor</th>
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
                floor={floor.measures}
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
