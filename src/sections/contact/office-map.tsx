import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { MapPin } from "./map-pin";

export const officeMapContent = graphql`
  fragment OfficeMapContent on WorldMap {
    picture
    width
    height
    pins {
      city
      left
      top
      side
    }
  }
`;

const Frame = chakra("div", {
  base: {
    position: "relative",
    overflow: "hidden",
    containerType: "inline-size",
    background: "bg.panel",
    border: "hairline",
    borderRadius: "lg",
    "& > img": { display: "block", width: "full", height: "auto" },
  },
});

interface OfficeMapProps {
  readonly map: Queries.OfficeMapContentFragment;
}

/** The part of the world that has the offices, drawn at build: nothing is asked of anybody else's server. */
export function OfficeMap({ map: { picture, width, height, pins } }: OfficeMapProps) {
  const title = `Map with the offices in ${new Intl.ListFormat("en").format(pins.map(({ city }) => city))}`;
  return (
    <Frame>
      <img src={picture} alt={title} width={width} height={height} loading="lazy" decoding="async" />
      <chakra.ul listStyle="none">
        {pins.map((pin) => (
          <MapPin key={pin.city} pin={pin} />
        ))}
      </chakra.ul>
    </Frame>
  );
}
