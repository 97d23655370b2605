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

interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

interface CaseStudyFactsProps {
  readonly study: Queries.CaseStudyFactsContentFragment;
}

/** Two columns on phones, one row on wide screens. */
const List = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", md: "repeat(3, minmax(0, 1fr))", lg: "none" },
    gridAutoFlow: { lg: "column" },
    gridAutoColumns: { lg: "minmax(0, 1fr)" },
    columnGap: "6",
    rowGap: "3",
    paddingBlock: { base: "4", lg: "5" },
    borderBlockWidth: "1px",
    borderColor: "border",
    textStyle: "small",
    "& dt": { color: "fg.muted" },
    "& dd": { fontWeight: "700" },
    // A link alone in its line needs the height of a finger (WCAG 2.5.8).
    "& dd > a": { display: "inline-block", minHeight: "6" },
  },
});

/** The facts of a case study in one line: sector and size of the client, service, duration, and team. */
export function CaseStudyFacts({ study }: CaseStudyFactsProps) {
  const { industryEntry, serviceEntry, facts, partnerEntry } = study;
  const shown: readonly Fact[] = [
    { label: "Sector", value: industryEntry.title },
    ...(facts ? [{ label: "Size", value: facts.size }] : []),
    { label: "Service", value: serviceEntry.title },
    ...(facts
      ? [
          { label: "Duration", value: facts.duration },
          { label: "Team", value: facts.team },
        ]
      : []),
    ...(partnerEntry ? [{ label: "Partner", value: <PersonLink person={partnerEntry} /> }] : []),
  ];
  return (
    <List>
      {shown.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
