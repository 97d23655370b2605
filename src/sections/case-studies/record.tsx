import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useSite } from "../../layout/use-site";
import { delayOf, formatFigure, isMet } from "../../lib/measures";
import { PHONE } from "../../theme/dimensions";
import { LinkButton } from "../../ui/links";
import { Paper } from "../../ui/paper";
import { Paragraphs } from "../../ui/primitives";
import { Section, headingId } from "../../ui/section";

export const recordContent = graphql`
  fragment RecordContent on CaseStudyRecord {
    client
    due
    closed
    steps {
      date
    }
    measures {
      ...TargetMeasure
    }
    check {
      date
    }
    shortfall
    confirmation
    signed
  }
`;

/** On phones each measure is a block, and each figure shows its column's label (data-label). */
const Table = chakra("table", {
  base: {
    width: "full",
    borderCollapse: "collapse",
    fontVariantNumeric: "tabular-nums",
    "& th, & td": { textAlign: "start", verticalAlign: "baseline", paddingBlock: "2", borderBottom: "hairline" },
    "& th, & td:not(:last-child)": { paddingInlineEnd: { base: "3", lg: "6" } },
    "& th": { textStyle: "small", fontWeight: "700" },
    "& thead span": { display: "block", fontWeight: "400", color: "fg.muted" },
    "& tbody th": { width: { lg: "34%" } },
    "& td": { textStyle: "h3", whiteSpace: "nowrap" },
    "& td:has(small), & small": { color: "danger" },
    "& small": { fontFamily: "body", fontSize: "sm", letterSpacing: "normal", whiteSpace: "normal" },
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

const Notes = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 7fr) minmax(0, 5fr)", _print: "7fr 5fr" },
    columnGap: "12",
    rowGap: "6",
    marginTop: "6",
    textStyle: "small",
    breakInside: "avoid",
    "& h3": { textStyle: "h4", marginBottom: "1" },
    // The signature stands on its line.
    "& figcaption": { color: "fg.muted", maxWidth: "none" },
    "& figure > p": { textStyle: "h3", fontSize: "md", marginTop: "8", borderBottom: "1px solid {colors.fg}" },
  },
});

/** Makes the page print the record alone (src/theme/global-css.ts). */
function printRecord(): void {
  window.location.hash = RECORD_ID;
  window.print();
}

const RECORD_ID = "record";

interface RecordProps {
  readonly record: Queries.RecordContentFragment;
  /** Of the client: "$38 billion in assets". */
  readonly size?: string;
}

/** The page that the client signs: targets and results in the order of time, what was missed, and how it was checked. */
export function Record({ record, size }: RecordProps) {
  const { client, due, closed, steps, measures, check, shortfall, confirmation, signed } = record;
  const { facts } = useSite();
  const began = steps[0]?.date ?? closed;
  const columns = [
    { label: "At the start", key: "start", when: began },
    { label: "Promised", key: "promised", when: `by ${due}` },
    { label: "At the end", key: "reached", when: closed, delay: delayOf(record) },
    { label: "Six months later", key: "later", when: check?.date },
  ] as const;
  return (
    <Section id={RECORD_ID} spacing="compact">
      <Paper size="page">
        <chakra.p textStyle="h3" fontSize="md" color="accent">
          {facts.brand}
        </chakra.p>
        <chakra.h2 id={headingId(RECORD_ID)} textStyle="entry">
          Record of targets and results
        </chakra.h2>
        <chakra.p textStyle="small" color="fg.muted" maxWidth="none" marginBottom="4">
          {`${size ? `${client}, ${size}` : client} · ${began} to ${closed}`}
        </chakra.p>
        <Table>
          <thead>
            <tr>
              <th scope="col">Measure</th>
              {columns.map(({ label, when, ...column }) => (
                <th key={label} scope="col">
                  {label}
                  {when ? <span> {when}</span> : null}
                  {"delay" in column && column.delay ? <small>{column.delay}</small> : null}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {measures.map((measure) => (
              <tr key={measure.label}>
                <th scope="row">{measure.label}</th>
                {columns.map(({ label, key }) => {
                  const value = measure[key];
                  return (
                    <td key={key} data-label={label}>
                      {value === null ? "–" : formatFigure(measure, value)}
                      {value === null || key === "start" || isMet(measure, value) ? null : <small> missed</small>}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </Table>
        <Notes>
          {shortfall ? (
            <div>
              <h3>What we missed</h3>
              <Paragraphs text={shortfall} />
            </div>
          ) : null}
          <div>
            <h3>How it was checked</h3>
            <p>{confirmation}</p>
            <figure>
              <p>{signed}</p>
              <figcaption>Name withheld</figcaption>
            </figure>
          </div>
        </Notes>
      </Paper>
      <LinkButton
        to={`#${RECORD_ID}`}
        variant="link"
        marginTop="6"
        data-print="none"
        data-needs-script=""
        onClick={printRecord}
      >
        Print the record
      </LinkButton>
    </Section>
  );
}
