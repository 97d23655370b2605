import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";

export const officeMapContent = graphql`
  fragment OfficeMapContent on Office {
    city
    latitude
    longitude
  }
`;

/** static/world-map.svg: its size, and its edges in degrees. Natural Earth's land in an equirectangular projection. */
const MAP = { width: 1440, height: 798, west: -169, north: 84, south: -57 };

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Converts coordinates in degrees to parts of the map's width and height. */
export function mapPosition({ latitude, longitude }: Place): { readonly x: number; readonly y: number } {
  return {
    x: ((longitude - MAP.west + 360) % 360) / 360,
    y: (MAP.north - latitude) / (MAP.north - MAP.south),
  };
}

/** In pixels: the map in a window of 375 px, where names are closest, and the space that a name needs. */
const SMALL_MAP_WIDTH = 327;
const SMALL_MAP_HEIGHT = (SMALL_MAP_WIDTH * MAP.height) / MAP.width;
const LETTER_WIDTH = 8.2;
const LINE_HEIGHT = 22;

/** Returns for each office the first side of its pin where its name is on the map and overlaps no pin and no other name. */
export function nameSides(offices: readonly (Place & { readonly city: string })[]): string[] {
  const pins = offices.map(mapPosition).map(({ x, y }) => [x * SMALL_MAP_WIDTH, y * SMALL_MAP_HEIGHT] as const);
  const taken = pins.map(([x, y]) => ({ start: x - 10, end: x + 10, top: y - 8, bottom: y + 8 }));
  return pins.map(([x, y], index) => {
    const width = (offices[index]?.city.length ?? 0) * LETTER_WIDTH;
    const nameAt = (start: number, top: number) => ({ start, top, end: start + width, bottom: top + LINE_HEIGHT });
    const right = nameAt(x + 12, y - 12);
    const left = nameAt(x - 12 - width, y - 12);
    const sides = { right, left, above: nameAt(x - 8, y - 12 - LINE_HEIGHT), below: nameAt(x - 8, y + 12) };
    const isFree = ({ start, end, top, bottom }: typeof right) =>
      start > 0 &&
      end < SMALL_MAP_WIDTH &&
      taken.every((one) => one.bottom < top || bottom < one.top || one.end < start || end < one.start);
    const [side, name] = Object.entries(sides).find(([, one]) => isFree(one)) ?? ["right", right];
    taken.push(name);
    return side;
  });
}

const Pin = chakra("li", {
  base: {
    position: "absolute",
    // The map keeps its colors, too.
    forcedColorAdjust: "none",
    color: "fg",
    _before: {
      content: '""',
      position: "absolute",
      inset: "-2",
      borderRadius: "full",
      background: "accent",
    },
    "& span": { position: "absolute", width: "max-content", textStyle: "small", fontWeight: "700" },
    "&[data-side=right] span": { left: "3", top: "-3" },
    "&[data-side=left] span": { right: "3", top: "-3" },
    "&[data-side=above] span": { bottom: "3", left: "-2" },
    "&[data-side=below] span": { top: "3", left: "-2" },
  },
});

const percent = (part: number) => `${(part * 100).toFixed(1)}%`;

export function OfficeMap({ offices }: { readonly offices: readonly Queries.OfficeMapContentFragment[] }) {
  const sides = nameSides(offices);
  const title = `Map of our offices in ${new Intl.ListFormat("en").format(offices.map(({ city }) => city))}`;
  return (
    <chakra.div position="relative" overflow="hidden" background="bg.panel" border="hairline" borderRadius="lg">
      <img src="/world-map.svg" alt={title} width={MAP.width} height={MAP.height} loading="lazy" />
      <chakra.ul listStyle="none">
        {offices.map((office, index) => {
          const { x, y } = mapPosition(office);
          return (
            <Pin key={office.city} data-side={sides[index]} style={{ left: percent(x), top: percent(y) }}>
              <span>{office.city}</span>
            </Pin>
          );
        })}
      </chakra.ul>
    </chakra.div>
  );
}
