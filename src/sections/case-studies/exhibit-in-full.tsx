import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { ExhibitFigure, Measures } from "./exhibit";
import { LineFigure } from "./line-figure";

export const exhibitInFullContent = graphql`
  fragment ExhibitInFullContent on Exhibit {
    title
    measures {
      ...ExhibitMeasureContent
      line {
        ...LineFigureContent
      }
    }
    source
    period
  }
`;

const Numbers = chakra("details", {
  base: {
    marginTop: "4",
    textStyle: "small",
    "& summary": {
      width: "[fit-content]",
      paddingBlock: "2",
      color: "accent",
      fontWeight: "700",
      cursor: "pointer",
      textDecoration: "underline",
      textDecorationThickness: "1px",
      textUnderlineOffset: "0.25em",
      _hover: { textDecorationThickness: "2px" },
    },
    "&::details-content": { _print: { contentVisibility: "visible" } },
    "& table": { width: "full", maxWidth: "measure", marginTop: "4", borderCollapse: "collapse" },
    "& caption": { textAlign: "start", color: "fg.muted", paddingBottom: "2" },
    "& th, & td": {
      textAlign: "start",
      verticalAlign: "top",
      paddingBlock: "2",
      paddingInlineEnd: { base: "2", sm: "4" },
      borderBottom: "hairline",
      fontSize: { base: "xs", sm: "sm" },
    },
    "& [scope=row]": { overflowWrap: "anywhere" },
    "& th": { fontWeight: "700" },
  },
});

type ExhibitInFullData = Queries.ExhibitInFullContentFragment;

interface NumbersTableProps {
  readonly measures: ExhibitInFullData["measures"];
}

/** What the charts show, in figures: docs/behaviour.md 4.21. */
function NumbersTable({ measures }: NumbersTableProps) {
  return (
    <Numbers>
      <summary>The numbers in a table</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Measure</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {measures.map(({ label, chart: { before, after, change } }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{before.text}</td>
              <td>{after.text}</td>
              <td>{change}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {measures.map(({ label, line }) =>
        line ? (
          <table key={label}>
            <caption>{label}</caption>
            <thead>
              <tr>
                <th scope="col">Month</th>
                <th scope="col">Value</th>
              </tr>
            </thead>
            <tbody>
              {line.marks.map(({ month, note, text }, index) => (
                <tr key={index}>
                  <th scope="row">{note ? `${month} (${note})` : month}</th>
                  <td>{text}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : null,
      )}
    </Numbers>
  );
}

interface ExhibitInFullProps {
  readonly exhibit: ExhibitInFullData;
  /** The id of the title, which names the exhibit. */
  readonly titleId: string;
}

/** An exhibit on the study's own page: with a line for each measure whose months are known, and the numbers in a table. */
export function ExhibitInFull({ exhibit, titleId }: ExhibitInFullProps) {
  const { measures } = exhibit;
  const others = measures.filter(({ line }) => line === null);
  return (
    <ExhibitFigure exhibit={exhibit} titleId={titleId}>
      {measures.map(({ label, line }) => (line ? <LineFigure key={label} label={label} line={line} /> : null))}
      {others.length > 0 ? <Measures measures={others} /> : null}
      <NumbersTable measures={measures} />
    </ExhibitFigure>
  );
}
