import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { Section } from "../../ui/section";
import { SectionHeading } from "../../ui/section-heading";
import { MapPin } from "./map-pin";
import { labelSide } from "./label-side";

export const officeMapContent = graphql`
  fragment OfficeMapLand on WorldMap {
    viewBox
    land
  }

  fragment OfficeMapPin on Office {
    city
    mapPosition {
      left
      top
    }
  }
`;

interface OfficeMapProps {
  readonly copy: Queries.SectionTextFragment;
  readonly map: Queries.OfficeMapLandFragment;
  readonly offices: readonly Queries.OfficeMapPinFragment[];
}

/** The world with the offices on it, drawn at build: nothing is asked of anybody else's server (spec §2, Contact). */
export function OfficeMap({ copy, map: { viewBox, land }, offices }: OfficeMapProps) {
  const headingId = `${copy.id}-heading`;
  const positions = offices.map(({ mapPosition }) => mapPosition);
  const cities = new Intl.ListFormat("en").format(offices.map(({ city }) => city));
  return (
    <Section id={copy.id} labelledBy={headingId}>
      <SectionHeading id={headingId} copy={copy} />
      <chakra.div position="relative">
        <chakra.svg role="img" aria-labelledby="map-title" viewBox={viewBox} display="block" width="full" fill="border">
          <title id="map-title">World map with the offices in {cities}</title>
          <path d={land} />
        </chakra.svg>
        <chakra.ul listStyle="none">
          {offices.map(({ city, mapPosition }) => (
            <MapPin key={city} city={city} position={mapPosition} side={labelSide(mapPosition, positions)} />
          ))}
        </chakra.ul>
      </chakra.div>
    </Section>
  );
}
