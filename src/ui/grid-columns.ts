import { below, from } from "../theme/breakpoints";

type Styles = Readonly<Record<string, string>>;

/** How many tracks the grid needs, so that a row of any number of cards up to this many fills it. */
const TRACKS = { 2: 2, 3: 6, 4: 12 } as const;

/** Styles of a grid with so many cards a row, in which the cards of the last row share its width: it leaves no hole. */
function rows(columns: keyof typeof TRACKS): Readonly<Record<string, string | Styles>> {
  const tracks = TRACKS[columns];
  const span = (cards: number) => ({ gridColumn: `span ${String(tracks / cards)}` });
  const styles: Record<string, string | Styles> = {
    gridTemplateColumns: `repeat(${String(tracks)}, minmax(0, 1fr))`,
    "& > li": span(columns),
  };
  for (let left = 1; left < columns; left += 1) {
    for (let fromEnd = 1; fromEnd <= left; fromEnd += 1) {
      const place = `${String(columns)}n + ${String(left - fromEnd + 1)}`;
      styles[`& > li:nth-of-type(${place}):nth-last-of-type(${String(fromEnd)})`] = span(left);
    }
  }
  return styles;
}

const ONE = { gridTemplateColumns: "minmax(0, 1fr)" };
const between = (lower: "sm" | "md", upper: "lg") => `@media ${from(lower)} and ${below(upper)}`;

/** How many cards of a grid stand side by side, by the width of the window. */
export const gridColumns = {
  1: ONE,
  2: { ...ONE, [`@media ${from("md")}`]: rows(2) },
  3: { ...ONE, [between("sm", "lg")]: rows(2), [`@media ${from("lg")}`]: rows(3) },
  4: { ...ONE, [between("sm", "lg")]: rows(2), [`@media ${from("lg")}`]: rows(4) },
  // Two cards that need the width of half a wide screen each.
  duo: { ...ONE, [`@media ${from("lg")}`]: rows(2) },
  // Three cards, side by side or below each other.
  trio: { ...ONE, [`@media ${from("lg")}`]: rows(3) },
  // Three short texts, which fit side by side on narrower screens.
  texts: { ...ONE, [`@media ${from("md")}`]: rows(3) },
};
