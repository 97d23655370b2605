import { chakra } from "@chakra-ui/react/styled-system";

/** static/world-map.svg: its size, and its edges in degrees. Natural Earth's land in an equirectangular projection. */
const MAP = { width: 1440, height: 798, west: -169, north: 84, south: -57 };

type Office = Pick<Queries.Office, "city" | "latitude" | "longitude">;

/** Converts coordinates in degrees to parts of the map's width and height. */
export const mapPosition = ({ latitude, longitude }: Omit<Office, "city">) => ({
  x: ((longitude - MAP.west + 360) % 360) / 360,
  y: (MAP.north - latitude) / (MAP.north - MAP.south),
});

/** Returns the part of the map that shows all offices, with room around them, and the places of the offices in it. */
function mapView(offices: readonly Office[]) {
  const places = offices.map(mapPosition);
  const extent = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;
  const [west, east] = extent(places.map(({ x }) => x));
  const [north, south] = extent(places.map(({ y }) => y));
  const width = Math.min(1, Math.max(0.3, (east - west) * 1.3, south - north));
  const height = Math.min(1, width * 1.35);
  const edge = (middle: number, size: number) => Math.min(Math.max(middle - size / 2, 0), 1 - size);
  const [left, top] = [edge((west + east) / 2, width), edge((north + south) / 2, height)];
  const pins = places.map(({ x, y }) => ({ x: (x - left) / width, y: (y - top) / height }));
  return { left, top, width, height, pins };
}

/** In pixels: the map in a window of 320 px, where names are closest, and the space that a name needs. */
const SMALL_MAP_WIDTH = 272;
const LETTER_WIDTH = 8.2;
const LINE_HEIGHT = 22;

/** Returns for each office the first side of its pin where its name is on the map and overlaps no pin and no other name. */
export function nameSides(offices: readonly Office[]): string[] {
  const view = mapView(offices);
  const mapHeight = (SMALL_MAP_WIDTH * view.height * MAP.height) / (view.width * MAP.width);
  const pins = view.pins.map(({ x, y }) => [x * SMALL_MAP_WIDTH, y * mapHeight] as const);
  const taken = pins.map(([x, y]) => ({ start: x - 10, end: x + 10, top: y - 8, bottom: y + 8 }));
  return pins.map(([x, y], index) => {
    const width = (offices[index]?.city.length ?? 0) * LETTER_WIDTH;
    const nameAt = (start: number, top: number) => ({ start, top, end: start + width, bottom: top + LINE_HEIGHT });
    const [above, below] = [y - 12 - LINE_HEIGHT, y + 12];
    const sides = Object.entries({
      right: nameAt(x + 12, y - 12),
      left: nameAt(x - 12 - width, y - 12),
      above: nameAt(x - 8, above),
      below: nameAt(x - 8, below),
      // They end at the pin.
      "above-end": nameAt(x + 8 - width, above),
      "below-end": nameAt(x + 8 - width, below),
    }).filter(([, { start, end, top, bottom }]) => start > 0 && end < SMALL_MAP_WIDTH && top > 0 && bottom < mapHeight);
    const isFree = ({ start, end, top, bottom }: ReturnType<typeof nameAt>) =>
      taken.every((one) => one.bottom < top || bottom < one.top || one.end < start || end < one.start);
    const [side, name] = sides.find(([, one]) => isFree(one)) ?? sides[0] ?? ["right", nameAt(x, y)];
    taken.push(name);
    return side;
  });
}

const Pin = chakra("li", {
  base: {
    position: "absolute",
    color: "fg",
    _before: { content: '""', position: "absolute", inset: "-2", borderRadius: "full", background: "accent" },
    "& span": { position: "absolute", width: "max-content", textStyle: "small", fontWeight: "700" },
    "&[data-side=right] span": { left: "3", top: "-3" },
    "&[data-side=left] span": { right: "3", top: "-3" },
    "&[data-side^=above] span": { bottom: "3", left: "-2" },
    "&[data-side^=below] span": { top: "3", left: "-2" },
    "&[data-side$=end] span": { left: "auto", right: "-2" },
  },
});

const percent = (part: number) => `${(part * 100).toFixed(1)}%`;

export function OfficeMap({ offices }: { readonly offices: readonly Office[] }) {
  const sides = nameSides(offices);
  const { left, top, width, height, pins } = mapView(offices);
  const title = `Map of our offices in ${new Intl.ListFormat("en").format(offices.map(({ city }) => city))}`;
  const viewBox = [left * MAP.width, top * MAP.height, width * MAP.width, height * MAP.height].join(" ");
  return (
    <chakra.div position="relative" forcedColorAdjust="none" overflow="hidden" border="hairline" borderRadius="lg">
      <chakra.svg role="img" aria-label={title} viewBox={viewBox} background="bg.panel">
        <image href="/world-map.svg" width={MAP.width} height={MAP.height} />
      </chakra.svg>
      <chakra.ul listStyle="none">
        {pins.map(({ x, y }, index) => (
          <Pin key={offices[index]?.city} data-side={sides[index]} style={{ left: percent(x), top: percent(y) }}>
            <span>{offices[index]?.city}</span>
          </Pin>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
