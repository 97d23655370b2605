import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { CSSProperties, ReactNode } from "react";
import { delayOf, formatFigure, isMet, progress } from "../../lib/measures";
import type { Measure } from "../../lib/measures";
import { caseStudyPath } from "../../lib/paths";
import { SiteLink } from "../../ui/links";

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

/** Where the line of the promises stands in its column. */
const LINE = 0.6;

/**
 * Everything is drawn with borders, which also print and stay in forced colors. --reached and --later are shares of the
 * way from the start (0) to the promise (1). In a narrow container each row is a block with its own labels.
 */
const Table = chakra("table", {
  base: {
    "--met": "{colors.accent}",
    "--missed": "{colors.danger}",
    "--label": "{colors.fg.muted}",
    "[data-ground=inverse] &": {
      "--met": "{colors.accent.inverse}",
      "--missed": "{colors.dangerInverse}",
      "--label": "{colors.fg.inverse}",
    },
    width: "full",
    borderCollapse: "collapse",
    textStyle: "small",
    lineHeight: "1.3",
    fontVariantNumeric: "tabular-nums",
    "& :is(th, td)": { textAlign: "start", fontWeight: "400", paddingInlineEnd: "3" },
    "& thead th": { verticalAlign: "bottom", paddingBottom: "3", fontSize: "xs" },
    "& thead [data-measure]": { width: "24%" },
    "& tbody > tr": { height: "3.5rem", borderTop: "hairline", breakInside: "avoid" },
    "& tbody [scope=rowgroup]": { textStyle: "h3", fontSize: "md", verticalAlign: "top", paddingTop: "4" },
    "& a": { textDecoration: "underline", textDecorationThickness: "1px", textUnderlineOffset: "0.25em" },
    "& [data-value]": { textAlign: "end", whiteSpace: "nowrap" },
    "& td[data-value]": { fontFamily: "heading", fontSize: "md" },
    "& tr > :last-child": { paddingInlineEnd: "0" },
    "& [data-met]": { color: "var(--met)" },
    "& :is([data-met=no], small)": { color: "var(--missed)" },
    "& small": { display: "block", fontFamily: "body", fontSize: "xs", fontWeight: "400", letterSpacing: "normal" },
    "& [data-track]": { position: "relative", width: "32%" },
    "& [data-track] > *": { position: "absolute", whiteSpace: "nowrap" },
    "& thead [data-track] > span": { left: "60%", bottom: "3", translate: "-50%", fontWeight: "700" },
    "& td[data-track] > span": { right: "calc(40% + 0.5rem)", top: "1", fontSize: "xs" },
    // The way from the start to the result, and the line of all promises.
    "& td[data-track]::before": {
      content: '""',
      position: "absolute",
      left: "0",
      top: "calc(66% - 1px)",
      width: "calc(var(--reached) * 60%)",
      borderTop: "2px solid",
      opacity: 0.4,
    },
    "& td[data-track]::after": {
      content: '""',
      position: "absolute",
      left: "calc(60% - 1px)",
      insetBlock: "-1px 0",
      borderLeft: "2px solid",
    },
    // A ring and a dot, also before the labels of their columns.
    "& i, & [data-key]::before": { width: "1.125rem", height: "1.125rem", border: "2px solid", borderRadius: "full" },
    "& i": { zIndex: "1", top: "66%", left: "calc(var(--later) * 60%)", translate: "-50% -50%" },
    "& i:first-of-type": { left: "calc(var(--reached) * 60%)" },
    "& [data-key]::before": { content: '""', display: "inline-block", marginInlineEnd: "2", verticalAlign: "-1px" },
    "& i:first-of-type, & [data-key]::before": { width: "0.75rem", height: "0.75rem" },
    "& i:first-of-type, & [data-key=dot]::before": { borderWidth: "0.375rem" },
    // The columns of all tables are aligned.
    "@container (min-width: 60rem)": {
      "&": { tableLayout: "fixed" },
      "& td[data-value]": { fontSize: "lg" },
      "& thead th": { width: "11.5%" },
      "& thead [data-client]": { width: "16%" },
      "& thead [data-measure]": { width: "20%" },
      "& thead [data-track]": { width: "auto" },
    },
    "@container (max-width: 40rem)": {
      "& thead": { srOnly: true },
      // srOnly prevents line breaks: the hidden cells would make the page wider than the window.
      "&, & tbody, & thead tr, & thead th": { display: "block", whiteSpace: "normal" },
      "& tbody > tr": {
        display: "grid",
        gridTemplateColumns: "minmax(0, 3fr) repeat(2, minmax(0, 4fr))",
        height: "auto",
        paddingBlock: "3",
      },
      // Without the axis there are four figures.
      "& tbody > tr:not(:has([data-track]))": {
        gridTemplateColumns: "repeat(auto-fit, minmax(7rem, 1fr))",
        rowGap: "2",
      },
      "& tbody :is(th, [scope=rowgroup])": { gridColumn: "1 / -1", padding: "0" },
      "& [scope=row]": { fontWeight: "700" },
      "& td[data-value]": { order: "1", padding: "0", textAlign: "start" },
      "& td[data-value]::before": {
        content: "attr(data-label)",
        display: "block",
        fontFamily: "body",
        fontSize: "xs",
        color: "var(--label)",
      },
      "& td[data-track]": { gridColumn: "1 / -1", width: "auto", height: "3rem" },
      "& td[data-track] > span::before": { content: "attr(data-label) ' '" },
    },
  },
});

