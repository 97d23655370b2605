/**
 * The brand's colors. Components use the tokens in color-tokens.ts; only code without tokens, such as functions' pages and the
 * map, uses these directly. __tests__/unit/contrast.test.ts checks the contrast of every text with its background.
 */
export const colors = {
  /** Page background. */
  ground: "#FAF8F4",
  /** Fields, menus and dialogs. */
  panel: "#FFFFFF",
  /** Boxes and alternating sections. */
  band: "#EEF2F6",
  /** Thin lines, land on the map, and the frame of a loading picture. */
  line: "#D9DFE7",
  /** Text on light backgrounds, and the background of dark sections and banners. */
  ink: "#0B1B33",
  /** Secondary text on light backgrounds, and field borders. */
  muted: "#4A5A70",
  /** Links and buttons on light backgrounds. */
  accent: "#0B7A6F",
  /** Figures and the button on ink. */
  highlight: "#E2A93B",
  /** Form errors on light backgrounds. */
  danger: "#B42318",
  /** Raised areas on ink. */
  raised: "#12305C",
  onInk: "#FFFFFF",
  mutedOnInk: "#A9B6C8",
  accentOnInk: "#2DD4BF",
  dangerOnInk: "#FF9B8F",
} as const;

/** @param color as "#RRGGBB" */
export function translucent(color: string, opacity: number): string {
  const channels = [1, 3, 5].map((index) => parseInt(color.slice(index, index + 2), 16));
  return `rgba(${[...channels, opacity].join(", ")})`;
}
