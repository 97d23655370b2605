import { geoPath } from "d3-geo";
import type { GeoContext, GeoProjection } from "d3-geo";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import atlas from "world-atlas/countries-110m.json";
import type { Box } from "./boxes";
import type { Point } from "./map-projection";

/** Natural Earth's countries at 1:110 million. */
const topology = atlas as unknown as Topology<{
  countries: GeometryCollection;
  land: GeometryCollection;
}>;

/** All land, without borders. */
export const land = feature(topology, topology.objects.land);

/** A closed line of a country's outline: its coast, an island's, or a lake's. */
type Ring = readonly Point[];

/** A country as the map shows it. */
export interface Country {
  readonly rings: readonly Ring[];
  /** What its outline fits in. */
  readonly bounds: Box;
}

/** Draws shapes as lists of points. */
class RingWriter implements GeoContext {
  readonly rings: Point[][] = [];

  beginPath(): void {
    this.rings.length = 0;
  }

  moveTo(x: number, y: number): void {
    this.rings.push([[x, y]]);
  }

  lineTo(x: number, y: number): void {
    this.rings.at(-1)?.push([x, y]);
  }

  /** A ring ends where it began. */
  closePath(): void {}

  /** Only points are drawn as arcs, and countries have none. */
  arc(): void {
    throw new Error("A point is no country");
  }
}

/** The countries that can be seen in a projection. */
export function countriesIn(projection: GeoProjection): Country[] {
  return feature(topology, topology.objects.countries)
    .features.map((country) => {
      const writer = new RingWriter();
      geoPath(projection, writer)(country);
      const [[left, top], [right, bottom]] = geoPath(projection).bounds(country);
      return { rings: writer.rings, bounds: { left, top, right, bottom } };
    })
    .filter(({ rings }) => rings.length > 0);
}

/** Whether a ray to the right of the point crosses the ring an odd number of times. */
function isInside(ring: Ring, [x, y]: Point): boolean {
  let inside = false;
  for (const [index, [x1, y1]] of ring.entries()) {
    const [x2, y2] = ring.at(index - 1) ?? [x1, y1];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}

/** Whether the point is on the country's land: inside of its outline, and not in a hole of it. */
export function isOn({ rings }: Country, point: Point): boolean {
  return rings.filter((ring) => isInside(ring, point)).length % 2 === 1;
}

/** How far the nearest corner of the country's outline is from the point. */
function distanceTo({ rings }: Country, [x, y]: Point): number {
  return Math.min(...rings.flat().map(([cornerX, cornerY]) => Math.hypot(cornerX - x, cornerY - y)));
}

/** The country that the point is on or, at a coast drawn as roughly as this one, next to. */
export function countryAt(countries: readonly Country[], point: Point): Country | undefined {
  const [nearest] = countries
    .map((country) => ({
      country,
      distance: isOn(country, point) ? 0 : distanceTo(country, point),
    }))
    .toSorted((one, other) => one.distance - other.distance);
  return nearest?.country;
}
