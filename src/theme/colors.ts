import theme from "../../data/theme.json";

/** Colors by what they do (data/schemas/theme.schema.json says what each does), as "#RRGGBB". */
export type Colors = typeof theme.colors;

/**
 * The brand's colors as plain values, for tokens and for what no browser styles: the web manifest, and the HTML of
 * functions.
 */
export const colors: Colors = theme.colors;

/** What a color is printed on, and what prints it: no brand's. */
export const PAPER = { ground: "white", ink: "black" } as const;

/**
 * Returns a color through which some of its ground shows.
 *
 * @param color as "#RRGGBB"
 * @param opacity from 0 to 1
 */
export function translucent(color: string, opacity: number): string {
  const channels = [1, 3, 5].map((index) => parseInt(color.slice(index, index + 2), 16));
  return `rgba(${[...channels, opacity].join(", ")})`;
}
