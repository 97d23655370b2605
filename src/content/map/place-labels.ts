import { areaOf, commonArea, squareAround } from "./box";
import type { Box } from "./box";
import { countryAt, isOn } from "./countries";
import type { Country } from "./countries";
import { LABEL_SIDES, PIN_SIZE, labelBox } from "./label-box";
import type { LabelSide, Pin } from "./label-box";
import { MAP_HEIGHT, MAP_WIDTH } from "./map-projection";

/** What a square unit of a label costs where it can't be read, against one where it stands on another country's land. */
const UNREADABLE = 100;

/** How far apart the points of a label are at which it is looked at what lies below it, in units. */
const STEP = 6;

const MAP: Box = { left: 0, top: 0, right: MAP_WIDTH, bottom: MAP_HEIGHT };

/** A city with the side of its pin that its label stands on. */
export interface LabelledPin extends Pin {
  readonly side: LabelSide;
}

/** A place for a label, and what it costs to put it there, whatever the other labels do. */
interface Choice extends LabelledPin {
  readonly box: Box;
  readonly cost: number;
}

/** How much of a box lies on these countries, in square units. */
function areaOn(countries: readonly Country[], box: Box): number {
  const near = countries.filter(({ bounds }) => commonArea(bounds, box) > 0);
  let hits = 0;
  for (let x = box.left + STEP / 2; x < box.right; x += STEP)
    for (let y = box.top + STEP / 2; y < box.bottom; y += STEP) if (near.some((one) => isOn(one, [x, y]))) hits++;
  return hits * STEP ** 2;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The cheapest of these; the first of them where several are. */
function cheapest<Option>(options: readonly Option[], costOf: (option: Option) => number): Option | undefined {
  const costs = options.map(costOf);
  return options[costs.indexOf(Math.min(...costs))];
}

function choicesFor(pin: Pin, pins: readonly Pin[], countries: readonly Country[]): Choice[] {
  const own = countryAt(countries, pin.point);
  const foreign = countries.filter((country) => country !== own);
  const otherPins = pins.filter((other) => other !== pin).map(({ point }) => squareAround(point, PIN_SIZE));
  return LABEL_SIDES.map((side) => {
    const box = labelBox(pin, side);
    const unreadable = areaOf(box) - commonArea(box, MAP) + sum(otherPins.map((other) => commonArea(box, other)));
    return { ...pin, side, box, cost: UNREADABLE * unreadable + areaOn(foreign, box) };
  });
}

/** What choices cost together, those that they have to get on with included. */
function costTogether(choices: readonly Choice[], others: readonly Choice[]): number {
  const crossed = choices.flatMap(({ box }, index) =>
    [...choices.slice(index + 1), ...others].map((other) => commonArea(box, other.box)),
  );
  return sum(choices.map(({ cost }) => cost)) + UNREADABLE * sum(crossed);
}

/** Lets each two labels find the places that are best for both of them, as the others stand. */
function settlePairs(choices: readonly (readonly Choice[])[], chosen: Choice[]): void {
  for (const [first, firstChoices] of choices.entries()) {
    for (const [second, secondChoices] of choices.entries()) {
      if (second <= first) continue;
      const others = chosen.filter((_choice, index) => index !== first && index !== second);
      const pairs = firstChoices.flatMap((one) => secondChoices.map((other) => [one, other] as const));
      const best = cheapest(pairs, (pair) => costTogether(pair, others));
      if (best) [chosen[first], chosen[second]] = best;
    }
  }
}

/**
 * Places each city's label beside its pin: on the map, across no other label or pin, and on water or on the land that
 * the city belongs to, as far as that can be had.
 *
 * @returns the cities, in the same order
 */
export function placeLabels(pins: readonly Pin[], countries: readonly Country[]): LabelledPin[] {
  const choices = pins.map((pin) => choicesFor(pin, pins, countries));
  const chosen = choices.flatMap((mine) => cheapest(mine, ({ cost }) => cost) ?? []);
  // What one pair settles may move the next: so many rounds are enough for labels that push each other in a row.
  for (let round = 0; round < pins.length; round++) settlePairs(choices, chosen);
  return chosen.map(({ city, point, side }) => ({ city, point, side }));
}