const Container = chakra("div", { base: { containerType: { base: "inline-size", _print: "normal" } } });

/** A position on the axis, to two decimals. What is worse than the start is drawn there, and the axis has an end. */
const position = (measure: Measure, value: number) =>
  Number(Math.min(1 / LINE, Math.max(0, progress(measure, value))).toFixed(2));

const metOrNot = (measure: Measure, value: number) => (isMet(measure, value) ? "yes" : "no");

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
  const met = mark && value !== undefined ? metOrNot(measure, value) : undefined;
  return (
    <td data-value="" data-label={label} data-met={met}>
      {value === undefined ? "–" : formatFigure(measure, value)}
      {met === "no" ? <small> missed</small> : null}
    </td>
  );
}

/** The figure of the promise, at the line, and the marks of the results. */
function Track({ measure, column: { label } }: CellProps) {
  const { promised, reached, later } = measure;
  const style = { "--reached": position(measure, reached), "--later": position(measure, later ?? reached) };
  return (
    <td data-track="" style={style as CSSProperties}>
      <span data-label={label}>{formatFigure(measure, promised)}</span>
      <i data-met={metOrNot(measure, reached)} />
      {later == null ? null : <i data-met={metOrNot(measure, later)} />}
    </td>
  );
}

interface TargetFigureProps {
  /** A case without a record has no rows. */
  readonly cases: readonly Queries.TargetRecordFragment[];
  /** Shows only the first target of each case. */
  readonly firstOnly?: boolean;
  /** Names the client of each case, with a link to the case. */
  readonly named?: boolean;
  /** The dates below the labels of the columns. With them, the promises are figures like the others, without the axis. */
  readonly dates?: Readonly<Record<Column, ReactNode>>;
}

/**
 * All targets on one axis: a row each, from the start at the left to the line of the promises. A dot shows the result when the
 * project ended, a ring six months later; on or right of the line, the promise was kept.
 */
export function TargetFigure({ cases, firstOnly = false, named = false, dates }: TargetFigureProps) {
  const hasTrack = ({ key }: CellProps["column"]) => key === "promised" && !dates;
  return (
    <Container>
      <Table>
        <thead>
          <tr>
            {named ? (
              <th scope="col" data-client="">
                Client
              </th>
            ) : null}
            <th scope="col" data-measure="">
              Measure
            </th>
            {COLUMNS.map((column) => (
              <th
                key={column.key}
                scope="col"
                data-key={dates ? undefined : column.mark}
                {...(hasTrack(column) ? { "data-track": "" } : { "data-value": "" })}
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
                    <th scope="rowgroup" rowSpan={measures.length}>
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
      </Table>
    </Container>
  );
}
