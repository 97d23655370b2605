import { geoGraticule, geoPath } from "d3-geo";
import type { GeoPermissibleObjects } from "d3-geo";
import type { LabelSide } from "./boxes";
import { CompactPath } from "./compact-path";
import { countriesIn, land } from "./countries";
import { MAP_HEIGHT, MAP_WIDTH, locate, mapProjection } from "./map-projection";
import type { Place, Point } from "./map-projection";
import { placeLabels } from "./place-labels";

/** A city on the map, with its name on one side of it. */
export interface MapPin {
  readonly city: string;
  /** In percent of the map's width. */
  readonly left: number;
  /** In percent of the map's height. */
  readonly top: number;
  readonly side: LabelSide;
}

/** The part of the world that has the offices, as SVG paths, and the offices on it. */
export interface WorldMap {
  readonly land: string;
  /** Every 30th meridian and 15th parallel. */
  readonly graticule: string;
  /** A line from each city whose pin stands away from it to its pin. */
  readonly lines: string;
  /** The places of these cities, as lines without length. */
  readonly places: string;
  readonly pins: readonly MapPin[];
}

/** An office, as far as the map shows it. */
export interface MappedOffice extends Place {
  readonly city: string;
}

/** How far apart the graticule's lines are, in degrees of longitude and latitude. */
const GRATICULE: [number, number] = [30, 15];

const percent = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10;

/**
 * The map: Natural Earth's land at 1:110 million, as far as it is around the offices.
 *
 * @returns null where there is no office
 */
export function worldMap(offices: readonly MappedOffice[]): WorldMap | null {
  if (offices.length === 0) return null;
  const projection = mapProjection(offices);
  const draw = (shape: GeoPermissibleObjects) => {
    const path = new CompactPath();
    geoPath(projection, path)(shape);
    return path.toString();
  };
  const pins = offices.map((office) => ({
    city: office.city,
    point: locate(projection, office),
  }));
  const placed = placeLabels(pins, countriesIn(projection));
  const moved = placed.filter(({ place, point }) => place !== point);
  const at = (point: Point) => point.map(Math.round).join(" ");
  return {
    land: draw(land),
    graticule: draw(geoGraticule().step(GRATICULE).precision(10)()),
    lines: moved.map(({ place, point }) => `M${at(place)}L${at(point)}`).join(""),
    places: moved.map(({ place }) => `M${at(place)}h0`).join(""),
    pins: placed.map(({ city, point: [x, y], side }) => ({
      city,
      left: percent(x, MAP_WIDTH),
      top: percent(y, MAP_HEIGHT),
      side,
    })),
  };
}
