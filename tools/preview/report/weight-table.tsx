import type { WeightChange } from "../page-weights";

const KINDS = [
  ["html", "HTML with CSS"],
  ["scripts", "First scripts"],
  ["pictures", "Pictures"],
] as const;

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

function Weight({ before, after }: { before: number | undefined; after: number }) {
  const difference = before === undefined ? "" : kilobytes(after - before);
  if (Number(difference) === 0) return <td>{kilobytes(after)}</td>;
  const isHeavier = Number(difference) > 0;
  return (
    <td>
      {kilobytes(after)}{" "}
      <span className={isHeavier ? "heavier" : "lighter"}>({isHeavier ? `+${difference}` : difference})</span>
    </td>
  );
}

/** The section about changed weights, of changed pages and one page of each kind. */
export function WeightTable({ weights }: { readonly weights: readonly WeightChange[] }) {
  if (weights.length === 0) return null;
  return (
    <section id="weights">
      <h2>Weight</h2>
      <table>
        <caption>
          Kilobytes that a page loads first, text as brotli compresses it, and how many more or less than before
        </caption>
        <thead>
          <tr>
            <th scope="col">Page</th>
            {KINDS.map(([kind, name]) => (
              <th key={kind} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weights.map(({ path, before, after }) => (
            <tr key={path}>
              <th scope="row">{path}</th>
              {KINDS.map(([kind]) => (
                <Weight key={kind} before={before?.[kind]} after={after[kind]} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
