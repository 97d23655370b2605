import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";

export const promisesTableContent = graphql`
  fragment PromisesTableContent on CaseStudyRecord {
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
  }
`;

/** On phones each measure is a block of lines, which take their labels from the column heads. */
const Table = chakra("table", {
  base: {
    width: "full",
    marginTop: { base: "8", lg: "14" },
    borderCollapse: "collapse",
    textStyle: { base: "small", lg: "body" },
    breakInside: "avoid",
    "& caption": { textAlign: "start", textStyle: "h3", paddingBottom: { base: "2", md: "4" } },
    "& th, & td": {
      textAlign: "start",
      verticalAlign: "baseline",
      paddingBlock: "3",
      paddingInlineEnd: { base: "3", lg: "6" },
      borderBottom: "hairline",
    },
    "& th": { fontWeight: "700" },
    "& tbody th": { width: "[38%]" },
    "& thead th": { verticalAlign: "bottom", textStyle: "small", color: "fg.muted" },
    "& thead span": { display: "block", fontWeight: "400" },
    "& [data-reached]": { fontWeight: "700", color: "accent" },
    "& [data-missed]": { display: "block", fontSize: "xs", fontWeight: "400", color: "danger" },
    _phone: {
      "& thead": { srOnly: true },
      "& caption, & tbody, & tr, & th": { display: "block" },
      // What is hidden must not be wider than the window either.
      "& thead th": { whiteSpace: "normal" },
      "& tbody tr": { paddingBlock: "3", borderTop: "hairline" },
      "& tbody th, & td": { width: "auto", paddingBlock: "0", paddingTop: "1", border: "none" },
      "& td": { display: "flex", columnGap: "2" },
      "& td::before": { content: "attr(data-label)", flex: "0 0 9rem", fontWeight: "400", color: "fg.muted" },
      "& [data-missed]": { fontSize: "sm" },
    },
  },
});

interface PromisesTableProps {
  readonly record: Queries.PromisesTableContentFragment;
}

/** What was promised beside what was reached, measure by measure; what was missed says so. */
export function PromisesTable({ record: { due, closed, check, measures } }: PromisesTableProps) {
  const columns = [
    { label: "At the start" },
    { label: "Promised", when: `by ${due}` },
    { label: "Reached", when: closed },
    ...(check ? [{ label: "At the check", when: check.date }] : []),
  ];
  return (
    <Table>
      <caption>What was promised, and what came of it</caption>
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
            <td data-label="At the start">{start}</td>
            <td data-label="Promised">{promised}</td>
            <td data-label="Reached" data-reached="">
              {reached}
              {missed ? <span data-missed=""> missed</span> : null}
            </td>
            {check ? <td data-label="At the check">{later ?? "–"}</td> : null}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
