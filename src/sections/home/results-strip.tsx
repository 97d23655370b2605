import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { FiArrowRight } from "react-icons/fi";
import { anchorPath } from "../../lib/paths";
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
    gridTemplateColumns: { base: "5rem minmax(0, 1fr)", md: "minmax(0, 1fr)" },
    gridTemplateRows: { md: "auto 1fr auto" },
    columnGap: "4",
    rowGap: { base: "0.5", md: "2" },
    height: "full",
    paddingBlock: { base: "3", md: "8" },
    paddingInline: { md: "6", xl: "8" },
    textStyle: "small",
    "li:first-of-type > &": { paddingInlineStart: "0" },
    "& [data-figure]": { gridRow: { base: "span 2", md: "auto" }, textStyle: "h2", color: "accent.inverse" },
    "& [data-case]": { color: "fg.inverseMuted" },
    "& svg": { display: "inline", verticalAlign: "middle" },
    "&:hover [data-case]": { color: "fg.inverse", textDecoration: "underline", textUnderlineOffset: "0.25em" },
  },
});

/** The first result of each case study, with a link to the study, below the hero. */
export function ResultsStrip({ studies }: ResultsStripProps) {
  if (studies.length === 0) return null;
  return (
    <chakra.div data-ground="inverse" background="bg.inverse" color="fg.inverse">
      <Container>
        <List aria-label="Results">
          {studies.map(({ jsonId, results, industryEntry }) => {
            const { figure, label } = splitResult(results[0] ?? "");
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
