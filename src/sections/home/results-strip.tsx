import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { FiArrowRight } from "react-icons/fi";
import { anchorPath, pagePath } from "../../lib/paths";
import { splitResult } from "../../lib/split-result";
import { Container } from "../../ui/primitives";
import { SiteLink } from "../../ui/links";

export const resultsStripContent = graphql`
  fragment ResultsStripContent on CaseStudy {
    jsonId
    results
    industryEntry {
      title
    }
  }
`;

interface ResultsStripProps {
  readonly studies: readonly Queries.ResultsStripContentFragment[];
}

/** The result that the strip shows: the second one, as the cards show the first. */
const SHOWN = 1;

/** Compact rows on phones, columns with a hairline between on wider screens. */
const List = chakra("ul", {
  base: {
    listStyle: "none",
    display: "grid",
    gridAutoFlow: { md: "column" },
    gridAutoColumns: { md: "minmax(0, 1fr)" },
    "& > li": {
      borderTop: { base: "hairline", md: "none" },
      borderInlineStart: { md: "hairline" },
      paddingBlock: { _print: "2" },
      "&:first-of-type": { border: "none" },
    },
  },
});

const Result = chakra(SiteLink, {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "6.5rem minmax(0, 1fr)", md: "minmax(0, 1fr)" },
    gridTemplateRows: { md: "auto 1fr auto" },
    columnGap: "4",
    rowGap: { base: "0.5", md: "1" },
    height: "full",
    paddingBlock: { base: "3", md: "5" },
    paddingInline: { md: "6", xl: "8" },
    textStyle: "small",
    "li:first-of-type > &": { paddingInlineStart: "0" },
    "& [data-figure]": {
      gridRow: { base: "span 2", md: "auto" },
      textStyle: "h2",
      fontSize: { base: "h3", md: "[2rem]" },
      color: "accent.inverse",
    },
    "& [data-case]": { color: "fg.inverseMuted" },
    "& svg": { display: "inline", verticalAlign: "middle" },
    "&:hover [data-case]": { color: "fg.inverse", textDecoration: "underline", textUnderlineOffset: "0.25em" },
  },
});

/** The second result of each case study that has one, with a link to the study, at the foot of the hero. */
export function ResultsStrip({ studies }: ResultsStripProps) {
  const shown = studies.filter(({ results }) => results.length > SHOWN);
  if (shown.length === 0) return null;
  return (
    <chakra.div borderTop="hairline">
      <Container>
        <List aria-label="Results">
          {shown.map(({ jsonId, results, industryEntry }) => {
            const { figure, label } = splitResult(results[SHOWN] ?? "");
            return (
              <li key={jsonId}>
                <Result to={anchorPath("case-studies", jsonId)}>
                  <span data-figure="">{figure} </span>
                  <span>{label} </span>
                  <span data-case="">
                    {industryEntry.title} case study <FiArrowRight aria-hidden="true" />
                  </span>
                </Result>
              </li>
            );
          })}
        </List>
      </Container>
    </chakra.div>
  );
}

/** A quiet way on, for screens whose header has the button. */
const Quiet = chakra(SiteLink, {
  base: {
    display: { base: "none", lg: "inline-flex" },
    alignItems: "center",
    gap: "2",
    minHeight: "6",
    textStyle: "small",
    fontWeight: "700",
    textDecoration: "underline",
    textUnderlineOffset: "0.25em",
    _hover: { color: "accent.inverse" },
  },
});

/** How many clients measured what the strip says: it has three studies at most. */
const CLIENTS = ["", "one client", "two clients", "three clients"];

/** The link to the case studies, in the hero; nothing without any. */
export function MeasuredLink({ studies }: ResultsStripProps) {
  const clients = CLIENTS[studies.length];
  if (!clients) return null;
  return (
    <Quiet to={pagePath("case-studies")}>
      {`See how ${clients} measured it`}
      <FiArrowRight aria-hidden="true" />
    </Quiet>
  );
}
