/**
 * The brand's colors as "#RRGGBB": for the tokens (color-tokens.ts), and for what has no tokens, such as functions' pages and
 * the map. __tests__/unit/contrast.test.ts checks that every text can be read on its ground.
 */
export const colors = {
  /** The ground of pages. */
  ground: "#FAF8F4",
  /** Cards, fields, menus and dialogs. */
  panel: "#FFFFFF",
  /** Every other section, and quiet boxes. */
  band: "#EEF2F6",
  /** Thin lines, land on the map, the frame of a picture that is loading. */
  line: "#D9DFE7",
  /** Text on light grounds, and the ground of dark sections and banners. */
  ink: "#0B1B33",
  /** Secondary text on light grounds, and outlines of fields. */
  muted: "#4A5A70",
  /** Links, buttons and small headings on light grounds. */
  accent: "#0B7A6F",
  /** A figure on ink, or the ground of the one button there. */
  highlight: "#E2A93B",
  /** Mistakes in a form, on light grounds. */
  danger: "#B42318",
  /** What lies on ink, and a button below a pointer. */
  raised: "#12305C",
  onInk: "#FFFFFF",
  mutedOnInk: "#A9B6C8",
  accentOnInk: "#2DD4BF",
  dangerOnInk: "#FF9B8F",
} as const;

/** Printed pages. */
export const PAPER = { ground: "white", ink: "black" } as const;

/**
 * Returns a translucent color.
 *
 * @param color as "#RRGGBB"
 * @param opacity from 0 to 1
 */
export function translucent(color: string, opacity: number): string {
  const channels = [1, 3, 5].map((index) => parseInt(color.slice(index, index + 2), 16));
  return `rgba(${[...channels, opacity].join(", ")})`;
}
