import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";

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

/** On phones each measure is a block, whose figures take their labels from the column heads. */
const Table = chakra("table", {
  base: {
    width: "full",
    borderCollapse: "collapse",
    "& th, & td": { textAlign: "start", verticalAlign: "baseline", paddingBlock: "3", borderBottom: "hairline" },
    "& th": { fontWeight: "700", paddingInlineEnd: { base: "3", lg: "6" } },
    "& tbody tr": { breakInside: "avoid" },
    "& tbody th": { width: { lg: "[34%]" } },
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
    _phone: {
      "& thead": { srOnly: true },
      "& tbody": { display: "block" },
      // What is hidden must not be wider than the window either.
      "& thead th": { whiteSpace: "normal" },
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

/** What was promised beside what was delivered, measure by measure, and who signed it. */
export function ScorecardTable({ record: { due, closed, check, measures, signed } }: ScorecardTableProps) {
  const columns = [
    { label: "Promised", when: `by ${due}` },
    { label: "Delivered", when: closed },
    ...(check ? [{ label: "Six months later", when: check.date }] : []),
    { label: "At the start" },
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
          {measures.map(({ label, start, promised, reached, later, missed }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td data-label="Promised">{promised}</td>
              <td data-label="Delivered" data-reached="">
                {reached}
                {missed ? <small> missed</small> : null}
              </td>
              {check ? <td data-label="Six months later">{later ?? "–"}</td> : null}
              <td data-label="At the start">{start}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <chakra.p marginTop="4">Signed by {signed}</chakra.p>
    </>
  );
}
