import { readFileSync } from "node:fs";
import { join } from "node:path";
import { COLOR_TOKENS, type ColorToken } from "../../src/theme/color-tokens";
import { colors } from "../../src/theme/colors";
import { contrast } from "../support/contrast";

/** The minimum contrast of text and of meaningful shapes: https://www.w3.org/TR/WCAG22/#contrast-minimum */
const TEXT = 4.5;
const SHAPE = 3;

const LIGHT: readonly ColorToken[] = ["bg.page", "bg.panel", "bg.alternate"];
const DARK: readonly ColorToken[] = ["bg.inverse", "bg.inverseRaised"];

/** The combinations of foregrounds and backgrounds that components use, with the minimum. */
const PAIRS: readonly (readonly [readonly ColorToken[], readonly ColorToken[], number])[] = [
  [["fg", "fg.muted", "accent", "danger"], LIGHT, TEXT],
  [["fg.inverse", "fg.inverseMuted", "accent.inverse", "dangerInverse"], DARK, TEXT],
  // On light backgrounds the highlight is decoration.
  [["highlight"], ["bg.inverse"], TEXT],
  // The end of the gradient on the not-found page.
  [["fg.inverse"], ["accent.deep"], TEXT],
  // Words on the picture of a banner, however light it is.
  [["fg.inverse"], ["scrim"], TEXT],
  [["highlight"], ["scrim"], SHAPE],
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

const COMBINATIONS = PAIRS.flatMap(([foregrounds, backgrounds, minimum]) =>
  foregrounds.flatMap((one) => backgrounds.map((other) => [one, other, minimum] as const)),
);

test.each(COMBINATIONS)("%s on %s has at least the contrast %d, light and dark", (foreground, background, minimum) => {
  for (const theme of [0, 1]) {
    const ratio = contrast(COLOR_TOKENS[foreground][theme] ?? "", COLOR_TOKENS[background][theme] ?? "");
    expect(ratio).toBeGreaterThanOrEqual(minimum);
  }
});

// Files outside the theme keep an old color.
const FILES = ["brand/wordmark.svg", "brand/record-border.svg", "world-map.svg", "manifest.webmanifest"];
test.each(FILES)("static/%s has the theme's colors", (file) => {
  const found = readFileSync(join(__dirname, "../../static", file), "utf8").match(/#[\da-f]{6}\b/gi) ?? [];
  const known: readonly string[] = Object.values(colors);
  expect(found.filter((color) => !known.includes(color.toUpperCase()))).toEqual([]);
});
