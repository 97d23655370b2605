import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { Section } from "../../ui/section";
import { SectionHeading } from "../../ui/section-heading";
import { MapPin } from "./map-pin";

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

type Place = Queries.OfficeMapPinFragment["mapPosition"];

/** How much of the map's width and height a label may take up on a phone, in percent. */
const LABEL_WIDTH = 18;
const LABEL_HEIGHT = 10;

/** Where a pin's label stands: on the right of it, or below where another pin is in the way. */
export function labelSide(place: Place, places: readonly Place[]): "right" | "below" {
  const blocked = places.some(
    ({ left, top }) => left > place.left && left < place.left + LABEL_WIDTH && Math.abs(top - place.top) < LABEL_HEIGHT,
  );
  return blocked ? "below" : "right";
}

interface OfficeMapProps {
  readonly copy: Queries.SectionTextFragment;
  readonly map: Queries.OfficeMapLandFragment;
  readonly offices: readonly Queries.OfficeMapPinFragment[];
}

/** The world with the offices on it, drawn at build: nothing is asked of anybody else's server. */
export function OfficeMap({ copy, map: { viewBox, land }, offices }: OfficeMapProps) {
  const positions = offices.map(({ mapPosition }) => mapPosition);
  const cities = new Intl.ListFormat("en").format(offices.map(({ city }) => city));
  return (
    <Section id={copy.id}>
      <SectionHeading copy={copy} />
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
