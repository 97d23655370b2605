import { graphql } from "gatsby";
import type { CSSProperties, ReactNode } from "react";
import { delayOf, formatFigure, isMet, progress } from "../../lib/measures";
import type { Measure } from "../../lib/measures";
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
      measures {
        label
        figure
        zero
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
const position = (measure: Measure, value: number) =>
  Number(Math.min(AXIS_END, Math.max(0, progress(measure, value))).toFixed(2));

const isMissed = (measure: Measure, value: number) => !isMet(measure, value) || undefined;

const COLUMNS = [
  { key: "start", label: "At the start", mark: undefined },
  { key: "promised", label: "Promised", mark: undefined },
  { key: "reached", label: "At the end", mark: "dot" },
  { key: "later", label: "Six months later", mark: "ring" },
] as const;

type Column = (typeof COLUMNS)[number]["key"];

interface CellProps {
  readonly measure: Measure;
  readonly column: (typeof COLUMNS)[number];
}

function Figure({ measure, column: { key, label, mark } }: CellProps) {
  const value = measure[key] ?? undefined;
  const missed = mark && value !== undefined ? isMissed(measure, value) : undefined;
  return (
    <td data-label={label} data-missed={missed}>
      {value === undefined ? "–" : formatFigure(measure, value)}
      {missed ? <small> missed</small> : null}
    </td>
  );
}

/** The figure of the promise, at the line, and the marks of the results. */
function Track({ measure }: CellProps) {
  const { promised, reached, later } = measure;
  const style = { "--reached": position(measure, reached), "--later": position(measure, later ?? reached) };
  return (
    <td data-track="" style={style as CSSProperties}>
      <span>{formatFigure(measure, promised)}</span>
      <i data-missed={isMissed(measure, reached)} />
      {later == null ? null : <i data-missed={isMissed(measure, later)} />}
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
  /** The dates below the labels of the columns. With them, the promises are figures like the others, without the axis. */
  readonly dates?: Readonly<Record<Column, ReactNode>>;
}

/**
 * All targets on one axis: a row each, from the start at the left to the line of the promises. A dot shows the result when the
 * project ended, a ring six months later; on or right of the line, the promise was kept.
 */
export function TargetFigure({ cases, firstOnly = false, layout = "rows", named = false, dates }: TargetFigureProps) {
  const hasTrack = ({ key }: CellProps["column"]) => key === "promised" && !dates;
  const columns = dates ? "figures" : named && layout === "rows" ? "aligned" : undefined;
  return (
    <TargetTable layout={layout} columns={columns}>
      <thead>
        <tr>
          {named ? <th scope="col">Client</th> : null}
          <th scope="col">Measure</th>
          {COLUMNS.map((column) => (
            <th
              key={column.key}
              scope="col"
              data-key={dates ? undefined : column.mark}
              data-track={hasTrack(column) ? "" : undefined}
            >
              <span>{column.label}</span>
              {dates?.[column.key]}
            </th>
          ))}
        </tr>
      </thead>
      {cases.map(({ jsonId, record }) => {
        if (!record) return null;
        const measures = record.measures.slice(0, firstOnly ? 1 : undefined);
        const delay = delayOf(record);
        return (
          <tbody key={jsonId}>
            {measures.map((measure, index) => (
              <tr key={measure.label}>
                {named && index === 0 ? (
                  <th scope="rowgroup" rowSpan={firstOnly ? undefined : measures.length}>
                    <SiteLink to={caseStudyPath(jsonId)}>{record.client}</SiteLink>
                    {delay ? <small> {delay}</small> : null}
                  </th>
                ) : null}
                <th scope="row">{measure.label}</th>
                {COLUMNS.map((column) => {
                  const Cell = hasTrack(column) ? Track : Figure;
                  return <Cell key={column.key} measure={measure} column={column} />;
                })}
              </tr>
            ))}
          </tbody>
        );
      })}
    </TargetTable>
  );
}
