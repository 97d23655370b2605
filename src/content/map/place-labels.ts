import type { Pin } from "./boxes";
import type { Country } from "./countries";
import { DISTANCES, UNREADABLE, costOfMoving, hiddenBetween, placementsAt, placementsBeside } from "./placement";
import type { PlacedPin, Placement } from "./placement";

/** The cheapest of these; the first of them where several are. */
function cheapest<Option>(options: readonly Option[], costOf: (option: Option) => number): Option | undefined {
  const costs = options.map(costOf);
  return options[costs.indexOf(Math.min(...costs))];
}

/** What placements cost together, those that they have to get on with included. */
function costTogether(placements: readonly Placement[], others: readonly Placement[]): number {
  let total = 0;
  for (const [index, one] of placements.entries()) {
    total += one.cost;
    for (const other of placements.slice(index + 1)) total += UNREADABLE * hiddenBetween(one, other);
    for (const other of others) total += UNREADABLE * hiddenBetween(one, other);
  }
  return total;
}

/**
 * Lets each two labels find the places that are best for both of them, as the others stand.
 *
 * @returns whether one has changed its place
 */
function settlePairs(choices: readonly (readonly Placement[])[], chosen: Placement[]): boolean {
  let changed = false;
  for (const [first, firstChoices] of choices.entries()) {
    for (const [second, secondChoices] of choices.entries()) {
      if (second <= first) continue;
      const others = chosen.filter((_choice, index) => index !== first && index !== second);
      const pairs = firstChoices.flatMap((one) => secondChoices.map((other) => [one, other] as const));
      const best = cheapest(pairs, (pair) => costTogether(pair, others));
      if (!best || (best[0] === chosen[first] && best[1] === chosen[second])) continue;
      [chosen[first], chosen[second]] = best;
      changed = true;
    }
  }
  return changed;
}

/**
 * Lets pins leave their cities where something can't be read or seen otherwise, one after the other, as the others stand.
 *
 * @returns whether one has changed its place
 */
function makeRoom(pins: readonly Pin[], choices: readonly (readonly Placement[])[], chosen: Placement[]): boolean {
  let changed = false;
  for (const [index, pin] of pins.entries()) {
    const mine = chosen[index];
    const others = chosen.filter((one) => one !== mine);
    if (!mine || costTogether([mine], others) < UNREADABLE / 100) continue;
    let best = mine;
    let least = costTogether([mine], others);
    const consider = (options: readonly Placement[]) => {
      for (const option of options) {
        // Whatever it costs beside the others, it is dearer already.
        if (option.cost >= least) continue;
        const cost = costTogether([option], others);
        if (cost < least) [best, least] = [option, cost];
      }
    };
    consider(choices[index] ?? []);
    for (const distance of DISTANCES) if (costOfMoving(distance) < least) consider(placementsBeside(pin, distance));
    changed ||= best !== mine;
    chosen[index] = best;
  }
  return changed;
}

/**
 * Places each city's pin and label: on the map, across no other label or pin, and the label on water or on the land that
 * the city belongs to, as far as that can be had. Where cities are so near to each other that there is no room beside
 * them, pins stand away from their cities, as near as they can.
 *
 * @returns the cities, in the same order
 */
export function placeLabels(pins: readonly Pin[], countries: readonly Country[]): PlacedPin[] {
  const choices = pins.map((pin) => placementsAt(pin, countries));
  const chosen = choices.flatMap((mine) => cheapest(mine, ({ cost }) => cost) ?? []);
  // What one settles may move the next: so many rounds are enough for labels that push each other in a row.
  for (let round = 0; round < pins.length && settlePairs(choices, chosen); round++);
  for (let round = 0; round < pins.length && makeRoom(pins, choices, chosen); round++);
  return chosen.map(({ city, place, point, side }) => ({
    city,
    place,
    point,
    side,
  }));
}
