import { geoNaturalEarth1 } from "d3-geo";
import type { GeoProjection } from "d3-geo";

/** A place on the globe, in degrees. */
export interface Place {
  /** East is positive. */
  readonly longitude: number;
  /** North is positive. */
  readonly latitude: number;
}

/** A point of the map, in units of its SVG. */
export type Point = readonly [x: number, y: number];

/** The size of the map, in units of its SVG. */
export const MAP_WIDTH = 720;
export const MAP_HEIGHT = 480;

/** How much of the map stays free of places on each of its sides, as a share of its width and height. */
const MARGIN = 0.18;

/** How much of the equator's length the map shows at least: a single place is seen in its part of the world. */
const LEAST_SHARE = 0.2;

/** The projection, with the globe as a drawing of its own size around the middle. */
const globe = (middle: number) => geoNaturalEarth1().rotate([-middle, 0]).scale(1).translate([0, 0]);

const GLOBE_WIDTH = 2 * Math.abs(locate(globe(0), { longitude: 180, latitude: 0 })[0]);
const GLOBE_HEIGHT = 2 * Math.abs(locate(globe(0), { longitude: 0, latitude: 90 })[1]);

/**
 * Where a place stands in a projection.
 *
 * @throws Error where it is not on the globe
 */
export function locate(projection: GeoProjection, { longitude, latitude }: Place): Point {
  const point = projection([longitude, latitude]);
  if (!point) throw new Error(`There is no place at longitude ${String(longitude)}, latitude ${String(latitude)}`);
  return point;
}

/** The longitude in the middle of the shortest stretch of the equator that holds all of these, in degrees. */
function middleLongitude(longitudes: readonly number[]): number {
  const sorted = longitudes.toSorted((a, b) => a - b);
  const gaps = sorted.map((longitude, index) => (sorted[index + 1] ?? (sorted[0] ?? 0) + 360) - longitude);
  const widest = Math.max(...gaps);
  const end = sorted[gaps.indexOf(widest)] ?? 0;
  return end - (360 - widest) / 2;
}

/** The middle of a stretch of this length around what has the given ends, moved so far that it stays on the globe. */
function middleWithin(ends: readonly number[], length: number, globeLength: number): number {
  const middle = (Math.min(...ends) + Math.max(...ends)) / 2;
  const most = Math.max(0, (globeLength - length) / 2);
  return Math.min(most, Math.max(-most, middle));
}

const extent = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

/**
 * The projection that shows these places as large as they fit on the map with a margin: Natural Earth's, turned to
 * them, so that what is cut out of it is not slanted.
 *
 * @param places one at least
 */
export function mapProjection(places: readonly Place[]): GeoProjection {
  const projection = globe(middleLongitude(places.map(({ longitude }) => longitude)));
  const points = places.map((place) => locate(projection, place));
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const ratio = MAP_WIDTH / MAP_HEIGHT;
  const wanted = Math.max(extent(xs), extent(ys) * ratio) / (1 - 2 * MARGIN);
  const width = Math.min(GLOBE_WIDTH, Math.max(LEAST_SHARE * GLOBE_WIDTH, wanted));
  const scale = MAP_WIDTH / width;
  return projection
    .scale(scale)
    .translate([
      MAP_WIDTH / 2 - scale * middleWithin(xs, width, GLOBE_WIDTH),
      MAP_HEIGHT / 2 - scale * middleWithin(ys, width / ratio, GLOBE_HEIGHT),
    ])
    .clipExtent([
      [0, 0],
      [MAP_WIDTH, MAP_HEIGHT],
    ]);
}
