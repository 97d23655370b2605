import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import { delayOf, formatFigure, isMet, progress } from "../../lib/measures";
import type { Measure } from "../../lib/measures";
import { caseStudyPath } from "../../lib/paths";
import { SiteLink } from "../../ui/links";

export const targetFigureFragments = graphql`
  fragment TargetMeasure on CaseStudyMeasure {
    label
    figure
    zero
    start
    promised
    reached
    later
  }

  fragment TargetRecord on CaseStudy {
    jsonId
    record {
      client
      due
      closed
      measures {
        ...TargetMeasure
      }
    }
  }
`;

/** Where the line of the promises stands in the column, and how far right a result can be drawn. */
const LINE = 0.6;
const LARGEST = 1 / LINE;

const DOT = { position: "absolute", borderRadius: "full", borderStyle: "solid", borderColor: "currentcolor" } as const;
const WHEN_NARROW = "@container (max-width: 40rem)";
const WHEN_WIDE = "@container (min-width: 60rem)";

/**
 * Everything is drawn with borders, which also print and stay in forced colors. --reached and --later are shares of the
 * way from the start (0) to the promise (1). In a narrow container each row is a block with its own labels.
 */
const Table = chakra("table", {
  base: {
    width: "full",
    borderCollapse: "collapse",
    textStyle: "small",
    fontVariantNumeric: "tabular-nums",
    color: "var(--text, {colors.fg})",
    "--met": "{colors.accent}",
    "--missed": "{colors.danger}",
    "[data-ground=inverse] &": {
      "--text": "{colors.fg.inverse}",
      "--met": "{colors.accent.inverse}",
      "--missed": "{colors.dangerInverse}",
    },
    "& :is(th, td)": { textAlign: "start", fontWeight: "400", paddingInlineEnd: "4", lineHeight: "1.3" },
    "& thead th": { paddingBottom: "3", fontSize: "xs" },
    "& tbody > tr": { height: "3.5rem", borderTop: "hairline", breakInside: "avoid" },
    "& tbody [scope=rowgroup]": { textStyle: "h3", fontSize: "md", verticalAlign: "top", paddingTop: "4" },
    "& [data-value]": { textAlign: "end", whiteSpace: "nowrap" },
    "& td[data-value]": { fontFamily: "heading", fontSize: "lg" },
    "& tr > :last-child": { paddingInlineEnd: "0" },
    "& [data-met]": { color: "var(--met)" },
    "& [data-met=no]": { color: "var(--missed)" },
    "& a": { textDecoration: "underline", textDecorationThickness: "1px", textUnderlineOffset: "0.25em" },
    "& small": {
      fontFamily: "body",
      fontSize: "xs",
      color: "var(--missed)",
      fontWeight: "400",
      letterSpacing: "normal",
    },
    "& td > small": { display: "block" },
    "& thead [data-measure]": { width: "24%" },
    "& [data-track]": { position: "relative", width: "32%" },
    "& [data-track] > *": { position: "absolute" },
    "& thead [data-track] > span": { left: "60%", bottom: "3", transform: "translateX(-50%)", fontWeight: "700" },
    "& td[data-track] > span": { right: "calc(40% + 0.5rem)", top: "1", fontSize: "xs", whiteSpace: "nowrap" },
    // The way from the start to the result, and the line of all promises.
    "& td[data-track]::before": {
      content: '""',
      position: "absolute",
      left: "0",
      top: "calc(66% - 1px)",
      width: "calc(var(--reached) * 60%)",
      borderTop: "2px solid {colors.border.strong}",
      opacity: 0.5,
    },
    "& td[data-track]::after": {
      content: '""',
      position: "absolute",
      left: "calc(60% - 1px)",
      insetBlock: "-1px 0",
      borderLeft: "2px solid var(--text, {colors.fg})",
    },
    "& i": { ...DOT, zIndex: "1", top: "66%", translate: "-50% -50%" },
    "& [data-dot]": { left: "calc(var(--reached) * 60%)", borderWidth: "0.375rem" },
    "& [data-ring]": { left: "calc(var(--later) * 60%)", width: "1.125rem", height: "1.125rem", borderWidth: "2px" },
    // The key: a dot and a ring before the labels of their columns.
    "& thead [data-key]::before": {
      content: '""',
      display: "inline-block",
      borderRadius: "full",
      marginInlineEnd: "2",
    },
    "& thead [data-key=dot]::before": { border: "0.25rem solid currentcolor", verticalAlign: "1px" },
    "& thead [data-key=ring]::before": {
      boxSizing: "border-box",
      width: "0.75rem",
      height: "0.75rem",
      border: "2px solid currentcolor",
      verticalAlign: "-1px",
    },
    // The columns of all tables are aligned.
    [WHEN_WIDE]: {
      "&": { tableLayout: "fixed" },
      "& thead th": { width: "11.5%" },
      "& thead [data-client]": { width: "16%" },
      "& thead [data-measure]": { width: "20%" },
      "& thead [data-track]": { width: "auto" },
    },
    [WHEN_NARROW]: {
      "& thead": { srOnly: true },
      // srOnly prevents line breaks: the hidden cells would make the page wider than the window.
      "&, & tbody, & thead tr, & thead th": { display: "block", whiteSpace: "normal" },
      "& tbody > tr": {
        display: "grid",
        gridTemplateColumns: "minmax(0, 3fr) repeat(2, minmax(0, 4fr))",
        alignItems: "end",
        height: "auto",
        paddingBlock: "3",
      },
      "& tbody :is(th, [scope=rowgroup])": { gridColumn: "1 / -1", padding: "0" },
      "& [scope=row]": { fontWeight: "700" },
      "& td": { order: "2" },
      "& td[data-value]": { padding: "0", textAlign: "start", fontSize: "md", alignSelf: "start" },
      "& td[data-value]::before": {
        content: "attr(data-label)",
        display: "block",
        fontFamily: "body",
        fontSize: "xs",
        color: "var(--text, {colors.fg.muted})",
      },
      "& td[data-track]": { order: "1", gridColumn: "1 / -1", width: "auto", height: "3rem" },
      "& td[data-track] > span::before": { content: "attr(data-label) ' '" },
    },
  },
});

