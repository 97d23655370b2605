import { chakra } from "@chakra-ui/react/styled-system";

/** static/world-map.svg: its size, and its edges in degrees. Natural Earth's land in an equirectangular projection. */
const MAP = { width: 1440, height: 798, west: -169, north: 84, south: -57 };

/** Converts coordinates in degrees to a place on the map, in percent. */
export const mapPosition = ({ latitude, longitude }: Pick<Queries.Office, "latitude" | "longitude">) => ({
  left: `${((longitude - MAP.west + 360) % 360) / 3.6}%`,
  top: `${(100 * (MAP.north - latitude)) / (MAP.north - MAP.south)}%`,
});

/** The number of an office, on the map and in the list. */
export const OfficeNumber = chakra("span", {
  base: {
    display: "inline-grid",
    placeContent: "center",
    width: "6",
    height: "6",
    border: "1px solid {colors.accent}",
    borderRadius: "full",
    background: "accent",
    color: { base: "fg.onAccent", _print: "accent" },
    fontFamily: "body",
    fontSize: "xs",
    fontWeight: "700",
  },
  variants: { onMap: { true: { position: "absolute", transform: "translate(-50%, -50%)" } } },
});

interface OfficeMapProps {
  readonly offices: readonly Pick<Queries.Office, "city" | "latitude" | "longitude">[];
}

export function OfficeMap({ offices }: OfficeMapProps) {
  const cities = new Intl.ListFormat("en").format(offices.map(({ city }) => city));
  return (
    <chakra.div
      role="img"
      aria-label={`Map of our offices in ${cities}`}
      position="relative"
      forcedColorAdjust="none"
      overflow="hidden"
      border="hairline"
      borderRadius="lg"
      background="bg.panel"
    >
      <img src="/world-map.svg" alt="" loading="lazy" width={MAP.width} height={MAP.height} />
      {offices.map((office, index) => (
        <OfficeNumber key={office.city} onMap style={mapPosition(office)}>
          {`${index + 1} `}
        </OfficeNumber>
      ))}
    </chakra.div>
  );
}
