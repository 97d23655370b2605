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

/** The edges of static/world-map.svg in degrees: Natural Earth's land in an equirectangular projection. */
const MAP_EDGES = { west: -169, north: 84, south: -57 };

/** Converts coordinates in degrees to CSS offsets on the map. */
export function mapPosition(latitude: number, longitude: number): { readonly left: string; readonly top: string } {
  const left = ((longitude - MAP_EDGES.west + 360) % 360) / 360;
  const top = (MAP_EDGES.north - latitude) / (MAP_EDGES.north - MAP_EDGES.south);
  return { left: `${(left * 100).toFixed(1)}%`, top: `${(top * 100).toFixed(1)}%` };
}

const Pin = chakra("li", {
  base: {
    position: "absolute",
    _before: {
      content: '""',
      position: "absolute",
      inset: "-2",
      borderRadius: "full",
      background: "accent",
      _highContrast: { background: "CanvasText" },
    },
    "& span": { position: "absolute", width: "max-content", textStyle: "small", fontWeight: "700" },
    "&[data-side=right] span": { left: "3", top: "-3" },
    "&[data-side=left] span": { right: "3", top: "-3" },
    "&[data-side=above] span": { bottom: "3", left: "-2" },
    "&[data-side=below] span": { top: "3", left: "-2" },
  },
});

export function OfficeMap({ offices }: { readonly offices: readonly Queries.OfficeMapContentFragment[] }) {
  const title = `Map of our offices in ${new Intl.ListFormat("en").format(offices.map(({ city }) => city))}`;
  return (
    <chakra.div position="relative" overflow="hidden" background="bg.panel" border="hairline" borderRadius="lg">
      <img src="/world-map.svg" alt={title} width={1440} height={798} loading="lazy" />
      <chakra.ul listStyle="none">
        {offices.map(({ city, latitude, longitude, labelSide }) => (
          <Pin key={city} data-side={labelSide ?? "right"} style={mapPosition(latitude, longitude)}>
            <span>{city}</span>
          </Pin>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
