import { COLOR_TOKENS } from "../../src/theme/color-tokens";
import type { ColorToken } from "../../src/theme/color-tokens";
import { contrast } from "../support/contrast";

/** The minimum contrast of text and of meaningful shapes: https://www.w3.org/TR/WCAG22/#contrast-minimum */
const TEXT = 4.5;
const SHAPE = 3;

const LIGHT: readonly ColorToken[] = ["bg.page", "bg.panel", "bg.alternate"];
const DARK: readonly ColorToken[] = ["bg.inverse", "bg.inverseRaised"];

/** The combinations of colors that components use. */
const PAIRS: readonly (readonly [
  foregrounds: readonly ColorToken[],
  backgrounds: readonly ColorToken[],
  minimum: number,
])[] = [
  [["fg", "fg.muted", "accent", "danger"], LIGHT, TEXT],
  [["fg.inverse", "fg.inverseMuted", "accent.inverse", "dangerInverse"], DARK, TEXT],
  // On light backgrounds the highlight is decoration.
  [["highlight"], ["bg.inverse"], TEXT],
  // Text over a picture.
  [["fg.inverse", "accent.inverse"], ["scrim.dark"], TEXT],
  // The end of the gradient on the not-found page.
  [["fg.inverse"], ["accent.deep"], TEXT],
  // The alternative text of a missing picture.
  [["fg", "fg.muted"], ["bg.frame"], TEXT],
  // Buttons, also on hover.
  [["fg.onAccent"], ["accent"], TEXT],
  [["fg.onDanger"], ["danger"], TEXT],
  [["fg.onHighlight"], ["highlight", "fg.inverse"], TEXT],
  [["bg.page"], ["fg"], TEXT],
  // The outlines of fields and buttons.
  [["border.strong"], LIGHT, SHAPE],
  // The offices on the map: land has the color of borders.
  [["accent"], ["border"], SHAPE],
];

test("text and shapes have enough contrast in the light and the dark theme", () => {
  const pairs = PAIRS.flatMap(([foregrounds, backgrounds, minimum]) =>
    foregrounds.flatMap((foreground) => backgrounds.map((background) => ({ foreground, background, minimum }))),
  );
  const tooLow = ([0, 1] as const).flatMap((theme) =>
    pairs
      .map((pair) => ({
        ...pair,
        theme,
        ratio: contrast(COLOR_TOKENS[pair.foreground][theme], COLOR_TOKENS[pair.background][theme]),
      }))
      .filter(({ ratio, minimum }) => ratio < minimum),
  );
  expect(tooLow).toEqual([]);
});
