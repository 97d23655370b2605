import type { Geometry, Position } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import atlas from "world-atlas/countries-50m.json";
import type { CountryOutlines } from "./rules/coordinates";

const topology = atlas as unknown as Topology<{ countries: GeometryCollection<{ name: string }> }>;

/** How far apart the corners of an outline are at least, in degrees: half as far as a place may be off the outline. */
const STEP = 0.5;

const rings = (geometry: Geometry): readonly Position[][] => {
  if (geometry.type === "Polygon") return geometry.coordinates;
  return geometry.type === "MultiPolygon" ? geometry.coordinates.flat() : [];
};

/** Leaves out the corners of a ring that are close to the one before, and writes the others in tenths of a degree. */
function thinned(ring: readonly Position[]): number[] {
  let [lastX, lastY] = [Infinity, Infinity];
  return ring.flatMap(([x = 0, y = 0]) => {
    if (Math.hypot((x - lastX) * Math.cos((y * Math.PI) / 180), y - lastY) < STEP) return [];
    [lastX, lastY] = [x, y];
    return [Math.round(x * 10), Math.round(y * 10)];
  });
}

let outlines: CountryOutlines | undefined;

/**
 * Returns the outlines of all countries, in a tenth of the bytes of Natural Earth's map at 1:50 million: browsers get them
 * with the check at the editors' desk.
 */
export function countryOutlines(): CountryOutlines {
  outlines ??= Object.fromEntries(
    feature(topology, topology.objects.countries).features.map(({ properties, geometry }) => [
      properties.name,
      rings(geometry).map(thinned),
    ]),
  );
  return outlines;
}