const Container = chakra("div", { base: { containerType: { base: "inline-size", _print: "normal" } } });

type Case = Queries.TargetRecordFragment;
type Target = Measure & { readonly label: string };

/** A position on the axis, to two decimals. */
const position = (measure: Measure, value: number) =>
  Number(Math.min(LARGEST, Math.max(0, progress(measure, value))).toFixed(2));

interface ResultProps {
  readonly label: string;
  readonly measure: Measure;
  readonly value?: number | null;
}

function Result({ label, measure, value }: ResultProps) {
  if (value == null)
    return (
      <td data-value="" data-label={label}>
        –
      </td>
    );
  const met = isMet(measure, value);
  return (
    <td data-value="" data-label={label} data-met={met ? "yes" : "no"}>
      {formatFigure(measure, value)}
      {met ? null : <small> missed</small>}
    </td>
  );
}

function Track({ measure }: { readonly measure: Measure }) {
  const { promised, reached, later } = measure;
  const met = (value: number) => (isMet(measure, value) ? "yes" : "no");
  const style = { "--reached": position(measure, reached), "--later": position(measure, later ?? reached) };
  return (
    <td data-track="" style={style as CSSProperties}>
      <span data-label="Promised">{formatFigure(measure, promised)}</span>
      <i data-dot="" data-met={met(reached)} />
      {later == null ? null : <i data-ring="" data-met={met(later)} />}
    </td>
  );
}

interface TargetFigureProps {
  /** A case without a record has no rows. */
  readonly cases: readonly Case[];
  /** Shows only the first target of each case. */
  readonly firstOnly?: boolean;
  /** Names the client of each case, with a link to the case. */
  readonly named?: boolean;
}

/**
 * All targets on one axis: a row each, from the start at the left to the line of the promises. A dot shows the result when the
 * project ended, a ring six months later; on or right of the line, the promise was kept.
 */
export function TargetFigure({ cases, firstOnly = false, named = false }: TargetFigureProps) {
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
            <th scope="col" data-value="">
              At the start
            </th>
            <th scope="col" data-track="">
              <span>Promised</span>
            </th>
            <th scope="col" data-value="" data-key="dot">
              At the end
            </th>
            <th scope="col" data-value="" data-key="ring">
              Six months later
            </th>
          </tr>
        </thead>
        {cases.map(({ jsonId, record }) => {
          if (!record) return null;
          const measures: readonly Target[] = firstOnly ? record.measures.slice(0, 1) : record.measures;
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
                  <td data-value="" data-label="At the start">
                    {formatFigure(measure, measure.start)}
                  </td>
                  <Track measure={measure} />
                  <Result label="At the end" measure={measure} value={measure.reached} />
                  <Result label="Six months later" measure={measure} value={measure.later} />
                </tr>
              ))}
            </tbody>
          );
        })}
      </Table>
    </Container>
  );
}
