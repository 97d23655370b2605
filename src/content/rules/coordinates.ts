import type { ContentRule } from "../../../plugins/gatsby-plugin-content-schema";

/**
 * Countries by the names that Natural Earth gives them, each with the rings of its outline: longitudes and latitudes in
 * turn, in tenths of a degree.
 */
export type CountryOutlines = Readonly<Record<string, readonly Ring[]>>;

type Ring = readonly number[];

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

/** How far off a coast or a border a city may be on so rough a map, in degrees: about 65 km. */
const ROUGHLY = 0.6;

/** Returns how far a point is from the nearest point between two others. */
function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

type Point = readonly [x: number, y: number];

/** Whether a place is inside of a country's outline, or close to it. */
function isIn(country: readonly Ring[], latitude: number, longitude: number): boolean {
  // Degrees of longitude are shorter the farther north or south they are.
  const width = Math.cos((latitude * Math.PI) / 180);
  const [x, y] = [longitude * width, latitude];
  let isInside = false;
  for (const ring of country) {
    const cornerAt = (index: number): Point => [((ring.at(index) ?? 0) / 10) * width, (ring.at(index + 1) ?? 0) / 10];
    for (let index = 0; index < ring.length; index += 2) {
      const [before, corner] = [cornerAt(index - 2), cornerAt(index)];
      if (distance([x, y], before, corner) < ROUGHLY) return true;
      const [[ax, ay], [bx, by]] = [before, corner];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
    }
  }
  return isInside;
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

/** Makes the rule that the coordinates of an office lie in its country. */
export const coordinatesRule =
  (outlines: () => CountryOutlines): ContentRule =>
  ({ entries }) =>
    (entries.get("offices") ?? []).flatMap((office) => {
      const { country: code, latitude, longitude } = office.entry;
      if (typeof code !== "string" || !/^[A-Z]{2}$/.test(code)) return [];
      if (typeof latitude !== "number" || typeof longitude !== "number") return [];
      const country = outlines()[OTHER_NAMES[code] ?? names.of(code) ?? ""];
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
