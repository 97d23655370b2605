import { INTERACTION_LIMIT } from "../budget";
import type { InteractionResult } from "../results";

function Paint({ figure }: { readonly figure: number }) {
  const isOver = figure > INTERACTION_LIMIT;
  const share = Math.min(1, figure / (2 * INTERACTION_LIMIT)) * 100;
  return (
    <>
      <td className="paint">
        <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
          <rect className={isOver ? "over" : "page"} width={share} height="12" />
          <rect className="limit" x="49.5" width="0.5" height="12" />
        </svg>
      </td>
      <td className={isOver ? "exceeds" : undefined}>{figure.toFixed(0)} ms</td>
    </>
  );
}

/** The section about interactions: how fast the site responds the first and the second time. */
export function InteractionSection({ interactions }: { readonly interactions: readonly InteractionResult[] }) {
  if (interactions.length === 0) return null;
  return (
    <section id="interactions">
      <h2>Interactions, 4× slower</h2>
      <p>From the event to the next paint, at most {INTERACTION_LIMIT} ms, and until the answer is there.</p>
      <div className="frame">
        <table>
          <thead>
            <tr>
              <th scope="col">Interaction</th>
              <th scope="col" colSpan={2}>
                Next paint
              </th>
              <th scope="col">Answered</th>
              <th scope="col" colSpan={2}>
                Again: next paint
              </th>
              <th scope="col">Answered</th>
            </tr>
          </thead>
          <tbody>
            {interactions.map(({ name, path, first, again }) => (
              <tr key={name}>
                <th scope="row">
                  {name} <code>{path}</code>
                </th>
                <Paint figure={first.nextPaint} />
                <td>{first.answered.toFixed(0)} ms</td>
                <Paint figure={again.nextPaint} />
                <td>{again.answered.toFixed(0)} ms</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
