import { LABEL_SIDES, PIN_SIZE, areaOf, boundsOf, commonArea, labelBox, squareAround } from "./boxes";
import type { Box, LabelSide, Pin } from "./boxes";
import { countryAt, isOn } from "./countries";
import type { Country } from "./countries";
import { MAP_HEIGHT, MAP_WIDTH } from "./map-projection";
import type { Point } from "./map-projection";

/** A pin beside its city, with the side of it that its label stands on. */
export interface PlacedPin {
  readonly city: string;
  /** Where the city is. */
  readonly place: Point;
  /** Where its pin is drawn: there, or so far away that it can be told from others. A line leads to the place then. */
  readonly point: Point;
  readonly side: LabelSide;
}

/** A possible place for a pin and its label, with all that it covers, and what it costs whatever the others do. */
export interface Placement extends PlacedPin {
  readonly label: Box;
  readonly pin: Box;
  /** The line from the pin to the city, as squares along it; none where the pin is where the city is. */
  readonly line: readonly Box[];
  /** What all of it fits in. */
  readonly bounds: Box;
  readonly cost: number;
}

/** What a square unit costs that can't be read, against one of a label on another country's land: nothing outweighs it. */
export const UNREADABLE = 1_000_000;

/** What it costs to draw a pin away from its city: more than any label does that covers a country. */
const MOVED = 20_000;
const MOVED_BY_UNIT = 100;

/** How far from its city a pin may be drawn, in units, and in how many directions. */
export const DISTANCES: readonly number[] = [1.25, 2, 3, 4.5].map((sizes) => sizes * PIN_SIZE);
const DIRECTIONS = 12;

/** What it costs at least to draw a pin so far from its city. */
export function costOfMoving(distance: number): number {
  return MOVED + MOVED_BY_UNIT * distance;
}

/** How far apart the points of a label are at which it is looked at what lies below it, in units. */
const STEP = 6;

/** The width of the squares that stand for a line, and how far apart they are, in units. */
const LINE_WIDTH = 4;

const MAP: Box = { left: 0, top: 0, right: MAP_WIDTH, bottom: MAP_HEIGHT };

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const outside = (box: Box) => areaOf(box) - commonArea(box, MAP);

/** How much of a box lies on these countries, in square units. */
function areaOn(countries: readonly Country[], box: Box): number {
  const near = countries.filter(({ bounds }) => commonArea(bounds, box) > 0);
  let hits = 0;
  for (let x = box.left + STEP / 2; x < box.right; x += STEP)
    for (let y = box.top + STEP / 2; y < box.bottom; y += STEP) if (near.some((one) => isOn(one, [x, y]))) hits++;
  return hits * STEP ** 2;
}

/** Squares all along the line between two points; none where these are one. */
function lineBetween([x, y]: Point, [toX, toY]: Point): Box[] {
  const length = Math.hypot(toX - x, toY - y);
  const steps = Math.ceil(length / LINE_WIDTH);
  return Array.from({ length: steps }, (_, index) => {
    const part = index / steps;
    return squareAround([x + part * (toX - x), y + part * (toY - y)], LINE_WIDTH);
  });
}

function placed({ city, point: place }: Pin, point: Point, side: LabelSide, cost: number): Placement {
  const label = labelBox({ city, point }, side);
  const pin = squareAround(point, PIN_SIZE);
  const line = lineBetween(place, point);
  const unreadable =
    outside(label) + (line.length > 0 ? outside(pin) : 0) + sum(line.map((part) => commonArea(part, label)));
  const bounds = boundsOf([label, pin, squareAround(place, LINE_WIDTH)]);
  return { city, place, point, side, label, pin, line, bounds, cost: cost + UNREADABLE * unreadable };
}

/** The places for a city's label with the pin where the city is: best on water, or on the land that it belongs to. */
export function placementsAt(pin: Pin, countries: readonly Country[]): Placement[] {
  const own = countryAt(countries, pin.point);
  const foreign = countries.filter((country) => country !== own);
  return LABEL_SIDES.map((side) => placed(pin, pin.point, side, areaOn(foreign, labelBox(pin, side))));
}

/** The places for a city's pin and label at this distance from the city. */
export function placementsBeside(pin: Pin, distance: number): Placement[] {
  const [x, y] = pin.point;
  return Array.from({ length: DIRECTIONS }, (_, index) => (2 * Math.PI * index) / DIRECTIONS).flatMap((angle) => {
    const point = [x + distance * Math.cos(angle), y + distance * Math.sin(angle)] as const;
    return LABEL_SIDES.map((side) => placed(pin, point, side, costOfMoving(distance)));
  });
}

/** How much can't be read or seen of two placements because of each other, in square units. */
export function hiddenBetween(one: Placement, other: Placement): number {
  // Most are far from each other.
  if (commonArea(one.bounds, other.bounds) === 0) return 0;
  const areas = (boxes: readonly Box[], others: readonly Box[]) =>
    sum(boxes.flatMap((box) => others.map((covered) => commonArea(box, covered))));
  const solid = [one.label, one.pin];
  const otherSolid = [other.label, other.pin];
  return areas(solid, otherSolid) + areas(solid, other.line) + areas(one.line, otherSolid);
}
