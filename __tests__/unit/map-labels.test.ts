import { LABEL_SIDES, PIN_SIZE, commonArea, labelBox, squareAround } from "../../src/content/map/boxes";
import type { Box, Pin } from "../../src/content/map/boxes";
import { countriesIn, countryAt, isOn } from "../../src/content/map/countries";
import type { Country } from "../../src/content/map/countries";
import { MAP_HEIGHT, MAP_WIDTH, locate, mapProjection } from "../../src/content/map/map-projection";
import { placeLabels } from "../../src/content/map/place-labels";
import type { MappedOffice } from "../../src/content/map/world-map";
import { CITIES, LONDON, NEW_YORK, OFFICE_SETS, PARIS, SAN_FRANCISCO } from "../support/cities";

/** What the labels of these pins cover. */
const labelsOf = (pins: readonly Pin[], countries: readonly Country[]) =>
  placeLabels(pins, countries).map((pin) => labelBox(pin, pin.side));

/** These offices on their map: where they are, how they are placed, what their labels cover, and the countries. */
function labelled(places: readonly MappedOffice[]) {
  const projection = mapProjection(places);
  const countries = countriesIn(projection);
  const pins = places.map((place) => ({
    city: place.city,
    point: locate(projection, place),
  }));
  const placed = placeLabels(pins, countries);
  return {
    pins,
    placed,
    labels: placed.map((pin) => labelBox(pin, pin.side)),
    countries,
  };
}

/** Holds that all labels and pins are on the map, and that none crosses those of another city. */
function expectToldApart({ placed, labels }: ReturnType<typeof labelled>): void {
  const cities = placed.map(({ point }, index) => [squareAround(point, PIN_SIZE), ...labels.slice(index, index + 1)]);
  const inside = cities
    .flat()
    .map(({ left, top, right, bottom }) => Math.min(left, top, MAP_WIDTH - right, MAP_HEIGHT - bottom));
  expect(Math.min(...inside)).toBeGreaterThanOrEqual(0);
  const crossed = cities.flatMap((boxes, index) =>
    cities
      .slice(index + 1)
      .flat()
      .flatMap((other) => boxes.map((box) => commonArea(box, other))),
  );
  expect(Math.max(0, ...crossed)).toBeCloseTo(0);
}

/** Points all over a box, so many along each of its sides. */
function pointsIn({ left, top, right, bottom }: Box, along = 12) {
  const steps = Array.from({ length: along + 1 }, (_step, index) => index / along);
  return steps.flatMap((x) => steps.map((y) => [left + x * (right - left), top + y * (bottom - top)] as const));
}

describe.each(OFFICE_SETS)("the pins and labels of %s", (_name, places) => {
  it("are on the map and cross no other", () => {
    expectToldApart(labelled(places));
  });
});

/** Picks so many of these by chance: the same ones for the same seed, with Knuth's multiplier. */
function pick<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  const left = [...items];
  let state = seed;
  return Array.from({ length: Math.min(count, items.length) }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return left.splice(state % left.length, 1);
  }).flat();
}

it.each(Array.from({ length: 30 }, (_, seed) => seed))(
  "whatever cities a firm goes to, they are told apart: %i",
  (seed) => {
    expectToldApart(labelled(pick(CITIES, 2 + (seed % 7), seed)));
  },
);

it("a pin is where its city is, unless it couldn't be told from another there", () => {
  const { pins, placed } = labelled([LONDON, NEW_YORK, SAN_FRANCISCO]);
  expect(placed.map(({ point }) => point)).toEqual(pins.map(({ point }) => point));
  const near = labelled([LONDON, PARIS, NEW_YORK, SAN_FRANCISCO]);
  expect(near.placed.map(({ place }) => place)).toEqual(near.pins.map(({ point }) => point));
  const moved = near.placed.filter(({ place, point }) => place !== point).map(({ city }) => city);
  expect(moved).toEqual(["London", "Paris"]);
});

it("no label of a pin that is where its city is stands on the land of another country without need", () => {
  const { pins, labels, countries } = labelled([NEW_YORK, SAN_FRANCISCO, LONDON]);
  for (const [index, { point }] of pins.entries()) {
    const own = countryAt(countries, point);
    const foreign = countries.filter((country) => country !== own);
    const label = labels[index];
    const points = label ? pointsIn(label) : [];
    const onForeign = points.filter((at) => foreign.some((country) => isOn(country, at)));
    // An edge may touch what can't be seen at the label's size.
    expect(onForeign.length).toBeLessThan(0.03 * points.length);
  }
});

