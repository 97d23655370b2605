import { blend, modeLrgb, modeRgb, useMode as readMode, wcagContrast } from "culori/fn";
import { colorsOf, rolesOf } from "./color-tokens";
import type { ColorToken, Role } from "./color-tokens";
import { PAPER } from "./colors";
import type { Colors } from "./colors";

readMode(modeRgb);
readMode(modeLrgb);

/** The least contrast of text, and of shapes that have to be seen: https://www.w3.org/TR/WCAG22/#contrast-minimum */
const TEXT = 4.5;
const SHAPE = 3;

/** Color tokens that stand on others, with the contrast that each has to have there. */
interface Pairs {
  readonly foregrounds: readonly ColorToken[];
  readonly grounds: readonly ColorToken[];
  readonly least: number;
}

const LIGHT = ["bg.page", "bg.panel", "bg.alternate"] as const;
const DARK = ["bg.inverse", "bg.inverseRaised"] as const;

/** Which color tokens components set on which. What only decorates need not be seen, such as the lines between entries. */
export const PAIRS: readonly Pairs[] = [
  { foregrounds: ["fg", "fg.muted", "accent", "danger"], grounds: LIGHT, least: TEXT },
  { foregrounds: ["fg.inverse", "fg.inverseMuted", "accent.inverse", "dangerInverse"], grounds: DARK, least: TEXT },
  // On light grounds the highlight only decorates.
  { foregrounds: ["highlight"], grounds: ["bg.inverse"], least: TEXT },
  // Words over a picture.
  { foregrounds: ["fg.inverse", "accent.inverse"], grounds: ["scrim.dark"], least: TEXT },
  // Words on the gradient of the page that isn't found, which ends in the accent.
  { foregrounds: ["fg.inverse"], grounds: ["accent.deep"], least: TEXT },
  // Words that stand for a missing picture.
  { foregrounds: ["fg", "fg.muted"], grounds: ["bg.frame"], least: TEXT },
  // Buttons, as they are and below a pointer.
  { foregrounds: ["fg.onAccent"], grounds: ["accent", "accent.hover"], least: TEXT },
  { foregrounds: ["fg.onDanger"], grounds: ["danger"], least: TEXT },
  { foregrounds: ["fg.onHighlight"], grounds: ["highlight", "fg.inverse"], least: TEXT },
  { foregrounds: ["bg.page"], grounds: ["fg"], least: TEXT },
  // The outlines of fields and buttons.
  { foregrounds: ["border.strong"], grounds: LIGHT, least: SHAPE },
  // The offices on the map, whose land has the color of lines.
  { foregrounds: ["accent"], grounds: ["border"], least: SHAPE },
];

/** A color that can't be told from its ground well enough. */
export interface TooAlike {
  readonly foreground: Role;
  readonly ground: Role;
  readonly ratio: number;
  readonly least: number;
}

/** The places of the light look's colors and of the dark one's. */
const LOOKS = [0, 1] as const;

/** Returns a ground as it is over white, the lightest thing that may show through it. */
const opaque = (ground: string) => blend([PAPER.ground, ground]);

/**
 * Finds the pairs of colors that are too alike, in the light look and in the dark one.
 *
 * @returns each pair of roles once, the worst of them first, with the contrast that they have and should have
 */
export function tooAlike(colors: Colors): readonly TooAlike[] {
  const found = new Map<string, TooAlike>();
  for (const { foregrounds, grounds, least } of PAIRS) {
    for (const foreground of foregrounds) {
      for (const ground of grounds) {
        for (const look of LOOKS) {
          const ratio = wcagContrast(colorsOf(foreground, colors)[look], opaque(colorsOf(ground, colors)[look]));
          const roles = { foreground: rolesOf(foreground)[look], ground: rolesOf(ground)[look] };
          const key = Object.values(roles).toSorted().join(" ");
          const known = found.get(key);
          if (ratio < least && (!known || ratio / least < known.ratio / known.least)) {
            found.set(key, { ...roles, ratio, least });
          }
        }
      }
    }
  }
  return [...found.values()].toSorted((one, other) => one.ratio / one.least - other.ratio / other.least);
}
