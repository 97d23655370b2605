import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { stayInView } from "../../theme/recipes";
import { PersonLink } from "../shared/person-link";

export const caseStudyFactsContent = graphql`
  fragment CaseStudyFactsContent on CaseStudy {
    industryEntry {
      title
    }
    serviceEntry {
      title
    }
    facts {
      size
      duration
      team
    }
    partnerEntry {
      ...PersonLinkContent
    }
  }
`;

interface CaseStudyFactsProps {
  readonly study: Queries.CaseStudyFactsContentFragment;
  /** In a column that stays in view, without what the record says. Else only how large the project was. */
  readonly beside?: "story" | "record";
}

const List = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(8.5rem, 1fr))",
    columnGap: "6",
    rowGap: { base: "1", sm: "4" },
    textStyle: "small",
    // A link that is alone on its line needs a target size of 24 px (WCAG 2.5.8).
    "& dd > a": { display: "inline-block", minHeight: "6" },
  },
  variants: {
    inColumn: {
      true: {
        gridColumn: { lg: "2" },
        gridTemplateColumns: { base: "repeat(auto-fit, minmax(8.5rem, 1fr))", lg: "minmax(0, 1fr)" },
        rowGap: { base: "4", lg: "0" },
        "& > div": { lg: { paddingBlock: "3", borderTop: "hairline" } },
        ...stayInView,
      },
    },
  },
});

export function CaseStudyFacts({ study, beside }: CaseStudyFactsProps) {
  const { industryEntry, serviceEntry, facts, partnerEntry } = study;
  const shown: Readonly<Record<string, ReactNode>> = {
    Industry: beside ? industryEntry.title : undefined,
    Service: beside ? serviceEntry.title : undefined,
    Size: beside === "record" ? undefined : facts?.size,
    Duration: facts?.duration,
    Team: beside ? facts?.team : undefined,
    Partner: beside && partnerEntry ? <PersonLink person={partnerEntry} /> : undefined,
  };
  return (
    <List inColumn={beside !== undefined}>
      {Object.entries(shown).map(([label, value]) =>
        value === undefined ? null : (
          <div key={label}>
            <chakra.dt color="fg.muted">{label}</chakra.dt>
            <chakra.dd fontWeight="700">{value}</chakra.dd>
          </div>
        ),
      )}
    </List>
  );
}
