import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { Section, SectionHeading, headingId } from "../../ui/section";
import { OfficeCard } from "./office-card";
import { OfficeMap } from "./office-map";

interface PartProps {
  readonly copy: Queries.SectionTextFragment;
  readonly children: ReactNode;
}

/** One half of the section, with its own anchor. */
function Part({ copy, children }: PartProps) {
  return (
    <chakra.section id={copy.id} aria-labelledby={headingId(copy.id)} scrollMarginTop="6">
      <SectionHeading copy={copy} />
      {children}
    </chakra.section>
  );
}

interface OfficesProps {
  readonly copy: Queries.SectionTextFragment;
  readonly mapCopy: Queries.SectionTextFragment;
  readonly offices: readonly (Queries.OfficeCardContentFragment & Queries.OfficeMapContentFragment)[];
}

/** The list of offices beside the map. */
export function Offices({ copy, mapCopy, offices }: OfficesProps) {
  return (
    <Section ground="alternate">
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" }}
        columnGap="16"
        rowGap="10"
      >
        <Part copy={copy}>
          <chakra.ul listStyle="none" display="flex" flexDirection="column" gap="6">
            {offices.map((office) => (
              <li key={office.city}>
                <OfficeCard office={office} />
              </li>
            ))}
          </chakra.ul>
        </Part>
        <Part copy={mapCopy}>
          <OfficeMap offices={offices} />
        </Part>
      </chakra.div>
    </Section>
  );
}
