import { graphql } from "gatsby";
import { CardGrid } from "../../ui/card-grid";
import { Section } from "../../ui/section";
import { SectionHeading } from "../../ui/section-heading";
import { OfficeCard } from "./office-card";

export const officeCardContent = graphql`
  fragment OfficeCardContent on Office {
    city
    address
    phone
    email
    hours
    latitude
    longitude
  }
`;

interface OfficesProps {
  readonly copy: Queries.SectionTextFragment;
  readonly offices: readonly Queries.OfficeCardContentFragment[];
}

/** The offices side by side (spec §2, Contact). */
export function Offices({ copy, offices }: OfficesProps) {
  const headingId = `${copy.id}-heading`;
  return (
    <Section id={copy.id} labelledBy={headingId}>
      <SectionHeading id={headingId} copy={copy} />
      <CardGrid columns="trio">
        {offices.map((office) => (
          <OfficeCard key={office.city} office={office} />
        ))}
      </CardGrid>
    </Section>
  );
}
