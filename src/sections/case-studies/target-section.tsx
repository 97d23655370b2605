import { chakra } from "@chakra-ui/react/styled-system";
import { countMet } from "../../lib/measures";
import { SectionTitle } from "../../ui/primitives";
import { Section, headingId } from "../../ui/section";
import { TargetFigure } from "../shared/target-figure";

interface TargetSectionProps {
  readonly studies: readonly Queries.TargetRecordFragment[];
}

/** The targets of all case studies, and how many were met. */
export function TargetSection({ studies }: TargetSectionProps) {
  const measures = studies.flatMap(({ record }) => record?.measures ?? []);
  if (measures.length === 0) return null;
  return (
    <Section id="targets">
      <SectionTitle id={headingId("targets")}>{countMet(measures)}</SectionTitle>
      <chakra.p color="fg.muted" marginTop="3" marginBottom={{ base: "6", md: "10" }}>
        Every target of our published cases. On or right of the line: met.
      </chakra.p>
      <TargetFigure cases={studies} named />
    </Section>
  );
}
