import type { ContentEntry, Finding } from "../../plugins/gatsby-plugin-content-schema";
import { countryOutlines } from "../../src/content/country-outlines";
import { coordinatesRule } from "../../src/content/rules/coordinates";

const rule = coordinatesRule(countryOutlines);

/** What the rule says of an office at these coordinates. */
function told(country: string, latitude: number, longitude: number): Pick<Finding, "message" | "suggestion">[] {
  const office = {
    entry: { country, latitude, longitude },
    locate: ({ message, suggestion }: Finding) => ({ message, suggestion }),
  } as unknown as ContentEntry;
  return [...rule({ entries: new Map([["offices", [office]]]), singles: new Set() })];
}

/** Cities on coasts, borders and islands, in countries large and tiny, and on both sides of the date line. */
const CITIES: readonly [country: string, latitude: number, longitude: number][] = [
  ["US", 40.7128, -74.006],
  ["US", 37.7749, -122.4194],
  ["US", 21.3069, -157.8583],
  ["US", 48.9881, -122.7514],
  ["US", 61.2181, -149.9003],
  ["GB", 51.5074, -0.1278],
  ["FR", 48.8566, 2.3522],
  ["FR", 43.2965, 5.3698],
  ["CH", 46.2044, 6.1432],
  ["PL", 52.2297, 21.0122],
  ["DE", 47.5596, 7.6],
  ["LU", 49.6116, 6.1319],
  ["MT", 35.8989, 14.5146],
  ["IS", 64.1466, -21.9426],
  ["AE", 25.2048, 55.2708],
  ["BH", 26.2285, 50.586],
  ["SG", 1.3521, 103.8198],
  ["HK", 22.3193, 114.1694],
  ["JP", 35.6762, 139.6503],
  ["AU", -33.8688, 151.2093],
  ["NZ", -36.8485, 174.7633],
  ["FJ", -18.1416, 178.4419],
  ["BR", -22.9068, -43.1729],
  ["AR", -34.6037, -58.3816],
  ["ZA", -33.9249, 18.4241],
  ["MU", -20.1609, 57.5012],
];

test.each(CITIES)("a city of %s at %d, %d lies in its country", (...city) => {
  expect(told(...city)).toEqual([]);
});

test.each(CITIES)("an office of %s whose latitude %d and longitude %d are swapped is told", (country, one, other) => {
  expect(told(country, other, one)).toEqual([
    expect.objectContaining({
      message: expect.stringMatching(/: latitude and longitude are swapped$/) as string,
      suggestion: `latitude ${String(one)}, longitude ${String(other)}`,
    }),
  ]);
});

test.each([
  ["US", 40.7128, 74.006, "the minus before the longitude is wrong"],
  ["AU", 33.8688, 151.2093, "the minus before the latitude is wrong"],
  ["BR", 22.9068, 43.1729, "both minuses are wrong"],
])("a lost minus in %s at %d, %d is told", (country, latitude, longitude, slip) => {
  expect(told(country, latitude, longitude)).toEqual([
    expect.objectContaining({ message: expect.stringContaining(slip) as string }),
  ]);
});

test("another country’s letters are told", () => {
  expect(told("FR", 51.5074, -0.1278)).toHaveLength(1);
  expect(told("DE", 48.8566, 2.3522)).toHaveLength(1);
});

test("the outlines, which the desk hands to browsers, are small", () => {
  expect(JSON.stringify(countryOutlines()).length).toBeLessThan(150_000);
});
