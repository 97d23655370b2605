import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";

export const officeMapContent = graphql`
  fragment OfficeMapContent on Office {
    city
    latitude
    longitude
    labelSide
  }
`;

/**
 * static/world-map.svg: Natural Earth's land at 1:110 million in an equirectangular projection with its standard parallel
 * at 45 degrees. Its edges in degrees; the western one runs through the Bering Strait.
 */
const MAP = { west: -169, north: 84, south: -57, width: 1440, height: 798 };

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** Returns where a place is on the map. */
export function placeOnMap(latitude: number, longitude: number): { readonly left: string; readonly top: string } {
  return {
    left: percent(((longitude - MAP.west + 360) % 360) / 360),
    top: percent((MAP.north - latitude) / (MAP.north - MAP.south)),
  };
}

const Frame = chakra("div", {
  base: {
    position: "relative",
    overflow: "hidden",
    background: "bg.panel",
    border: "hairline",
    borderRadius: "lg",
    "& > img": { display: "block", width: "full", height: "auto" },
    "& li": { position: "absolute", width: "0", height: "0" },
  },
});

const Dot = chakra("span", {
  base: {
    position: "absolute",
    width: "4",
    height: "4",
    transform: "translate(-50%, -50%)",
    borderRadius: "full",
    borderWidth: "3px",
    borderColor: "bg.panel",
    background: "accent",
    _highContrast: { background: "[CanvasText]" },
  },
});

const Label = chakra("span", {
  base: {
    position: "absolute",
    width: "[max-content]",
    fontSize: { base: "xs", md: "sm" },
    fontWeight: "700",
    lineHeight: "1rem",
    "&[data-side=right]": { left: "3", top: "-2" },
    "&[data-side=left]": { right: "3", top: "-2" },
    "&[data-side=above]": { left: "-2", bottom: "4" },
    "&[data-side=below]": { left: "-2", top: "3" },
  },
});

type Office = Queries.OfficeMapContentFragment;

/** The map is wide enough for a name between two offices that are so many degrees apart. */
const ROOM = { longitude: 50, latitude: 8 };

/** The side of an office's name: where its entry has none, the right one, or above if another office is there. */
export function sideOf({ labelSide, longitude, latitude }: Office, offices: readonly Office[]): string {
  const isTaken = offices.some((other) => {
    const distance = other.longitude - longitude;
    return distance > 0 && distance < ROOM.longitude && Math.abs(other.latitude - latitude) < ROOM.latitude;
  });
  return labelSide ?? (isTaken ? "above" : "right");
}

interface OfficeMapProps {
  readonly offices: readonly Office[];
}

/** A map of the world with the offices. */
export function OfficeMap({ offices }: OfficeMapProps) {
  const title = `Map with the offices in ${new Intl.ListFormat("en").format(offices.map(({ city }) => city))}`;
  return (
    <Frame>
      <img src="/world-map.svg" alt={title} width={MAP.width} height={MAP.height} loading="lazy" decoding="async" />
      <chakra.ul listStyle="none">
        {offices.map((office) => (
          <li key={office.city} style={placeOnMap(office.latitude, office.longitude)}>
            <Dot aria-hidden="true" />
            <Label data-side={sideOf(office, offices)}>{office.city}</Label>
          </li>
        ))}
      </chakra.ul>
    </Frame>
  );
}
