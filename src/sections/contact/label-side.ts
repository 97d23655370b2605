/** A place on the map, in percent of its width and height. */
interface Place {
  readonly left: number;
  readonly top: number;
}

/** How much of the map's width and height a label may take up on a phone, in percent. */
const LABEL_WIDTH = 18;
const LABEL_HEIGHT = 10;

/** Where a pin's label stands: on the right of it, or below where another pin is in the way. */
export function labelSide(place: Place, places: readonly Place[]): "right" | "below" {
  const blocked = places.some(
    ({ left, top }) => left > place.left && left < place.left + LABEL_WIDTH && Math.abs(top - place.top) < LABEL_HEIGHT,
  );
  return blocked ? "below" : "right";
}
