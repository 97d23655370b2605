import { COLOR_TOKENS } from "../../src/theme/color-tokens";
import type { ColorToken } from "../../src/theme/color-tokens";

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

/** The red, green and blue of "#RRGGBB" or "rgba(…)" over white, the lightest thing that may show through. */
function channels(color: string): number[] {
  if (color.startsWith("#")) return [1, 3, 5].map((index) => parseInt(color.slice(index, index + 2), 16));
  const [red = 0, green = 0, blue = 0, opacity = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue].map((channel) => channel * opacity + 255 * (1 - opacity));
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color)
    .map((channel) => channel / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

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
