import { geoContains, geoDistance } from "d3-geo";
import type { Feature, Geometry, Position } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import atlas from "world-atlas/countries-50m.json";
import type { ContentRule } from "../../../plugins/gatsby-plugin-content-schema/browser";

type Country = Feature<Geometry, { readonly name: string }>;

const topology = atlas as unknown as Topology<{ countries: GeometryCollection<{ name: string }> }>;

/** Names that Natural Earth writes otherwise than Unicode's list of countries. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  BA: "Bosnia and Herz.",
  CD: "Dem. Rep. Congo",
  CG: "Congo",
  CI: "Côte d'Ivoire",
  CV: "Cabo Verde",
  DO: "Dominican Rep.",
  HK: "Hong Kong",
  MK: "Macedonia",
  MM: "Myanmar",
  MO: "Macao",
  PS: "Palestine",
  TR: "Turkey",
  TT: "Trinidad and Tobago",
  US: "United States of America",
  VA: "Vatican",
};

const names = new Intl.DisplayNames(["en"], { type: "region" });

let countries: ReadonlyMap<string, Country> | undefined;

/** Natural Earth's outline of a country, at 1:50 million. */
function outlineOf(code: string): Country | undefined {
  countries ??= new Map(
    feature(topology, topology.objects.countries).features.map((one) => [one.properties.name, one]),
  );
  return countries.get(OTHER_NAMES[code] ?? names.of(code) ?? "");
}

/** How far off a coast or a border a city may be on so rough a map: about 60 km, in radians. */
const ROUGHLY = 0.01;

function cornersOf(geometry: Geometry): Position[] {
  if (geometry.type === "Polygon") return geometry.coordinates.flat();
  return geometry.type === "MultiPolygon" ? geometry.coordinates.flat(2) : [];
}

function isIn(country: Country, latitude: number, longitude: number): boolean {
  const place: [number, number] = [longitude, latitude];
  if (geoContains(country, place)) return true;
  return cornersOf(country.geometry).some(([x = 0, y = 0]) => geoDistance(place, [x, y]) < ROUGHLY);
}

/** What is usually wrong with coordinates, with what mends it. */
const SLIPS = [
  { what: "latitude and longitude are swapped", mend: (one: number, other: number) => [other, one] as const },
  { what: "the minus before the longitude is wrong", mend: (one: number, other: number) => [one, -other] as const },
  { what: "the minus before the latitude is wrong", mend: (one: number, other: number) => [-one, other] as const },
  { what: "both minuses are wrong", mend: (one: number, other: number) => [-one, -other] as const },
  { what: "latitude and longitude are swapped", mend: (one: number, other: number) => [other, -one] as const },
  { what: "latitude and longitude are swapped", mend: (one: number, other: number) => [-other, one] as const },
];

/** Checks that the coordinates of an office lie in its country. */
export const checkCoordinates: ContentRule = ({ entries }) =>
  (entries.get("offices") ?? []).flatMap((office) => {
    const { country: code, latitude, longitude } = office.entry;
    if (typeof code !== "string" || !/^[A-Z]{2}$/.test(code)) return [];
    if (typeof latitude !== "number" || typeof longitude !== "number") return [];
    const country = outlineOf(code);
    if (!country || isIn(country, latitude, longitude)) return [];
    const slip = SLIPS.find(({ mend }) => isIn(country, ...mend(latitude, longitude)));
    const mended = slip?.mend(latitude, longitude);
    const isLongitude = mended?.[0] === latitude;
    return [
      office.locate({
        severity: "warning",
        path: [isLongitude ? "longitude" : "latitude"],
        value: `${String(latitude)}, ${String(longitude)}`,
        message: `this place is not in the office’s country (${names.of(code) ?? code})${slip ? `: ${slip.what}` : ""}`,
        remedy: "Correct latitude and longitude, or the country’s two letters.",
        ...(mended ? { suggestion: `latitude ${String(mended[0])}, longitude ${String(mended[1])}` } : {}),
      }),
    ];
  });