describe("with countries and cities drawn for the purpose", () => {
  const square = ({ left, top, right, bottom }: Box): Country => ({
    bounds: { left, top, right, bottom },
    rings: [
      [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ],
    ],
  });
  const sidesOf = (pins: readonly Pin[], countries: readonly Country[] = []) =>
    placeLabels(pins, countries).map(({ side }) => side);
  const pinAt = (x: number, y: number, city = "Somewhere"): Pin => ({
    city,
    point: [x, y],
  });
  const MIDDLE = pinAt(MAP_WIDTH / 2, MAP_HEIGHT / 2);
  const [x, y] = MIDDLE.point;
  const west = square({ left: 0, top: 0, right: x, bottom: MAP_HEIGHT });
  const east = square({
    left: x,
    top: 0,
    right: MAP_WIDTH,
    bottom: MAP_HEIGHT,
  });

  it("a label stands on the right where nothing is in the way", () => {
    expect(sidesOf([MIDDLE])).toEqual(["right"]);
  });

  it.each([
    [-1, "left"],
    [1, "right"],
  ])("a label keeps to its own country", (step, side) => {
    expect(sidesOf([pinAt(x + step, y)], [west, east])).toEqual([side]);
  });

  it("a label takes the water where its own country is too small for it", () => {
    const own = square(squareAround(MIDDLE.point, 10));
    const neighbor = square({
      left: x + 6,
      top: 0,
      right: MAP_WIDTH,
      bottom: MAP_HEIGHT,
    });
    expect(sidesOf([MIDDLE], [own, neighbor])).toEqual(["left"]);
  });

  it("a lake of another country is water", () => {
    const lake = labelBox(MIDDLE, "below");
    const around = square({
      left: 0,
      top: 0,
      right: MAP_WIDTH,
      bottom: MAP_HEIGHT,
    });
    const own = square(squareAround(MIDDLE.point, 2));
    const withLake = {
      ...around,
      rings: [...around.rings, ...square(lake).rings],
    };
    expect(sidesOf([MIDDLE], [own, withLake])).toEqual(["below"]);
  });

  it.each([
    [pinAt(MAP_WIDTH - 20, y), "left"],
    [pinAt(MAP_WIDTH - 20, 5), "belowLeft"],
    [pinAt(20, MAP_HEIGHT - 5), "aboveRight"],
  ])("a label is not cut off at the map's edge", (pin, side) => {
    expect(sidesOf([pin])).toEqual([side]);
  });

  it("labels of neighbors give way to each other", () => {
    const pins = [pinAt(x, y), pinAt(x + 60, y), pinAt(x + 30, y + 50)];
    const labels = labelsOf(pins, []);
    for (const [index, label] of labels.entries()) {
      expect(labels.slice(index + 1).map((other) => commonArea(label, other))).toEqual(
        labels.slice(index + 1).map(() => 0),
      );
    }
  });

  it("a long name is set in lines, and takes height instead of width", () => {
    const short = labelBox(MIDDLE, "below");
    const long = labelBox({ ...MIDDLE, city: "Llanfairpwllgwyngyllgogerychwyrndrobwll" }, "below");
    expect(long.bottom - long.top).toBeGreaterThan(1.5 * (short.bottom - short.top));
    expect(long.right - long.left).toBeLessThan(MAP_WIDTH / 2);
  });

  it("a city off the coast belongs to the nearest country", () => {
    const island = square({
      left: x + 20,
      top: y - 20,
      right: x + 60,
      bottom: y + 20,
    });
    expect(countryAt([west, island], [x + 15, y])).toBe(island);
    expect(countryAt([west, island], [x + 2, 1])).toBe(west);
    expect(countryAt([], MIDDLE.point)).toBeUndefined();
  });
});

it("every side is beside the pin, and none is like another", () => {
  const boxes = LABEL_SIDES.map((side) => labelBox({ city: "Here", point: [100, 100] }, side));
  expect(new Set(boxes.map((box) => JSON.stringify(box))).size).toBe(LABEL_SIDES.length);
});

it("finds London in another country than New York", () => {
  const { pins, countries } = labelled([LONDON, NEW_YORK]);
  const [london, newYork] = pins.map(({ point }) => countryAt(countries, point));
  expect(london).toBeDefined();
  expect(london).not.toBe(newYork);
});
