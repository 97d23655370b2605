import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { MapPin } from "./map-pin";

export const officeMapContent = graphql`
  fragment OfficeMapContent on WorldMap {
    viewBox
    land
    graticule
    pins {
      city
      left
      top
      side
    }
  }
`;

interface OfficeMapProps {
  readonly map: Queries.OfficeMapContentFragment;
}

/** The part of the world that has the offices, drawn at build: nothing is asked of anybody else's server. */
export function OfficeMap({ map: { viewBox, land, graticule, pins } }: OfficeMapProps) {
  const title = `Map with the offices in ${new Intl.ListFormat("en").format(pins.map(({ city }) => city))}`;
  return (
    <chakra.div
      position="relative"
      overflow="hidden"
      containerType="inline-size"
      background="bg.panel"
      border="hairline"
      borderRadius="lg"
    >
      <chakra.svg role="img" aria-labelledby="map-title" viewBox={viewBox} display="block" width="full" color="border">
        <title id="map-title">{title}</title>
        <path d={graticule} fill="none" stroke="currentColor" strokeWidth="0.5" />
        <path d={land} fill="currentColor" />
      </chakra.svg>
      <chakra.ul listStyle="none">
        {pins.map((pin) => (
          <MapPin key={pin.city} pin={pin} />
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
