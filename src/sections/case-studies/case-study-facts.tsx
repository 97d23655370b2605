import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
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
  /** Leaves out what the record says. */
  readonly besideRecord?: boolean;
}

const List = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(8.5rem, 1fr))",
    columnGap: "6",
    rowGap: "4",
    textStyle: "small",
    "& dt": { color: "fg.muted" },
    "& dd": { color: "fg", fontWeight: "700" },
    // A link that is alone on its line needs a target size of 24 px (WCAG 2.5.8).
    "& dd > a": { display: "inline-block", minHeight: "6" },
  },
});

export function CaseStudyFacts({ study, besideRecord = false }: CaseStudyFactsProps) {
  const { industryEntry, serviceEntry, facts, partnerEntry } = study;
  const shown: Readonly<Record<string, ReactNode>> = {
    Industry: industryEntry.title,
    Size: besideRecord ? undefined : facts?.size,
    Service: serviceEntry.title,
    Duration: facts?.duration,
    Team: facts?.team,
    Partner: partnerEntry ? <PersonLink person={partnerEntry} /> : undefined,
  };
  return (
    <List>
      {Object.entries(shown).map(([label, value]) =>
        value === undefined ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </List>
  );
}
