import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useSite } from "../../layout/use-site";
import { delayOf, monthAfter } from "../../lib/dates";
import { caseStudyPath } from "../../lib/paths";
import { useHydrated } from "../../lib/use-hydrated";
import { isTouchScreen } from "../../lib/use-media";
import { Paper } from "../../ui/paper";
import { Button, Facts, Paragraphs, Text } from "../../ui/primitives";
import { Section, SectionTitle } from "../../ui/section";
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
      agreement
      shortfall
      cost
      confirmation
      signed
    }
  }
`;

const Note = chakra("div", { base: { breakInside: "avoid", marginBottom: "6" } });

const Heading = chakra("h3", { base: { textStyle: "h4", marginBottom: "1" } });

/** Alone, it fills the paper and ends with its address. */
const PRINTED = {
  "[data-prints] &": {
    _print: {
      display: "flex",
      flexDirection: "column",
      justifyContent: "space-between",
      minHeight: "calc(100vh - 1mm)",
      "&::after": { content: "var(--site-url) attr(data-path)", textStyle: "small", color: "fg.muted" },
    },
  },
} as const;

const RECORD_ID = "record";

/** Makes the page print the record alone (src/theme/global-css.ts). */
function printRecord(): void {
  const { dataset } = document.documentElement;
  // After "afterprint", iOS renders the page again when the visitor chooses a printer.
  const end = isTouchScreen() ? "pointerdown" : "afterprint";
  window.addEventListener(end, () => delete dataset.prints, { once: true });
  dataset.prints = RECORD_ID;
  window.print();
}

/** The page that the client signs: targets and results in the order of time, what was missed, and how it was checked. */
export function CaseStudyRecord({ study }: { readonly study: Queries.CaseStudyRecordContentFragment }) {
  const { brand } = useSite().facts;
  // Browsers inside Android apps can't print.
  const canPrint = !useHydrated() || typeof window.print === "function";
  const { record, facts } = study;
  if (!record) return null;
  const { client, due, closed, steps, check, agreement, shortfall, cost, confirmation, signed } = record;
  const began = steps[0]?.date ?? closed;
  const delay = delayOf(record);
  const signature = signed ?? (check ? null : `To be signed in ${monthAfter(closed, 6)}`);
  return (
    <Section id={RECORD_ID} spacing="compact">
      <Paper padding={{ base: "4", md: "6" }} css={PRINTED} data-path={caseStudyPath(study.jsonId)}>
        <chakra.header
          display={{ lg: "grid" }}
          gridTemplateColumns="auto auto"
          columnGap="6"
          justifyContent="space-between"
          alignItems="baseline"
          marginBottom="4"
        >
          <chakra.strong css={{ textStyle: "h3", fontSize: "md", color: "accent" }}>{brand}</chakra.strong>
          <SectionTitle gridColumn="1" textStyle="entry">
            Record of targets and results
          </SectionTitle>
          <Facts>
            <span>{`${facts ? `${client}, ${facts.size}` : client} `}</span>
            <span>{`${began} to ${closed}`}</span>
          </Facts>
          {delay ? (
            <chakra.p gridArea={{ lg: "1 / 2" }} textStyle="small" color="danger" textAlign={{ lg: "end" }}>
              {`Ended ${delay}`}
            </chakra.p>
          ) : null}
        </chakra.header>
        <TargetTable
          cases={[study]}
          dates={{ start: began, promised: `by ${due}`, reached: closed, later: check?.date }}
        />
        {/* Columns of text, because a sheet of paper has room for two. */}
        <chakra.div columns="16rem 3" columnGap="12" marginTop="6" textStyle="small">
          {Object.entries({ "What we agreed": agreement, "What we missed": shortfall, "What it cost us": cost }).map(
            ([heading, text]) =>
              text ? (
                <Note key={heading}>
                  <Heading>{heading}</Heading>
                  <Paragraphs text={text} />
                </Note>
              ) : null,
          )}
          <Note>
            <Heading>How it was checked</Heading>
            <Text>{confirmation}</Text>
            {signature ? (
              <chakra.figure display="flex !important" alignItems="end" gap="6" marginTop="2">
                <chakra.div flex="1">
                  <Text css={{ textStyle: "h3", fontSize: "md", borderBottom: "1px solid" }}>{signature}</Text>
                  {signed ? <chakra.figcaption color="fg.muted">Name withheld</chakra.figcaption> : null}
                </chakra.div>
                <img src="/brand/seal.svg" alt="" width="72" height="72" loading="lazy" />
              </chakra.figure>
            ) : null}
          </Note>
        </chakra.div>
      </Paper>
      {canPrint ? (
        <Button variant="link" marginTop="6" data-print="none" data-needs-script="" onClick={printRecord}>
          Print the record
        </Button>
      ) : null}
    </Section>
  );
}
