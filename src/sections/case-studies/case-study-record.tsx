import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useSite } from "../../layout/use-site";
import { monthAfter } from "../../lib/dates";
import { delayOf } from "../../lib/targets";
import { Paper } from "../../ui/paper";
import { Button, Paragraphs } from "../../ui/primitives";
import { Section, headingId } from "../../ui/section";
import { TargetTable } from "../shared/target-table";

export const caseStudyRecordContent = graphql`
  fragment CaseStudyRecordContent on CaseStudy {
    ...TargetRecord
    facts {
      size
    }
    record {
      steps {
        date
      }
      check {
        date
      }
      shortfall
      confirmation
      signed
    }
  }
`;

const Title = chakra("header", {
  base: {
    "& > p": { textStyle: "small", color: "fg.muted", marginBottom: "4" },
    "& > strong": { textStyle: "h3", fontSize: "md", color: "accent" },
    "& > h2": { textStyle: "entry" },
  },
});

const When = chakra("span", { base: { color: "fg.muted" } });

const Notes = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 7fr) minmax(0, 5fr)", _print: "7fr 5fr" },
    columnGap: "12",
    rowGap: "6",
    marginTop: "6",
    textStyle: "small",
    "& h3": { textStyle: "h4", marginBottom: "1" },
    "& p": { maxWidth: "measure" },
    // The signature is on a line.
    "& figure > p": { textStyle: "h3", fontSize: "md", marginTop: "8", borderBottom: "1px solid {colors.fg}" },
    "& figcaption": { color: "fg.muted" },
  },
});

const RECORD_ID = "record";

/** Makes the page print the record alone (src/theme/global-css.ts). */
function printRecord(): void {
  const { dataset } = document.body;
  // After "afterprint", iOS renders the page again when the visitor chooses a printer.
  const end = window.matchMedia("(pointer: coarse)").matches ? "pointerdown" : "afterprint";
  window.addEventListener(end, () => delete dataset.prints, { once: true });
  dataset.prints = RECORD_ID;
  window.print();
}

interface CaseStudyRecordProps {
  readonly study: Queries.CaseStudyRecordContentFragment;
}

/** The page that the client signs: targets and results in the order of time, what was missed, and how it was checked. */
export function CaseStudyRecord({ study }: CaseStudyRecordProps) {
  const { brand } = useSite().facts;
  const { record, facts } = study;
  if (!record) return null;
  const { client, due, closed, steps, check, shortfall, confirmation, signed } = record;
  const began = steps[0]?.date ?? closed;
  const delay = delayOf(record);
  const signature = signed ?? (check ? null : `To be signed in ${monthAfter(closed, 6)}`);
  return (
    <Section id={RECORD_ID} spacing="compact">
      <Paper size="page">
        <Title>
          <strong>{brand}</strong>
          <h2 id={headingId(RECORD_ID)}>Record of targets and results</h2>
          <p>{`${facts ? `${client}, ${facts.size}` : client} · ${began} to ${closed}`}</p>
        </Title>
        <TargetTable
          cases={[study]}
          dates={{
            start: <When>{began}</When>,
            promised: <When>by {due}</When>,
            reached: (
              <>
                <When>{closed}</When> {delay ? <small>{delay}</small> : null}
              </>
            ),
            later: check ? <When>{check.date}</When> : null,
          }}
        />
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
            {signature ? (
              <figure>
                <p>{signature}</p>
                {signed ? <figcaption>Name withheld</figcaption> : null}
              </figure>
            ) : null}
          </div>
        </Notes>
      </Paper>
      <Button variant="link" marginTop="6" data-print="none" data-needs-script="" onClick={printRecord}>
        Print the record
      </Button>
    </Section>
  );
}
