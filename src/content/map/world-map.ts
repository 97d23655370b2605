import { geoNaturalEarth1, geoPath } from "d3-geo";
import { feature } from "topojson-client";
import type { Topology } from "topojson-specification";
import atlas from "world-atlas/land-110m.json";
import { CompactPath } from "./compact-path";

/** Where something stands on the map, in percent of its width and height. */
export interface MapPosition {
  readonly left: number;
  readonly top: number;
}

/** The outline of the world's land, to be drawn as one SVG path. */
export interface WorldMap {
  readonly viewBox: string;
  /** What goes into the path's `d`. */
  readonly land: string;
}

/** Width of the map, in units of its SVG. */
const WIDTH = 720;

/** The map ends at these latitudes, in degrees: nobody's office is in Antarctica. */
const NORTH = 84;
const SOUTH = -57;

const natural = geoNaturalEarth1().fitWidth(WIDTH, { type: "Sphere" });

/** @throws Error where the place is not on the globe */
function project(longitude: number, latitude: number): [number, number] {
  const point = natural([longitude, latitude]);
  if (!point) throw new Error(`There is no place at longitude ${String(longitude)}, latitude ${String(latitude)}`);
  return point;
}

const top = Math.floor(project(0, NORTH)[1]);
const bottom = Math.ceil(project(0, SOUTH)[1]);
const height = bottom - top;

/** The map: Natural Earth's land at 1:110 million, in the Natural Earth projection. */
export function worldMap(): WorldMap {
  const topology = atlas as unknown as Topology;
  const { land } = topology.objects;
  if (!land) throw new Error("world-atlas has no land");
  const path = new CompactPath();
  const clipped = geoNaturalEarth1()
    .fitWidth(WIDTH, { type: "Sphere" })
    .clipExtent([
      [0, top],
      [WIDTH, bottom],
    ]);
  geoPath(clipped, path)(feature(topology, land));
  return { viewBox: `0 ${String(top)} ${String(WIDTH)} ${String(height)}`, land: path.toString() };
}

/**
 * Where a place stands on the map.
 *
 * @param longitude in degrees, east is positive
 * @param latitude in degrees, north is positive
 * @throws Error where the map doesn't reach
 */
export function mapPosition(longitude: number, latitude: number): MapPosition {
  const [x, y] = project(longitude, latitude);
  if (y < top || y > bottom)
    throw new Error(`The map ends at ${String(SOUTH)} and ${String(NORTH)} degrees of latitude`);
  const percent = (share: number) => Math.round(share * 1000) / 10;
  return { left: percent(x / WIDTH), top: percent((y - top) / height) };
}
