import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { caseStudyPath } from "../../lib/paths";
import { delayOf, formatValue, isLowerBetter, isMet } from "../../lib/targets";
import type { Target } from "../../lib/targets";
import { IN_NARROW_WINDOWS, ON_PHONES } from "../../theme/dimensions";
import { underline } from "../../theme/recipes";
import { SiteLink } from "../../ui/links";
import { Mark } from "../../ui/mark";
import { VisuallyHidden } from "../../ui/primitives";

export const targetTableFragments = graphql`
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
        why
      }
    }
  }
`;

const COLUMNS = [
  { key: "start", label: "At the start", isResult: false },
  { key: "promised", label: "Promised", isResult: false },
  { key: "reached", label: "At the end", isResult: true },
  { key: "later", label: "Six months later", isResult: true },
] as const;

type Column = (typeof COLUMNS)[number];

const Table = chakra("table", {
  base: {
    width: "full",
    textStyle: "small",
    lineHeight: "1.3",
    fontVariantNumeric: "tabular-nums",
    "& :is(th, td)": { paddingBlock: "3", textAlign: "start", verticalAlign: "baseline", fontWeight: "400" },
    "& :is(th, td):not(:last-child)": { paddingInlineEnd: "4" },
    "& thead th": { color: "fg.muted", verticalAlign: "bottom", paddingBlock: "0 0.5rem" },
    "& tbody tr": { borderTop: "hairline", breakInside: "avoid" },
    "& tbody tr:first-of-type": { borderTop: "2px solid {colors.fg}" },
    "& tbody:last-of-type": { borderBottom: "hairline" },
    "& :is(td, thead th:nth-last-child(-n + 4))": { textAlign: "end" },
    "& [scope=rowgroup], & td": { fontFamily: "heading", fontSize: { base: "lg", _print: "md" }, fontWeight: "500" },
    "& td": { whiteSpace: { lg: "nowrap", _print: "nowrap" } },
    // The mark stays on the number's line.
    "& td > span": { display: "inline-block" },
    "& td:first-of-type": { color: "fg.muted" },
    "& td[data-result]": { color: "accent" },
    "& td[data-missed], & thead small": { color: "danger" },
    "& small": { fontFamily: "body", fontSize: "xs" },
    // On lines of their own, which a copied table joins.
    "& :is(thead span, [scope=rowgroup] small)": { display: "inline-block", width: "full" },
    "& td small": { fontWeight: "700" },
    "& tbody th small": { fontWeight: "400", color: "fg.muted", whiteSpace: "nowrap" },
    "& td[data-missed] i": { marginInlineStart: "2" },
    "& td i": { marginInlineStart: "1", fontSize: "md", verticalAlign: "-0.1em" },
    "& a": underline,
    // The client is on a line above its targets.
    [IN_NARROW_WINDOWS]: {
      "&, & :is(thead, tbody)": { display: "block" },
      "& tr": {
        display: "grid",
        gridTemplateColumns: "minmax(0, 8fr) repeat(4, minmax(0, 5fr))",
        columnGap: "3",
        alignItems: "baseline",
        paddingBlock: "3",
      },
      "& :is(th, td)": { padding: "0 !important" },
      "& [scope=rowgroup]": { gridColumn: "1 / -1", marginBottom: "3" },
      "& thead th:nth-last-child(6)": { srOnly: true },
      "& td": { fontSize: "card" },
    },
    // Each target is a block with its own labels.
    [ON_PHONES]: {
      "& tr": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", rowGap: "2" },
      "& tbody th": { gridColumn: "1 / -1" },
      "& [scope=rowgroup]": { marginBottom: "1" },
      "& [scope=row]": { fontWeight: "700" },
      "& :is(td, thead th)": { textAlign: "start !important" },
      "& td": { fontSize: "md" },
      "& td::before": {
        content: "attr(data-label)",
        display: "block",
        fontFamily: "body",
        fontSize: "xs",
        fontWeight: "400",
        color: "fg.muted",
      },
    },
  },
  variants: {
    // On phones, the head has only the dates.
    dated: {
      true: { [ON_PHONES]: { "& thead th:first-of-type": { srOnly: true } } },
      false: { [ON_PHONES]: { "& thead": { srOnly: true } } },
    },
  },
});

interface ValueProps {
  readonly target: Target;
  readonly column: Column;
}

function Value({ target, column: { key, label, isResult } }: ValueProps) {
  const value = target[key];
  if (value == null || !isResult) return <td data-label={label}>{value == null ? "–" : formatValue(target, value)}</td>;
  const missed = !isMet(target, value) || undefined;
  return (
    <td data-label={label} data-result="" data-missed={missed}>
      {missed ? <small>missed </small> : null}
      <span>
        {formatValue(target, value)}
        {missed ? null : " "}
        <Mark data-missed={missed}>{missed ? null : <VisuallyHidden>met</VisuallyHidden>}</Mark>
      </span>
    </td>
  );
}

interface TargetTableProps {
  /** A case without a record has no rows. */
  readonly cases: readonly Queries.TargetRecordFragment[];
  /** Below the labels of the columns, in place of the clients. */
  readonly dates?: Readonly<Record<Column["key"], ReactNode>>;
}

/** All targets of the cases, from the start to six months later, with a mark for each result. */
export function TargetTable({ cases, dates }: TargetTableProps) {
  return (
    <Table dated={dates !== undefined}>
      <thead>
        <tr>
          {dates ? null : <th scope="col">Client</th>}
          <th scope="col">Measure</th>
          {COLUMNS.map(({ key, label }) => (
            <th key={key} scope="col">
              {label} {dates?.[key]}
            </th>
          ))}
        </tr>
      </thead>
      {cases.map(({ jsonId, record }) => {
        if (!record) return null;
        const delay = delayOf(record);
        return (
          <tbody key={jsonId}>
            {record.targets.map((target, index) => (
              <tr key={target.label}>
                {!dates && index === 0 ? (
                  <th scope="rowgroup" rowSpan={record.targets.length}>
                    <SiteLink to={caseStudyPath(jsonId)}>{record.client}</SiteLink>{" "}
                    {delay ? <small>{`ended ${delay}`}</small> : null}
                  </th>
                ) : null}
                <th scope="row">
                  {target.label}
                  {isLowerBetter(target) ? <small> lower is better</small> : null}
                </th>
                {COLUMNS.map((column) => (
                  <Value key={column.key} target={target} column={column} />
                ))}
              </tr>
            ))}
          </tbody>
        );
      })}
    </Table>
  );
}
