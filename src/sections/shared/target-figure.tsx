import { graphql } from "gatsby";
import type { CSSProperties, ReactNode } from "react";
import { delayOf, formatValue, isMet, progress } from "../../lib/targets";
import type { Target } from "../../lib/targets";
import { caseStudyPath } from "../../lib/paths";
import { SiteLink } from "../../ui/links";
import { LINE, TargetTable } from "./target-table";

export const targetFigureFragments = graphql`
  fragment TargetRecord on CaseStudy {
    jsonId
    record {
      client
      due
      closed
      targets {
        label
        unit
        zero
        one
        start
        promised
        reached
        later
      }
    }
  }
`;

const AXIS_END = 100 / parseFloat(LINE);

/** A position on the axis, to two decimals. What is worse than the start is drawn there, and the axis has an end. */
const position = (target: Target, value: number) =>
  Number(Math.min(AXIS_END, Math.max(0, progress(target, value))).toFixed(2));

const isMissed = (target: Target, value: number) => !isMet(target, value) || undefined;

const COLUMNS = [
  { key: "start", label: "At the start", mark: undefined },
  { key: "promised", label: "Promised", mark: undefined },
  { key: "reached", label: "At the end", mark: "dot" },
  { key: "later", label: "Six months later", mark: "ring" },
] as const;

type Column = (typeof COLUMNS)[number]["key"];

interface CellProps {
  readonly target: Target;
  readonly column: (typeof COLUMNS)[number];
}

function Value({ target, column: { key, label, mark } }: CellProps) {
  const value = target[key] ?? undefined;
  const missed = mark && value !== undefined ? isMissed(target, value) : undefined;
  return (
    <td data-label={label} data-missed={missed}>
      {value === undefined ? "–" : formatValue(target, value)} {missed ? <small>missed</small> : null}
    </td>
  );
}

/** The promised number, at the line, and the marks of the results. */
function Axis({ target }: CellProps) {
  const { promised, reached, later } = target;
  const style = { "--reached": position(target, reached), "--later": position(target, later ?? reached) };
  return (
    <td data-axis="" style={style as CSSProperties}>
      <span>{formatValue(target, promised)}</span>
      <i data-missed={isMissed(target, reached)} />
      {later == null ? null : <i data-missed={isMissed(target, later)} />}
    </td>
  );
}

interface TargetFigureProps {
  /** A case without a record has no rows. */
  readonly cases: readonly Queries.TargetRecordFragment[];
  /** Shows only the first target of each case. */
  readonly firstOnly?: boolean;
  /** In wide windows, rows with shared labels above them; in others, and with "blocks", rows with their own labels. */
  readonly layout?: "rows" | "blocks";
  /** Names the client of each case, with a link to the case. */
  readonly named?: boolean;
  /** The dates below the labels of the columns. With them, the promised numbers are like the others, without the axis. */
  readonly dates?: Readonly<Record<Column, ReactNode>>;
}

/**
 * All targets on one axis: a row each, from the start at the left to the line of the targets. A dot shows the result when the
 * project ended, a ring six months later; on or right of the line, the target was met.
 */
export function TargetFigure({ cases, firstOnly = false, layout = "rows", named = false, dates }: TargetFigureProps) {
  const isAxis = ({ key }: CellProps["column"]) => key === "promised" && !dates;
  const rows = dates ? "figures" : named ? "aligned" : "rows";
  return (
    <TargetTable layout={layout === "rows" ? rows : layout}>
      <thead>
        <tr>
          {named ? <th scope="col">Client</th> : null}
          <th scope="col">Measure</th>
          {COLUMNS.map((column) => (
            <th
              key={column.key}
              scope="col"
              data-key={dates ? undefined : column.mark}
              data-axis={isAxis(column) ? "" : undefined}
            >
              <span>{column.label}</span> {dates?.[column.key]}
            </th>
          ))}
        </tr>
      </thead>
      {cases.map(({ jsonId, record }) => {
        if (!record) return null;
        const targets = record.targets.slice(0, firstOnly ? 1 : undefined);
        const delay = delayOf(record);
        return (
          <tbody key={jsonId}>
            {targets.map((target, index) => (
              <tr key={target.label}>
                {named && index === 0 ? (
                  <th scope="rowgroup" rowSpan={firstOnly ? undefined : targets.length}>
                    <SiteLink to={caseStudyPath(jsonId)}>{record.client}</SiteLink>{" "}
                    {delay ? <small>{delay}</small> : null}
                  </th>
                ) : null}
                <th scope="row">{target.label}</th>
                {COLUMNS.map((column) => {
                  const Cell = isAxis(column) ? Axis : Value;
                  return <Cell key={column.key} target={target} column={column} />;
                })}
              </tr>
            ))}
          </tbody>
        );
      })}
    </TargetTable>
  );
}
