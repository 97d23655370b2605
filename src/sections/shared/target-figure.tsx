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

/** Each row is a block with its own labels, and the head is hidden. */
const BLOCKS = {
  "& thead": { srOnly: true, display: { _print: "none" } },
  // srOnly prevents line breaks: the hidden cells would make the page wider than the window.
  "&, & tbody, & thead :is(tr, th)": { display: "block", whiteSpace: "normal" },
  "& tbody > tr": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 3fr) repeat(2, minmax(0, 4fr))",
    rowGap: "1",
    height: "auto",
    paddingBlock: "3",
  },
  "& tbody :is(th, [scope=rowgroup]), & td[data-track]": { gridColumn: "1 / -1", padding: "0" },
  "& [scope=row]": { fontWeight: "700" },
  "& th small": { display: "inline" },
  "& td[data-label]": {
    order: "1",
    padding: "0",
    fontSize: "clamp(1rem, 5.5cqi, 1.25rem)",
    textAlign: "start",
    whiteSpace: "normal",
  },
  "& td[data-label]::before": {
    content: "attr(data-label)",
    display: "block",
    fontFamily: "body",
    fontSize: "xs",
    color: "var(--caption, {colors.fg.muted})",
  },
  "& td[data-track]": { width: "auto", height: "12" },
  "& td[data-track] > span::before": { content: '"Promised "' },
} as const;

/**
 * Everything is drawn with borders, which also print and stay in forced colors. --reached and --later are shares of the
 * way from the start (0) to the promise (1).
 */
const Table = chakra("table", {
  base: {
    "--met": "{colors.accent}",
    "--missed": "{colors.danger}",
    "[data-ground=inverse] &": {
      "--met": "{colors.accent.inverse}",
      "--missed": "{colors.dangerInverse}",
      "--caption": "{colors.fg.inverse}",
    },
    width: "full",
    textStyle: "small",
    lineHeight: "1.3",
    "& th": { textAlign: "start", fontWeight: "400" },
    "& tbody > tr": { borderTop: "hairline" },
    "& a": { textDecoration: "underline", textUnderlineOffset: "0.25em" },
    "& :is([scope=rowgroup], td[data-label])": { fontFamily: "heading", fontSize: "md" },
    "& :where(i, td:nth-last-child(-n + 2))": { color: "var(--met)" },
    "& :is([data-missed], small)": { color: "var(--missed)" },
    "& small": { display: "block", fontFamily: "body", fontSize: "xs" },
    "& td[data-track]": { position: "relative" },
    "& [data-track]::before, & td[data-track] > *": { position: "absolute" },
    // The way from the start to the result.
    "& td[data-track]::before": {
      content: '""',
      top: "calc(66% - 1px)",
      left: "0",
      width: "calc(var(--reached) * 60%)",
      borderTop: "2px solid",
      opacity: 0.4,
    },
    // The figure of the promise, and its part of the line of all promises.
    "& td > span": {
      inset: "-1px calc(40% - 1px) 0 0",
      textAlign: "end",
      paddingInlineEnd: "2",
      borderRight: "2px solid",
      fontSize: "xs",
      lineHeight: "1.6",
    },
    // A ring, and a dot before it.
    "& i": {
      zIndex: "1",
      top: "66%",
      left: "calc(var(--later) * 60%)",
      translate: "-50% -50%",
      width: "1.125rem",
      height: "1.125rem",
      border: "2px solid",
      borderRadius: "full",
    },
    "& i:first-of-type": {
      left: "calc(var(--reached) * 60%)",
      width: "0.75rem",
      height: "0.75rem",
      // The border also prints; the background fills the middle where browsers round the border down.
      borderWidth: "0.375rem",
      background: "currentcolor",
    },
  },
  variants: {
    layout: {
      blocks: BLOCKS,
      rows: {
        borderCollapse: "collapse",
        fontVariantNumeric: "tabular-nums",
        "& :is(th, td):not(:last-child)": { paddingInlineEnd: "3" },
        "& thead th": {
          verticalAlign: "bottom",
          paddingBottom: "2",
          fontSize: "xs",
          textAlign: "end",
          whiteSpace: "nowrap",
        },
        "& tbody th": { paddingBlock: "1" },
        "& thead th:nth-last-child(n + 5)": { textAlign: "start" },
        "& thead th:nth-last-child(5)": { width: "24%" },
        "& tbody > tr": { height: "3.25rem", breakInside: "avoid" },
        "& tbody [scope=rowgroup]": { verticalAlign: "top", paddingTop: "4" },
        "& td[data-label]": { textAlign: "end", whiteSpace: "nowrap" },
        "& [data-track]": { width: "32%" },
        "& thead [data-track]": { textAlign: "center", fontWeight: "700" },
        "& thead [data-track] > span": { position: "relative", left: "10%" },
        // The key.
        "& [data-key]::before": {
          content: '""',
          display: "inline-block",
          width: "0.75rem",
          height: "0.75rem",
          border: "2px solid",
          borderRadius: "full",
          marginInlineEnd: "2",
          verticalAlign: "-1px",
        },
        "& [data-key=dot]::before": { borderWidth: "0.375rem", background: "currentcolor" },
        // The columns of all tables are aligned.
        "@container (min-width: 60rem)": {
          "&": { tableLayout: "fixed" },
          "& td[data-label]": { fontSize: "lg", whiteSpace: "normal" },
          "& thead th": { width: "11.5%" },
          "& thead th:nth-last-child(6)": { width: "16%" },
          "& thead th:nth-last-child(5)": { width: "20%" },
          "& thead [data-track]": { width: "auto" },
        },
        "@container (max-width: 40rem)": {
          ...BLOCKS,
          // Without the axis there are four figures.
          "& tbody > tr:not(:has([data-track]))": { gridTemplateColumns: "repeat(auto-fit, minmax(7rem, 1fr))" },
        },
      },
    },
  },
});

const Container = chakra("div", { base: { containerType: { base: "inline-size", _print: "normal" } } });

/** A position on the axis, to two decimals. What is worse than the start is drawn there, and the axis has an end. */
const position = (measure: Measure, value: number) =>
  Number(Math.min(1 / LINE, Math.max(0, progress(measure, value))).toFixed(2));

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
  /** In a wide container, rows with shared labels above them; otherwise, and with "blocks", rows with their own labels. */
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
  return (
    <Container>
      <Table layout={layout}>
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
      </Table>
    </Container>
  );
}
