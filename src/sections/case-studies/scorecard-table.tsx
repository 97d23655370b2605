import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { PHONE } from "../../theme/dimensions";

export const scorecardTableContent = graphql`
  fragment ScorecardTableContent on CaseStudyRecord {
    due
    closed
    check {
      date
    }
    measures {
      label
      start
      promised
      reached
      later
      missed
    }
    signed
  }
`;

/** On phones each measure is a block, and each figure shows its column's label (data-label). */
const Table = chakra("table", {
  base: {
    width: "full",
    borderCollapse: "collapse",
    "& th, & td": { textAlign: "start", verticalAlign: "baseline", paddingBlock: "3", borderBottom: "hairline" },
    "& th": { fontWeight: "700", paddingInlineEnd: { base: "3", lg: "6" } },
    "& tbody tr": { breakInside: "avoid" },
    "& tbody th": { width: { lg: "34%" } },
    "& thead th": { textStyle: "small" },
    "& thead span": { display: "block", fontWeight: "400", color: "fg.muted" },
    "& td": { textStyle: "h3", fontWeight: "400", paddingInlineEnd: { base: "3", lg: "6" } },
    "& [data-reached]": { textStyle: "entry", color: "accent" },
    "& [data-reached]:has(small)": { color: "danger" },
    "& small": {
      display: "inline-block",
      fontFamily: "body",
      fontSize: "sm",
      letterSpacing: "normal",
      marginInlineStart: "1",
    },
    "& small::before": { content: '"×" / ""', fontWeight: "700" },
    [PHONE]: {
      "& thead": { srOnly: true },
      // srOnly prevents line breaks: the hidden cells would make the page wider than the window.
      "& tbody, & thead tr, & thead th": { display: "block", whiteSpace: "normal" },
      "& tbody tr": {
        display: "grid",
        gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
        alignItems: "baseline",
        paddingBlock: "4",
        borderTop: "hairline",
      },
      "& tbody th": { gridColumn: "1 / -1" },
      "& tbody th, & td": { padding: "0", border: "none" },
      "& td": { paddingTop: "2" },
      "& td::before": {
        content: "attr(data-label)",
        display: "block",
        fontFamily: "body",
        textStyle: "small",
        fontWeight: "400",
        letterSpacing: "normal",
        color: "fg.muted",
      },
    },
  },
});

interface ScorecardTableProps {
  readonly record: Queries.ScorecardTableContentFragment;
}

export function ScorecardTable({ record: { due, closed, check, measures, signed } }: ScorecardTableProps) {
  const columns = [
    { label: "Promised", when: `by ${due}`, key: "promised" as const },
    { label: "Delivered", when: closed, key: "reached" as const },
    ...(check ? [{ label: "Six months later", when: check.date, key: "later" as const }] : []),
    { label: "At the start", key: "start" as const },
  ];
  return (
    <>
      <Table>
        <thead>
          <tr>
            <th scope="col">Measure</th>
            {columns.map(({ label, when }) => (
              <th key={label} scope="col">
                {label}
                {when ? <span> {when}</span> : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {measures.map((measure) => (
            <tr key={measure.label}>
              <th scope="row">{measure.label}</th>
              {columns.map(({ label, key }) => (
                <td key={label} data-label={label} data-reached={key === "reached" ? "" : undefined}>
                  {measure[key] ?? "–"}
                  {key === "reached" && measure.missed ? <small> missed</small> : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <chakra.p marginTop="4">Signed by {signed}</chakra.p>
    </>
  );
}
