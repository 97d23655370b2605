import { COLOR_TOKENS } from "../../src/theme/color-tokens";
import type { ColorToken } from "../../src/theme/color-tokens";
import { contrast } from "../support/contrast";

/** The least contrast of text, and of shapes that have to be seen: https://www.w3.org/TR/WCAG22/#contrast-minimum */
const TEXT = 4.5;
const SHAPE = 3;

const LIGHT: readonly ColorToken[] = ["bg.page", "bg.panel", "bg.alternate"];
const DARK: readonly ColorToken[] = ["bg.inverse", "bg.inverseRaised"];

/** Which tokens components set on which grounds. */
const PAIRS: readonly (readonly [foregrounds: readonly ColorToken[], grounds: readonly ColorToken[], least: number])[] =
  [
    [["fg", "fg.muted", "accent", "danger"], LIGHT, TEXT],
    [["fg.inverse", "fg.inverseMuted", "accent.inverse", "dangerInverse"], DARK, TEXT],
    // On light grounds the highlight only decorates.
    [["highlight"], ["bg.inverse"], TEXT],
    // Words over a picture.
    [["fg.inverse", "accent.inverse"], ["scrim.dark"], TEXT],
    // The gradient of the page that isn't found ends in it.
    [["fg.inverse"], ["accent.deep"], TEXT],
    // Words in place of a missing picture.
    [["fg", "fg.muted"], ["bg.frame"], TEXT],
    // Buttons, as they are and below a pointer.
    [["fg.onAccent"], ["accent"], TEXT],
    [["fg.onDanger"], ["danger"], TEXT],
    [["fg.onHighlight"], ["highlight", "fg.inverse"], TEXT],
    [["bg.page"], ["fg"], TEXT],
    // The outlines of fields and buttons.
    [["border.strong"], LIGHT, SHAPE],
    // The offices on the map, whose land has the color of lines.
    [["accent"], ["border"], SHAPE],
  ];

test("everything can be read on its ground, in the light and in the dark theme", () => {
  const pairs = PAIRS.flatMap(([foregrounds, grounds, least]) =>
    foregrounds.flatMap((foreground) => grounds.map((ground) => ({ foreground, ground, least }))),
  );
  const tooLow = ([0, 1] as const).flatMap((theme) =>
    pairs
      .map((pair) => ({
        ...pair,
        theme,
        ratio: contrast(COLOR_TOKENS[pair.foreground][theme], COLOR_TOKENS[pair.ground][theme]),
      }))
      .filter(({ ratio, least }) => ratio < least),
  );
  expect(tooLow).toEqual([]);
});
